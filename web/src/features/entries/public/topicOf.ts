import type { TopCategory } from '@directory/shared/category'

/** Returns the topic with the id or title from the address. */
export const topicOf = (tops: readonly TopCategory[] | undefined, named: string): TopCategory | undefined =>
  tops?.find(({ id, title }) => id === named || title === named)
