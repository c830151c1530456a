import { type Payload, type PayloadRequest, type TypedUser, ValidationError } from 'payload'
import { isSameTime, yieldToRequests } from '#clock.ts'
import { findOrCreateCategory } from '#collections/Categories/findOrCreateCategory.ts'
import { insertEntries, type NewEntry, writeEntry } from '#collections/Entries/writeEntry.ts'
import { verifyEntry } from '#collections/Verifications/verifyEntry.ts'
import { continueLine } from '#database/journal.ts'
import { actIsLogged } from '#hooks/log/logAct.ts'
import { ApiError } from '#lib/errors/apiError.ts'
import { findOne, findStored } from '#lib/find/find.ts'
import { inTransactionAs } from '#lib/transaction/inTransaction.ts'
import type { StoredEntry } from '#payload-types.ts'
import { categoryKey } from '#shared/categoryName'
import { categoryOf } from '#shared/rules/entryRules'
import { changePart, countRows, isListed, readPart } from './parts.ts'
import { changeImport, findImport, type ImportRecord } from './records.ts'
import { type RowRemark, remark } from './remarks.ts'
import type { PreparedRow } from './rows.ts'

/** A part of the plan while it is written. */
interface Part {
  req: PayloadRequest
  refused: Map<PreparedRow, RowRemark>
  /** The known ones, as they are now. */
  entries: ReadonlyMap<string, StoredEntry>
  categoryIdOf: (name: string) => Promise<string>
}

/** The next part of the plan in one transaction; a refused row becomes faulty. False if there is no further part. */
export async function applyStep(payload: Payload, record: ImportRecord) {
  const planned = await readPart(payload, [record.id, 'plan', record.step])
  if (!planned) return false
  // Deleting the account does not end an import that was allowed.
  const account = await findOne(payload, 'users', record.userId ?? '')
  const user: TypedUser | null = account && { ...account, collection: 'users' }
  const refused: Part['refused'] = new Map()
  for (;;) {
    const refusedBefore = refused.size
    try {
      await inTransactionAs(payload, user, (req) => applyPart(req, record, planned, refused))
      return true
    } catch (error) {
      // A refusal ends the transaction; the other rows are written again.
      if (refused.size === refusedBefore) throw error
    }
  }
}

async function applyPart(
  req: PayloadRequest,
  { id, step }: ImportRecord,
  planned: readonly PreparedRow[],
  refused: Part['refused'],
) {
  const record = await findImport(req, id)
  // Cancelled, or another server has done this step.
  if (record?.state !== 'running' || record.step !== step || !record.counts) return
  req.context[actIsLogged] = true
  await continueLine(req, id)
  const ids = planned.filter((row) => isListed.new(row) || isListed.changed(row)).map((row) => row.id)
  const found = await findStored<StoredEntry>(req, 'entries', { id: { in: ids } })
  const entries = new Map(found.map((entry) => [entry.id, entry]))
  const part: Part = { req, refused, entries, categoryIdOf: createCategoryIds(req) }
  const rows = planned.map((row): PreparedRow => {
    const because = refused.get(row) ?? (isChangedSince(part, row) && remark('changed_meanwhile'))
    return because ? { ...row, kind: 'faulty', remarks: [because] } : row
  })
  const [created, changed] = [rows.filter(isListed.new), rows.filter(isListed.changed)]
  let toLocate = record.toLocate + (await insertRows(part, created))
  for (const row of [...changed, ...created.filter(({ checkedAt }) => checkedAt)]) {
    if (await writeRow(part, row).catch((error) => refuse(part, row, error))) toLocate++
    await yieldToRequests()
  }
  if (rows.some((row, i) => row !== planned[i])) await changePart(req, [id, 'plan', step], rows)
  const counts = countRows(countRows(record.counts, planned, -1), rows)
  const current = record.current + created.length + changed.length
  await changeImport(req, id, { step: step + 1, current, error: counts.faulty, toLocate, counts })
}

/** A new one has been given its id since the preview, or a known one was edited. */
function isChangedSince({ entries }: Part, { kind, id, updatedAt = '' }: PreparedRow) {
  const present = entries.get(id)
  if (kind === 'new') return present !== undefined
  return kind === 'changed' && !(present && isSameTime(present.updatedAt, updatedAt))
}

function refuse({ refused }: Part, row: PreparedRow, error: unknown): never {
  const { message } = (error instanceof ValidationError && error.data.errors[0]) || (error as Error)
  const code = error instanceof ApiError ? error.data.code : error instanceof ValidationError && 'invalid'
  const values = (error instanceof ApiError ? error.data.values : {}) as RowRemark['values']
  if (code) refused.set(row, { refusal: { code, message }, values })
  throw error
}

async function insertRows(part: Part, rows: readonly PreparedRow[]) {
  const entries: NewEntry[] = []
  for (const row of rows) {
    const { id, fields: { category, categoryNew, ...fields } = {} } = row
    const found = part.categoryIdOf(categoryOf({ category, categoryNew }) ?? '')
    entries.push({ ...fields, id, category: await found.catch((error) => refuse(part, row, error)) })
  }
  return entries.length > 0 ? insertEntries(part.req, entries) : 0
}

/** The change of a known entry, and the verification of any. Returns whether its address is to be looked up. */
async function writeRow({ req, entries, categoryIdOf }: Part, row: PreparedRow) {
  const { id: entry, fields: prepared = {}, changes, checkedAt: at } = row
  const present = entries.get(entry)
  const isWritten = present && !changes?.every(({ field }) => field === 'checkedAt')
  const lifecycle = present?.deletedAt && { lifecycle: { deletedAt: null } }
  const saved = isWritten ? await writeEntry(req, { present, prepared, categoryIdOf, ...lifecycle }) : null
  if (at) await verifyEntry(req, { entry, by: 'import', at })
  return saved?.needsLocating === true
}

function createCategoryIds(req: PayloadRequest): Part['categoryIdOf'] {
  const ids = new Map<string, string>()
  return async (name) => {
    const key = categoryKey(name)
    const id = ids.get(key) ?? (await findOrCreateCategory(req, name))
    ids.set(key, id)
    return id
  }
}
