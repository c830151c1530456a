import { useText } from '../../../lib/intl.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Shows that the user's PDF is being made, with its place in the queue once known. */
export function QueuePlace({ busy, place }: { busy: boolean; place: number }) {
  const text = useText()
  if (!busy) return null
  return (
    <Notice role="status">
      {place === 0 ? text('brochure.waiting') : text('brochure.queue', { place })}
    </Notice>
  )
}
