import type { Context } from '../../operations/collections/validate.ts'
import { localeOf, words } from '../../operations/words/words.ts'
import { isPictureFile } from './storeFile.ts'

/** The name of a picture among the files. A picture chosen before may be gone by now and is accepted unchanged. */
export async function validatePicture(
  value: string | null | undefined,
  { previousValue, ...context }: Context & { previousValue?: string | null },
): Promise<true | string> {
  return (
    !value ||
    value === previousValue ||
    (await isPictureFile(context.req, value)) ||
    words(localeOf(context.req), 'error.picture_unknown')
  )
}
