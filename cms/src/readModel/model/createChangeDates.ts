import { type ChangedNoun, tagOfCategory } from '../changes.ts'
import { nameKey } from '../nameKey.ts'
import type { TopCategoryRow } from '../rows.ts'
import { dayAfter } from '../today.ts'
import type { ReadState } from './createQueries.ts'

/** Returns the latest of times and days; `""` if none is known. */
const newest = (times: readonly (string | undefined)[]): string =>
  times.reduce<string>((last, time = '') => (time > last ? time : last), '')

/**
 * Creates the queries for the last change of pages, in ISO 8601: a time, or a day if it came by itself; `""` if it is not
 * known. What left a list counts, so that no date goes back.
 *
 * @param removedAt returns when something last left the list with a cache tag; `""` if nothing did
 */
export function createChangeDates(read: ReadState, removedAt: (tag: string) => string, today: () => string) {
  const timesOf = (noun: Exclude<ChangedNoun, 'settings' | 'entries' | 'news'>): (string | undefined)[] => [
    ...[...read(noun).values()].map(({ updatedAt }) => updatedAt),
    removedAt(noun),
  ]

  function categoryTimes(): Map<string, string | undefined> {
    return new Map([...read('categories').values()].map(({ name, updatedAt }) => [nameKey(name), updatedAt]))
  }

  /** Returns the last change of the list of a category, its providers and its name. */
  const list = (category: string, times = categoryTimes()): string =>
    newest([
      ...read('entries', category)
        .ofCategory(category, false, false)
        .map(({ updatedAt }) => updatedAt),
      removedAt(tagOfCategory(category)),
      times.get(nameKey(category)),
    ])

  function ofTopic({ updatedAt, categories }: TopCategoryRow): string {
    const times = categoryTimes()
    return newest([updatedAt, ...categories.map((category) => list(category, times))])
  }

  /** Returns the last change of the news, also the days on which some appeared or ended. */
  function news(): string {
    const times = [...read('news').values()].flatMap(({ showFrom, showUntil, updatedAt }) => {
      if (showFrom !== '' && showFrom > today()) return []
      if (showUntil === '' || showUntil >= today()) return [updatedAt, showFrom]
      // What was changed after its last day was no longer on the page.
      const isSeen = updatedAt.slice(0, 10) <= showUntil
      return [showFrom, dayAfter(showUntil), isSeen ? updatedAt : '']
    })
    return newest([...times, removedAt('news')])
  }

  const page = (name: string): string => read('pages').get(name)?.updatedAt ?? ''

  return {
    list: (category: string) => list(category),
    news,
    links: () => newest(timesOf('links')),
    page,
    topic(id: string): string {
      const row = read('topCategories').get(id)
      return row ? ofTopic(row) : ''
    },
    /** Returns the last change of the overview: topics, categories and the numbers of their providers. */
    categories(): string {
      const times = categoryTimes()
      const names = [...read('entries').categories(false).values()]
      return newest([
        ...timesOf('topCategories'),
        ...timesOf('categories'),
        ...names.map((name) => list(name, times)),
      ])
    },
    /** Returns the last change of the home page: its text, the topics with the names of categories, and the news. */
    home: () => newest([page('homepage'), ...timesOf('topCategories'), ...timesOf('categories'), news()]),
  }
}
