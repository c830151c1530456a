import type { Payload, TypedUser } from 'payload'
import { entryIdsChangedBy } from '#hooks/log/entryIdsChangedBy.ts'
import { websiteStates } from '#lib/websites/websiteChecks.ts'
import { makesHomeVisits } from '#publicData/homeVisitors.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { nameKey, townKeyOf, townKeyOfEntry } from '#publicData/nameKey.ts'
import { today } from '#publicData/onDate.ts'
import type { StaffFields } from '#publicData/rows.ts'
import { type Findable, findableOf, matcherOf } from '#publicData/search/matcher.ts'
import { byName } from '#publicData/words/byName.ts'
import { Spelling } from '#publicData/words/Spelling.ts'
import { createDueTest } from '#shared/checked'
import type { QueryOf } from '#shared/contract'
import type { EntrySelection } from '#shared/contract/tables'
import type { Entry } from '#shared/entry'
import { type EntryFilter, type EntrySort, entrySorts, pageOf } from '#shared/entryTable'
import { type EntryFieldName, entryFieldNames, phoneNames, textNames } from '#shared/fields/entryFields'
import { compareGerman, fold, foldedWords } from '#shared/fold'

const cache = new WeakMap<Entry, Findable>()

function findable(entry: Entry, { submitterEmail }: StaffFields) {
  const of = (name: keyof Entry) => entry[name]
  const found =
    cache.get(entry) ??
    findableOf({ texts: [...textNames.map(of), submitterEmail], phones: phoneNames.map(of) })
  cache.set(entry, found)
  return found
}

/** Corrects misspelled names, towns and categories as the public search does; `null` if there is nothing to mend. */
function spelledRight(query: string, entries: readonly Entry[]) {
  const spelling = new Spelling()
  for (const { name, city, category } of entries)
    for (const word of foldedWords(`${name} ${city} ${category}`)) spelling.add(word, word)
  const words = foldedWords(query)
  const meant = words.map((word) =>
    spelling.has(word) || /\d/.test(word)
      ? word
      : (spelling.withOneMistake(word) ?? spelling.soundsLike(word) ?? word),
  )
  return meant.join(' ') === words.join(' ') ? null : meant.join(' ')
}

const nameFits = ['same', 'begins', 'contains', 'elsewhere'] as const
type NameFit = (typeof nameFits)[number]

/** Without words, every name is `same`. */
function nameFit(query: string): (entry: Entry) => NameFit {
  const words = foldedWords(query)
  const wanted = words.join(' ')
  return ({ name }) => {
    const nameWords = foldedWords(name)
    if (wanted === '' || nameWords.join(' ') === wanted) return 'same'
    if (words.every((word) => nameWords.some((other) => other.startsWith(word)))) return 'begins'
    const folded = fold(name)
    return words.every((word) => folded.includes(word)) ? 'contains' : 'elsewhere'
  }
}

/** Names the field with most words that the name lacks, or the whole number. */
function fieldSearch(query: string): (entry: Entry) => EntryFieldName | null {
  const isMeant = matcherOf(query)
  const all = foldedWords(query)
  return (entry) => {
    const name = fold(entry.name)
    const words = all.filter((word) => !name.includes(word))
    let best: { field: EntryFieldName; count: number } | null = null
    for (const field of entryFieldNames) {
      const value = entry[field]
      if (field === 'name' || typeof value !== 'string' || value === '') continue
      const isNumber =
        phoneNames.some((phone) => phone === field) && isMeant(findableOf({ texts: [], phones: [value] }))
      const folded = fold(value)
      const count = isNumber ? words.length : words.filter((word) => folded.includes(word)).length
      if (count > (best?.count ?? 0)) best = { field, count }
    }
    return best?.field ?? null
  }
}

interface Known {
  entry: Entry
  staff: StaffFields
  /** Changed by the current account. */
  mine: ReadonlySet<string>
  isDue: (entry: Entry) => boolean
  websites: ReadonlyMap<string, unknown>
}

const keeps: Record<EntryFilter, (row: Known) => boolean> = {
  withoutEmail: ({ entry }) => entry.email === '',
  withoutPlace: ({ entry, staff }) => entry.lat === null || staff.positionSource === 'postcode',
  withoutPhone: ({ entry }) => entry.phone === '' && entry.mobile === '',
  withoutHours: ({ entry }) => entry.opened === '',
  hoursNotRead: ({ entry }) => entry.hoursNotes.length > 0,
  checkedLongAgo: ({ entry, isDue }) => isDue(entry),
  visitsByWords: ({ entry }) =>
    entry.homeVisits === null && (makesHomeVisits(entry) || entry.serviceArea !== ''),
  websiteSilent: ({ entry, websites }) => websites.has(entry.website),
  changedByMe: ({ entry, mine }) => mine.has(entry.uuid),
}

export async function selectEntries(payload: Payload, user: TypedUser, query: EntrySelection) {
  const model = publicDataOf(payload)
  const mine = query.filter.includes('changedByMe')
    ? await entryIdsChangedBy(payload, user)
    : new Set<string>()
  const websites = query.filter.includes('websiteSilent') ? await websiteStates(payload) : new Map()
  const category = nameKey(query.category)
  const town = townKeyOf(query.town)
  const filters = query.filter.map((name) => keeps[name])

  const isDue = createDueTest(today())
  const all = model.allEntries()
  const select = (words: string) => {
    const isMeant = matcherOf(words)
    return all.filter((entry) => {
      if (category !== '' && nameKey(entry.category) !== category) return false
      if (town !== '' && townKeyOfEntry(entry) !== town) return false
      const staff = model.staffFieldsOf(entry.uuid)
      const row = { entry, staff, mine, isDue, websites }
      return filters.every((keep) => keep(row)) && isMeant(findable(entry, staff))
    })
  }
  const exact = select(query.q)
  const meant = exact.length === 0 ? spelledRight(query.q, all) : null
  const listed = meant === null ? exact : select(meant)
  const fitOf = nameFit(meant ?? query.q)
  inOrder(listed, query.sort, fitOf)
  return { all, listed, fitOf, meant: listed.length > 0 ? meant : null }
}

export async function entryTable(payload: Payload, user: TypedUser, query: QueryOf<'GET /api/entrytable'>) {
  const { all, listed, fitOf, meant } = await selectEntries(payload, user, query)
  const fieldOf = fieldSearch(meant ?? query.q)
  const { page, pages, from, to } = pageOf(query.page, listed.length)
  const rows = listed.slice(from, to)
  return {
    rows,
    foundIn: Object.fromEntries(
      rows.flatMap((entry) => {
        const field = fitOf(entry) === 'elsewhere' && fieldOf(entry)
        return field ? [[entry.uuid, field]] : []
      }),
    ),
    meant,
    total: listed.length,
    page,
    pages,
    next: nextIn(listed, query.of),
    towns: namesIn(all.map(({ city }) => city)),
  }
}

function nextIn(listed: readonly Entry[], id: string) {
  const index = listed.findIndex(({ uuid }) => uuid === id)
  const next = index >= 0 && listed[index + 1]
  return next ? { uuid: next.uuid, name: next.name } : null
}

/** Sorts by how well the name matches unless a field is given. Empty values come last in both directions. */
function inOrder(entries: Entry[], sort: string, fitOf: (entry: Entry) => NameFit) {
  const isDown = sort.startsWith('-')
  const sortKey = isDown ? sort.slice(1) : sort
  const key: EntrySort | undefined = entrySorts.find((allowed) => allowed === sortKey)
  if (key === undefined) {
    const ranks = new Map(entries.map((entry) => [entry, nameFits.indexOf(fitOf(entry))]))
    entries.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || byName(a, b))
    return
  }
  const turn = isDown ? -1 : 1
  const isTime = key === 'updatedAt' || key === 'checkedAt'
  const compare = isTime ? (a: string, b: string) => (a < b ? -1 : Number(a > b)) : compareGerman
  entries.sort((a, b) => {
    const [one, other] = [a[key] ?? '', b[key] ?? '']
    if (one === '' || other === '') return Number(one === '') - Number(other === '') || byName(a, b)
    return turn * compare(one, other) || byName(a, b)
  })
}

export const namesIn = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => name !== '').sort(compareGerman)
