import type { Entry } from '@directory/shared/entry'
import { yieldToRequests } from '../../clock.ts'
import {
  type Compared,
  createAlikeIndex,
  type Likeness,
  type Traits,
  traitsOf,
} from '../../nouns/entries/alikeIndex.ts'
import type { ReadRow } from './readRow.ts'
import { type RowRemark, rowWarnings } from './rowNotes.ts'
import { listedByTown } from './similarInTown.ts'

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
