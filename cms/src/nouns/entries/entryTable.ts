import { createDueTest } from '@directory/shared/checked'
import type { OutputOf, QueryOf } from '@directory/shared/contract'
import type { Entry } from '@directory/shared/entry'
import { type EntryFilter, type EntrySort, entrySorts, tablePage } from '@directory/shared/entryTable'
import { compareGerman } from '@directory/shared/fold'
import type { Payload, TypedUser } from 'payload'
import { entryIdsChangedBy } from '../../operations/log/entryIdsChangedBy.ts'
import { byName } from '../../readModel/byName.ts'
import { makesHomeVisits } from '../../readModel/homeVisitors.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { nameKey, townKeyOf, townKeyOfEntry } from '../../readModel/nameKey.ts'
import type { StaffFields } from '../../readModel/rows.ts'
import { today } from '../../readModel/today.ts'
import { fieldSearch, type NameFit, nameFit, nameFits, spelledRight, tableSearch } from './tableText.ts'

/** Data of an entry that filters may use. */
interface Known {
  entry: Entry
  /** Fields that only staff see. */
  staff: StaffFields
  /** Ids of the entries that the current account has changed. */
  mine: ReadonlySet<string>
  isDue: (entry: Entry) => boolean
}

const keeps: Record<EntryFilter, (row: Known) => boolean> = {
  withoutEmail: ({ entry }) => entry.email === '',
  withoutPlace: ({ entry }) => entry.lat === null,
  checkedLongAgo: ({ entry, isDue }) => isDue(entry),
  visitsByWords: ({ entry }) =>
    entry.homeVisits === null && (makesHomeVisits(entry) || entry.serviceArea !== ''),
  changedByMe: ({ entry, mine }) => mine.has(entry.uuid),
}

/** Returns a page of all public entries as staff have filtered and sorted them, from memory. */
export async function entryTable(
  payload: Payload,
  user: TypedUser,
  query: QueryOf<'GET /api/entrytable'>,
): Promise<OutputOf<'GET /api/entrytable'>> {
  const model = readModelOf(payload)
  const mine = query.filter.includes('changedByMe')
    ? await entryIdsChangedBy(payload, user)
    : new Set<string>()
  const category = nameKey(query.category)
  const town = townKeyOf(query.town)
  const filters = query.filter.map((name) => keeps[name])

  const isDue = createDueTest(today())
  const all = model.allEntries()
  const select = (isMeant: ReturnType<typeof tableSearch>) =>
    all.filter((entry) => {
      if (category !== '' && nameKey(entry.category) !== category) return false
      if (town !== '' && townKeyOfEntry(entry) !== town) return false
      const staff = model.staffFieldsOf(entry.uuid)
      return (
        filters.every((keep) => keep({ entry, staff, mine, isDue })) && isMeant(entry, [staff.submitterEmail])
      )
    })
  const exact = select(tableSearch(query.q))
  const meant = exact.length === 0 ? spelledRight(query.q, all) : null
  const listed = meant === null ? exact : select(tableSearch(meant))
  const fitOf = nameFit(meant ?? query.q)
  const fieldOf = fieldSearch(meant ?? query.q)
  inOrder(listed, query.sort, fitOf)
  const pages = Math.max(1, Math.ceil(listed.length / tablePage))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.page)) || 1))
  const rows = listed.slice((page - 1) * tablePage, page * tablePage)
  return {
    rows,
    foundIn: Object.fromEntries(
      rows.flatMap((entry) => {
        const field = fitOf(entry) === 'elsewhere' && fieldOf(entry)
        return field ? [[entry.uuid, field]] : []
      }),
    ),
    meant: listed.length > 0 ? meant : null,
    total: listed.length,
    page,
    pages,
    next: nextIn(listed, query.of),
    towns: [...new Set(all.map(({ city }) => city))].filter((city) => city !== '').sort(compareGerman),
  }
}

function nextIn(listed: readonly Entry[], id: string): { uuid: string; name: string } | null {
  const index = id === '' ? -1 : listed.findIndex(({ uuid }) => uuid === id)
  const next = index === -1 ? undefined : listed[index + 1]
  return next ? { uuid: next.uuid, name: next.name } : null
}

/**
 * Sorts by how well the name matches unless a field is given. Empty values come last in both directions; ties are
 * sorted by name.
 */
function inOrder(entries: Entry[], sort: string, fitOf: (entry: Entry) => NameFit): void {
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
