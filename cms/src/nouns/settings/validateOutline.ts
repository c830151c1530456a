import type { Context } from '../../operations/collections/validate.ts'
import { localeOf, translate } from '../../operations/words/translate.ts'
import { outlineFault } from '../files/outlineFault.ts'

/** Refuses a file that maps cannot draw. */
export async function validateOutline(
  value: string | { id: string } | null | undefined,
  context: Context,
): Promise<true | string> {
  if (!value) return true
  const fault = await outlineFault(context.req, typeof value === 'string' ? value : value.id)
  return fault === null || translate(localeOf(context.req), `admin.outline.${fault}`)
}
