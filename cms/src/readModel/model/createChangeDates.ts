import { type ChangedNoun, listOfCategory } from '../changes.ts'
import { nameKey } from '../nameKey.ts'
import type { TopCategoryRow } from '../rows.ts'
import { dayAfter } from '../today.ts'
import type { State } from './state.ts'

/** Returns the latest of times and days; `""` if none is known. */
const newest = (times: readonly (string | undefined)[]): string =>
  times.reduce<string>((last, time = '') => (time > last ? time : last), '')

/**
 * Creates the queries for the last change of pages, in ISO 8601: a time, or a day if it came by itself; `""` if it is not
 * known. What left a list counts, so that no date goes back.
 */
export function createChangeDates(state: () => State, today: () => string) {
  /** Returns when something last left a list; `""` if nothing did. */
  const removedAt = (list: string): string => state().removed.get(list) ?? ''
  const timesOf = (noun: Exclude<ChangedNoun, 'settings' | 'entries' | 'news'>): (string | undefined)[] => [
    ...[...state()[noun].values()].map(({ updatedAt }) => updatedAt),
    removedAt(noun),
  ]

  function categoryTimes(): Map<string, string | undefined> {
    return new Map([...state().categories.values()].map(({ name, updatedAt }) => [nameKey(name), updatedAt]))
  }

  /** Returns the last change of the list of a category, its providers and its name. */
  const list = (category: string, times = categoryTimes()): string =>
    newest([
      ...state()
        .entries.ofCategory(category, false, false)
        .map(({ updatedAt }) => updatedAt),
      removedAt(listOfCategory(category)),
      times.get(nameKey(category)),
    ])

  function ofTopic({ updatedAt, categories }: TopCategoryRow): string {
    const times = categoryTimes()
    return newest([updatedAt, ...categories.map((category) => list(category, times))])
  }

  /** Returns the last change of the news, also the days on which some appeared or ended. */
  function news(): string {
    const times = [...state().news.values()].flatMap(({ showFrom, showUntil, updatedAt }) => {
      if (showFrom !== '' && showFrom > today()) return []
      if (showUntil === '' || showUntil >= today()) return [updatedAt, showFrom]
      // What was changed after its last day was no longer on the page.
      const isSeen = updatedAt.slice(0, 10) <= showUntil
      return [showFrom, dayAfter(showUntil), isSeen ? updatedAt : '']
    })
    return newest([...times, removedAt('news')])
  }

  const page = (name: string): string => state().pages.get(name)?.updatedAt ?? ''

  return {
    list: (category: string) => list(category),
    news,
    links: () => newest(timesOf('links')),
    page,
    topic(id: string): string {
      const row = state().topCategories.get(id)
      return row ? ofTopic(row) : ''
    },
    /** Returns the last change of the overview: topics, categories and the numbers of their providers. */
    categories(): string {
      const times = categoryTimes()
      const names = [...state().entries.categories(false).values()]
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
