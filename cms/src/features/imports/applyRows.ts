import { categoryKey } from '@directory/shared/categoryName'
import { categoryOf } from '@directory/shared/rules/entryRules'
import { type PayloadRequest, ValidationError } from 'payload'
import { isSameTime, yieldToRequests } from '../../clock.ts'
import { findOrCreateCategory } from '../../collections/Categories/findOrCreateCategory.ts'
import { insertEntries, type NewEntry, writeEntry } from '../../collections/Entries/writeEntry.ts'
import { verifyEntry } from '../../collections/Verifications/verifyEntry.ts'
import { ApiError } from '../../lib/errors/apiError.ts'
import { findIds } from '../../lib/find/find.ts'
import type { StoredEntry } from '../../payload-types.ts'
import { type RowRemark, remark } from './remarks.ts'
import type { PreparedRow } from './rows.ts'

/** A row that is refused while it is written; ends the transaction. */
export class RefusedRow extends Error {
  readonly row: PreparedRow
  readonly remark: RowRemark
  constructor(row: PreparedRow, because: RowRemark) {
    super(`Row ${row.row} was refused`)
    this.row = row
    this.remark = because
  }
}

const changedMeanwhile = (row: PreparedRow) => new RefusedRow(row, remark('changed_meanwhile'))

async function applying<T>(row: PreparedRow, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const isRefusal = error instanceof ValidationError || error instanceof ApiError
    if (!isRefusal) throw error
    const [code, message] =
      error instanceof ApiError
        ? [error.data.code, error.message]
        : ['invalid', error.data.errors[0]?.message ?? error.message]
    throw new RefusedRow(row, { text: { code, message } })
  }
}

/**
 * Inserts rows, which the plan has normalised and checked, all at once. Returns how many addresses are to be looked up.
 *
 * @throws RefusedRow
 */
export async function insertRows(req: PayloadRequest, rows: readonly PreparedRow[]): Promise<number> {
  if (rows.length === 0) return 0
  const categoryIdOf = createCategoryIds(req)
  // Ids given to providers since the preview.
  const ids = await findIds(req.payload, 'entries', { id: { in: rows.map(({ id }) => id) } }, { req })
  const taken = rows.find(({ id }) => ids.includes(id))
  if (taken) throw changedMeanwhile(taken)
  const entries: NewEntry[] = []
  for (const row of rows) {
    const { id, fields: { category, categoryNew, ...fields } = {} } = row
    const name = categoryOf({ category, categoryNew }) ?? ''
    entries.push({ ...fields, id, category: await applying(row, () => categoryIdOf(name)) })
  }
  const waiting = await insertEntries(req, entries)
  for (const row of rows) await verify(req, row)
  return waiting
}

/** Returns how many addresses are to be looked up. @throws RefusedRow */
export async function changeRows(req: PayloadRequest, rows: readonly PreparedRow[]): Promise<number> {
  const categoryIdOf = createCategoryIds(req)
  let wanted = 0
  for (const row of rows) {
    if (await applying(row, () => changeRow(req, row, categoryIdOf))) wanted++
    await yieldToRequests()
  }
  return wanted
}

async function changeRow(req: PayloadRequest, row: PreparedRow, categoryIdOf: CategoryIdOf) {
  const { id, fields = {}, changes, updatedAt = '' } = row
  const where = { id: { equals: id } }
  const before = await req.payload.db.findOne<StoredEntry>({ collection: 'entries', where, req })
  if (!before || !isSameTime(before.updatedAt, updatedAt)) throw changedMeanwhile(row)
  const written = changes?.every(({ field }) => field === 'checkedAt')
    ? null
    : await writeEntry(req, {
        present: before,
        prepared: fields,
        categoryIdOf,
        ...(before.deletedAt && { lifecycle: { deletedAt: null } }),
      })
  await verify(req, row)
  return written?.needsLocating === true
}

const verify = async (req: PayloadRequest, { id, checkedAt }: PreparedRow) =>
  checkedAt && (await verifyEntry(req, { entry: id, by: 'import', at: checkedAt }))

type CategoryIdOf = (name: string) => Promise<string>

function createCategoryIds(req: PayloadRequest): CategoryIdOf {
  const ids = new Map<string, string>()
  return async (name) => {
    const key = categoryKey(name)
    const id = ids.get(key) ?? (await findOrCreateCategory(req, name))
    ids.set(key, id)
    return id
  }
}
