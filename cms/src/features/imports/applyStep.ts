import { type Payload, type PayloadRequest, type TypedUser, ValidationError } from 'payload'
import { isSameTime, yieldToRequests } from '#clock.ts'
import { findOrCreateCategory } from '#collections/Categories/findOrCreateCategory.ts'
import { insertEntries, type NewEntry, writeEntry } from '#collections/Entries/writeEntry.ts'
import { verifyEntry } from '#collections/Verifications/verifyEntry.ts'
import { continueLine } from '#database/journal.ts'
import { actIsLogged } from '#hooks/log/logAct.ts'
import { ApiError } from '#lib/errors/apiError.ts'
import { findIds, findOne, findStored } from '#lib/find/find.ts'
import { inTransactionAs } from '#lib/transaction/inTransaction.ts'
import type { StoredEntry } from '#payload-types.ts'
import { categoryKey } from '#shared/categoryName'
import { categoryOf } from '#shared/rules/entryRules'
import { changePart, countRows, isListed, readPart } from './parts.ts'
import { changeImport, findImport, type ImportRecord } from './records.ts'
import { type RowRemark, remark } from './remarks.ts'
import type { PreparedRow } from './rows.ts'

/** A row that is refused while it is written; ends the transaction. */
class RefusedRow extends Error {
  readonly row: PreparedRow
  constructor(row: PreparedRow, because: RowRemark) {
    super(`Row ${row.row} was refused`)
    this.row = { ...row, kind: 'faulty', remarks: [because] }
  }
}

const changedMeanwhile = (row: PreparedRow) => new RefusedRow(row, remark('changed_meanwhile'))

const applying = <T>(row: PreparedRow, act: () => Promise<T>) =>
  act().catch((error: unknown) => {
    if (error instanceof ApiError)
      throw new RefusedRow(row, { refusal: { code: error.data.code, message: error.message } })
    if (!(error instanceof ValidationError)) throw error
    const message = error.data.errors[0]?.message ?? error.message
    throw new RefusedRow(row, { refusal: { code: 'invalid', message } })
  })

/**
 * Applies the next part of the plan and its journal in one transaction. A refused row becomes faulty. Returns false if
 * there is no further part.
 */
export async function applyStep(payload: Payload, record: ImportRecord) {
  const planned = await readPart(payload, [record.id, 'plan', record.step])
  if (!planned) return false
  // Deleting the account does not end an import that was allowed.
  const account = await findOne(payload, 'users', record.userId ?? '')
  const user: TypedUser | null = account && { ...account, collection: 'users' }
  for (let rows = planned; ; ) {
    try {
      await inTransactionAs(payload, user, (req) => applyPart(req, record, planned, rows))
      return true
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error
      // The refusal ended the transaction; write the other rows again.
      rows = rows.map((one) => (one.row === error.row.row ? error.row : one))
    }
  }
}

/** @param rows as planned, but for those that were refused */
async function applyPart(
  req: PayloadRequest,
  { id, step }: ImportRecord,
  planned: readonly PreparedRow[],
  rows: readonly PreparedRow[],
) {
  const present = await findImport(req, id)
  // Cancelled, or another server has done this step.
  if (present?.state !== 'running' || present.step !== step || !present.counts) return
  req.context[actIsLogged] = true
  await continueLine(req, id)
  const [created, changed] = [rows.filter(isListed.new), rows.filter(isListed.changed)]
  const categoryIdOf = createCategoryIds(req)
  const wanted =
    (await insertRows(req, created, categoryIdOf)) + (await changeRows(req, changed, categoryIdOf))
  if (rows !== planned) await changePart(req, [id, 'plan', step], rows)
  const counts = countRows(countRows(present.counts, planned, -1), rows)
  const current = present.current + created.length + changed.length
  const toLocate = present.toLocate + wanted
  await changeImport(req, id, { step: step + 1, current, error: counts.faulty, toLocate, counts })
}

/** Inserts rows, which the plan has normalised and checked, all at once. Returns how many addresses are to be looked up. */
async function insertRows(req: PayloadRequest, rows: readonly PreparedRow[], categoryIdOf: CategoryIdOf) {
  if (rows.length === 0) return 0
  // Ids given to providers since the preview.
  const ids = await findIds(req, 'entries', { id: { in: rows.map(({ id }) => id) } })
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

/** Returns how many addresses are to be looked up. */
async function changeRows(req: PayloadRequest, rows: readonly PreparedRow[], categoryIdOf: CategoryIdOf) {
  let wanted = 0
  for (const row of rows) {
    if (await applying(row, () => changeRow(req, row, categoryIdOf))) wanted++
    await yieldToRequests()
  }
  return wanted
}

async function changeRow(req: PayloadRequest, row: PreparedRow, categoryIdOf: CategoryIdOf) {
  const { id, fields = {}, changes, updatedAt = '' } = row
  const [present] = await findStored<StoredEntry>(req, 'entries', { id: { equals: id } })
  if (!present || !isSameTime(present.updatedAt, updatedAt)) throw changedMeanwhile(row)
  const lifecycle = present.deletedAt && { lifecycle: { deletedAt: null } }
  const written = changes?.every(({ field }) => field === 'checkedAt')
    ? null
    : await writeEntry(req, { present, prepared: fields, categoryIdOf, ...lifecycle })
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
