import type { TopCategory } from '@directory/shared/category'

/** The topic that an address names, by id or title. */
export const topicOf = (tops: readonly TopCategory[] | undefined, named: string): TopCategory | undefined =>
  tops?.find(({ id, title }) => id === named || title === named)
