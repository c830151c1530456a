import type { MessageId } from './catalogues.ts'
import type { Entry } from './entry.ts'
import type { NamesOf } from './fields/entryFields.ts'
import { saysFree } from './freePlaces.ts'

/** Facts about an entry that depend on the visitor's place. */
export interface EntryFacts {
  /** At the wanted place; null if that is not said. */
  makesHomeVisits: (entry: Entry) => boolean | null
}

interface FilterRow {
  /** Of the checkbox. */
  label: MessageId
  /** Of the chip, and in print. */
  chip: MessageId
  /** If a list is empty because of this filter. */
  none: MessageId
  /** Null if the entry does not say. Calls take such a filter as a parameter. */
  answer?: (entry: Entry, facts: EntryFacts) => boolean | null
  /** For filters with three groups: entries with true come first. */
  says?: (entry: Entry) => boolean | null
  /** The second group. */
  saysInGeneral?: (entry: Entry) => boolean
  /** Only the browser knows it. */
  time?: 'today' | 'now'
  /** In the list, apart below it, or left out. */
  notSaid: 'listed' | 'apart' | 'left out'
}

function row<const More extends Partial<FilterRow>>(label: MessageId, more: More) {
  const usual: FilterRow = { label, chip: label, none: 'list.noneBut', notSaid: 'listed' }
  return { ...usual, ...more }
}

const access = (label: MessageId, ...needs: readonly NamesOf<'tristate'>[]) =>
  row(label, {
    says: (entry: Entry) =>
      needs.every((need) => entry[need]) || (needs.some((need) => entry[need] === false) ? false : null),
    saysInGeneral: ({ barrierfree }: Entry) => barrierfree,
  })

/** In the order of the checkboxes. */
export const filters = {
  barrierfree: row('list.barrierfree', {
    chip: 'entry.barrierfree',
    answer: ({ barrierfree }: Entry) => barrierfree,
    notSaid: 'left out',
  }),
  rollator: access('list.rollator', 'stepFree'),
  wheelchair: access('list.wheelchair', 'stepFree', 'wideDoor'),
  toilet: access('list.toilet', 'accessibleToilet'),
  freePlaces: row('entry_dialogue.places', {
    says: ({ places }: Entry) => (places === '' ? null : saysFree(places)),
  }),
  homeVisits: row('entry.comesToHouse', {
    answer: (entry: Entry, { makesHomeVisits }: EntryFacts) => makesHomeVisits(entry),
  }),
  openToday: row('list.openToday', { none: 'list.noneToday', time: 'today', notSaid: 'apart' }),
  openNow: row('list.openNow', { none: 'list.noneNow', time: 'now', notSaid: 'apart' }),
} as const satisfies Record<string, FilterRow>

type Rows = typeof filters
export type FilterName = keyof Rows
export type CallFilter = {
  [Name in FilterName]: Rows[Name] extends { time: string } ? never : Name
}[FilterName]
type TimeFilter = Exclude<FilterName, CallFilter>

export const filterNames = Object.keys(filters) as FilterName[]
const isTime = (name: FilterName) => 'time' in filters[name]
export const timeFilters = filterNames.filter((name): name is TimeFilter => isTime(name))
export const callFilters = filterNames.filter((name): name is CallFilter => !isTime(name))

/** In detail, in general (as accessible), or not. */
export const accessGroups = ['said', 'inGeneral', 'accessNotSaid'] as const
export type AccessGroup = (typeof accessGroups)[number]

/** Of those with groups among the filters; null if there is none. */
export function accessGroupBy(names: readonly FilterName[]): ((entry: Entry) => AccessGroup) | null {
  const rows = names.map((name): FilterRow => filters[name]).filter(({ says }) => says)
  if (rows.length === 0) return null
  return (entry) => {
    if (rows.every(({ says }) => says?.(entry))) return 'said'
    const isGeneral = rows.every(({ says, saysInGeneral }) => says?.(entry) || saysInGeneral?.(entry))
    return isGeneral ? 'inGeneral' : 'accessNotSaid'
  }
}

export function passesFilter(name: CallFilter, entry: Entry, facts: EntryFacts) {
  const { answer, says, notSaid }: FilterRow = filters[name]
  return says?.(entry) ?? answer?.(entry, facts) ?? notSaid === 'listed'
}
