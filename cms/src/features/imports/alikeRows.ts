import type { Entry } from '@directory/shared/entry'
import { fold } from '@directory/shared/fold'
import type { Locale } from '@directory/shared/routes'
import { yieldToRequests } from '../../clock.ts'
import {
  type Compared,
  createAlikeIndex,
  type Likeness,
  type Traits,
  traitsOf,
} from '../../collections/Entries/alikeIndex.ts'
import { translate } from '../../lib/words/translate.ts'
import type { SyncedPublicData } from '../../publicData/live/publicData.ts'
import type { ReadRow } from './readRow.ts'
import { type RowRemark, rowWarnings, shorten } from './rowNotes.ts'

/** Finds public entries of a town with similar names, best first. */
export function createSimilarInTown(model: SyncedPublicData) {
  // Cache of folded names: thousands of entries are compared, in a few towns.
  const keys = new Map<string, string>()
  function keyOf(city: string): string {
    const known = keys.get(city)
    if (known !== undefined) return known
    const key = fold(city.trim())
    keys.set(city, key)
    return key
  }
  return (name: string, city: string): Entry[] => {
    const town = keyOf(city)
    return model.similarEntries(name, (entry) => keyOf(entry.city) === town)
  }
}

const maxListed = 3

/** Lists entries by name and category, for a remark. */
export const listed = (entries: readonly Entry[]) => list(entries, ({ category }) => category)

/** Lists entries by name and address, if only the address differs. */
export const listedByTown = (entries: readonly Entry[]) =>
  list(entries, ({ street, plz, city }) => `${street}, ${plz} ${city}`)

function list(entries: readonly Entry[], detail: (entry: Entry) => string): RowRemark {
  const shown = entries.slice(0, maxListed)
  const more = entries.length - shown.length
  const said = (locale: Locale, before: string, after: string) => {
    const names = shown
      .map((entry) => `${before}${shorten(entry.name, 100)}${after} (${detail(entry)})`)
      .join(', ')
    return more > 0 ? translate(locale, 'import.and_more', { names, count: more }) : names
  }
  return { de: said('de', '„', '“'), en: said('en', '“', '”') }
}

interface NewRow extends Compared {
  row: number
  hasUuid: boolean
}

/**
 * Finds providers, and earlier rows of a file, that may be what a row would add: under the judgement that lists possible
 * duplicates afterwards.
 */
export async function createAlikeRows(entriesByCategory: readonly (readonly Entry[])[]) {
  const entries = createAlikeIndex<Entry>()
  const rows = createAlikeIndex<NewRow>()
  for (const entriesInCategory of entriesByCategory) {
    for (const entry of entriesInCategory) entries.add(traitsOf(entry))
    await yieldToRequests()
  }
  // Each row is compared with the entries, then with the rows before it, and is then one of those itself.
  const traits = new WeakMap<ReadRow, Traits<Compared>>()
  function traitsOfRow(read: ReadRow): Traits<Compared> {
    const known = traits.get(read) ?? traitsOf(comparedOf(read))
    traits.set(read, known)
    return known
  }
  return {
    known(read: ReadRow): RowRemark[] {
      const { named, others } = parted(entries.like(traitsOfRow(read)))
      if (named.length > 0) return [rowWarnings.alike(listedByTown(named))]
      return others.length > 0 ? [rowWarnings.shared(listedByTown(others))] : []
    },
    earlierRows(read: ReadRow): RowRemark[] {
      // Two rows with UUIDs of their own are two providers, as the export of a directory with two alike has them.
      const all = rows.like(traitsOfRow(read)).filter(({ entry }) => !(entry.hasUuid && read.uuid !== null))
      const { named, others } = parted(all)
      const [like, other] = [named[0], others[0]]
      if (like) return [rowWarnings.alikeRow(like.row, like.name)]
      return other ? [rowWarnings.sharedRow(other.row, other.name)] : []
    },
    /** @param isCandidate false for a row that stays out: what it shares says as little, but nothing is like it */
    remember(row: number, read: ReadRow, isCandidate = true): void {
      const known = traitsOfRow(read)
      rows.add({ ...known, entry: { ...known.entry, row, hasUuid: read.uuid !== null } }, isCandidate)
    },
  }
}

const parted = <T>(all: readonly ({ entry: T } & Likeness)[]) => {
  const of = (isNamed: boolean) =>
    all.filter(({ reasons }) => reasons.includes('name') === isNamed).map(({ entry }) => entry)
  return { named: of(true), others: of(false) }
}

function comparedOf({ fields }: ReadRow): Compared {
  const { category = '', name = '', street = '', plz = '', city = '' } = fields
  const { email = '', phone = '', mobile = '' } = fields
  return { category, name, street, plz, city, email, phone, mobile }
}
