import type { Context } from '../../operations/collections/validate.ts'
import { localeOf, translate } from '../../operations/words/translate.ts'
import { isPictureFile } from './storeFile.ts'

/** Validates the name of a picture among the files. An unchanged name is accepted even if that picture is gone. */
export async function validatePicture(
  value: string | null | undefined,
  { previousValue, ...context }: Context & { previousValue?: string | null },
): Promise<true | string> {
  return (
    !value ||
    value === previousValue ||
    (await isPictureFile(context.req, value)) ||
    translate(localeOf(context.req), 'error.picture_unknown')
  )
}
