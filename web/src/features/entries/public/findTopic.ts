import type { TopCategory } from '#shared/category'
import type { Entry } from '#shared/entry'
import { fold } from '#shared/fold'

export const findTopic = (
  topCategories: readonly TopCategory[] | undefined,
  idOrTitle: string,
): TopCategory | undefined => topCategories?.find(({ id, title }) => id === idOrTitle || title === idOrTitle)

/** The name in an address may differ in case and spacing. */
export function spelledCategory(typed: string, entry: Entry | undefined): string {
  return entry && fold(entry.category) === fold(typed.trim()) ? entry.category : typed
}
