import { categoryKey } from '@directory/shared/categoryName'
import { type CleanEntryFields, categoryOf } from '@directory/shared/entryRules'
import type { PayloadRequest } from 'payload'
import { yieldToRequests } from '../../clock.ts'
import { findOrCreateCategory } from '../../collections/Entries/findOrCreateCategory.ts'
import { insertEntries, type NewEntry, writeEntry } from '../../collections/Entries/writeEntry.ts'
import { verifyEntry } from '../../collections/Verifications/verifyEntry.ts'
import { isSameTime } from '../../lib/errors/sameTime.ts'
import type { StoredEntry } from '../../payload-types.ts'
import type { JournalItem, PreparedRow } from './parts.ts'
import { RowFault, rowFaults } from './rowNotes.ts'

/** Gets each row that cannot be applied; throws if that ends the transaction. */
type Refuse = (row: PreparedRow, error: unknown) => void

/** Inserts rows, which the plan has normalised and checked, all at once. */
export async function insertRows(
  req: PayloadRequest,
  rows: readonly PreparedRow[],
  refuse: Refuse,
): Promise<JournalItem[]> {
  if (rows.length === 0) return []
  const categoryIdOf = createCategoryIds(req)
  const taken = await idsInUse(req, rows)
  const inserted: PreparedRow[] = []
  const entries: NewEntry[] = []
  for (const row of rows) {
    const { id, fields: { category, categoryNew, ...fields } = {} } = row
    try {
      if (taken.has(id)) throw new RowFault(rowFaults.changedMeanwhile())
      const name = categoryOf({ category, categoryNew }) ?? ''
      entries.push({ ...fields, id, category: await categoryIdOf(name) })
      inserted.push(row)
    } catch (error) {
      refuse(row, error)
    }
  }
  await insertEntries(req, entries)
  for (const row of inserted) await verify(req, row)
  return inserted.map(({ id, fields = {} }) => ({ id, ...(!isPlaced(fields) && { place: 'wanted' }) }))
}

/** Returns the ids of new rows that a provider has got since the preview. */
async function idsInUse(req: PayloadRequest, rows: readonly PreparedRow[]): Promise<Set<string>> {
  const { docs } = await req.payload.db.find<StoredEntry>({
    ...{ collection: 'entries', where: { id: { in: rows.map(({ id }) => id) } }, select: { name: true } },
    ...{ limit: 0, pagination: false, req },
  })
  return new Set(docs.map(({ id }) => id))
}

export async function changeRows(
  req: PayloadRequest,
  rows: readonly PreparedRow[],
  refuse: Refuse,
): Promise<JournalItem[]> {
  const categoryIdOf = createCategoryIds(req)
  const items: JournalItem[] = []
  for (const row of rows) {
    try {
      items.push(await changeRow(req, row, categoryIdOf))
    } catch (error) {
      refuse(row, error)
    }
    // Other requests get their turn between two rows.
    await yieldToRequests()
  }
  return items
}

async function changeRow(
  req: PayloadRequest,
  row: PreparedRow,
  categoryIdOf: CategoryIdOf,
): Promise<JournalItem> {
  const { id, fields = {}, changes, updatedAt = '' } = row
  const before = await req.payload.db.findOne<StoredEntry>({
    collection: 'entries',
    where: { id: { equals: id } },
    req,
  })
  if (!before || !isSameTime(before.updatedAt, updatedAt)) throw new RowFault(rowFaults.changedMeanwhile())
  if (changes?.every(({ field }) => field === 'checkedAt')) {
    await verify(req, row)
    return { id }
  }
  const written = await writeEntry(req, {
    present: before,
    prepared: fields,
    ...(before.deletedAt && { lifecycle: { deletedAt: null } }),
    categoryIdOf,
  })
  await verify(req, row)
  const from = changes?.find(({ field }) => field === 'category')?.from
  const isMoved = 'street' in fields || 'plz' in fields || 'city' in fields
  const isWanted = !isPlaced(written) || (isMoved && !('lat' in fields))
  return { id, ...(from !== undefined && { category: from }), ...(isWanted && { place: 'wanted' }) }
}

const isPlaced = ({ lat, lon }: Pick<CleanEntryFields, 'lat' | 'lon'>) =>
  typeof lat === 'number' && typeof lon === 'number'

const verify = async (req: PayloadRequest, { id, checkedAt }: PreparedRow) =>
  checkedAt && (await verifyEntry(req, { entry: id, by: 'import', at: checkedAt }))

type CategoryIdOf = (name: string) => Promise<string>

/** Looks each category up once for all rows. */
function createCategoryIds(req: PayloadRequest): CategoryIdOf {
  const ids = new Map<string, string>()
  return async (name) => {
    const key = categoryKey(name)
    const id = ids.get(key) ?? (await findOrCreateCategory(req, name))
    ids.set(key, id)
    return id
  }
}
