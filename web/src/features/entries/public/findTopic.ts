import type { TopCategory } from '@directory/shared/category'
import type { Entry } from '@directory/shared/entry'
import { fold } from '@directory/shared/fold'

/** Returns the topic with the id or title from the address. */
export const findTopic = (
  topCategories: readonly TopCategory[] | undefined,
  idOrTitle: string,
): TopCategory | undefined => topCategories?.find(({ id, title }) => id === idOrTitle || title === idOrTitle)

/** Returns a category as its entries spell it: the name in an address may differ in case and spacing. */
export function spelledCategory(typed: string, entry: Entry | undefined): string {
  return entry && fold(entry.category) === fold(typed.trim()) ? entry.category : typed
}
