import type { TopCategory } from '@directory/shared/category'

/** Returns the topic with the id or title from the address. */
export const findTopic = (
  topCategories: readonly TopCategory[] | undefined,
  idOrTitle: string,
): TopCategory | undefined => topCategories?.find(({ id, title }) => id === idOrTitle || title === idOrTitle)
