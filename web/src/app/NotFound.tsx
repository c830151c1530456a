import { NotFoundMessage } from '#ui/NotFoundMessage.tsx'

/** A file of its own, because the server looks up the files of a page's code by its source. */
export default function NotFound() {
  return <NotFoundMessage />
}
