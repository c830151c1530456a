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

/** The reason of each row that cannot be written. */
type Refused = Map<PreparedRow, RowRemark>

/** The next part of the plan in one transaction; a refused row becomes faulty. False if there is no further part. */
export async function applyStep(payload: Payload, record: ImportRecord) {
  const planned = await readPart(payload, [record.id, 'plan', record.step])
  if (!planned) return false
  // Deleting the account does not end an import that was allowed.
  const account = await findOne(payload, 'users', record.userId ?? '')
  const user: TypedUser | null = account && { ...account, collection: 'users' }
  const refused: Refused = new Map()
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
  refused: Refused,
) {
  const record = await findImport(req, id)
  // Cancelled, or another server has done this step.
  if (record?.state !== 'running' || record.step !== step || !record.counts) return
  req.context[actIsLogged] = true
  await continueLine(req, id)
  const ids = planned.filter((row) => isListed.new(row) || isListed.changed(row)).map((row) => row.id)
  const found = await findStored<StoredEntry>(req, 'entries', { id: { in: ids } })
  const entries = new Map(found.map((entry) => [entry.id, entry]))
  const rows = planned.map((row): PreparedRow => {
    const because = refused.get(row) ?? (isChangedSince(row, entries) && remark('changed_meanwhile'))
    return because ? { ...row, kind: 'faulty', remarks: [because] } : row
  })
  const [created, changed] = [rows.filter(isListed.new), rows.filter(isListed.changed)]
  const categoryIdOf = createCategoryIds(req)
  let toLocate = record.toLocate + (await insertRows(req, created, refused, categoryIdOf))
  for (const row of changed) {
    const act = changeRow(req, row, entries.get(row.id), categoryIdOf)
    if (await act.catch((error) => refuse(refused, row, error))) toLocate++
    await yieldToRequests()
  }
  for (const { id: entry, checkedAt: at } of [...created, ...changed]) {
    if (!at) continue
    await verifyEntry(req, { entry, by: 'import', at })
    await yieldToRequests()
  }
  if (rows.some((row, i) => row !== planned[i])) await changePart(req, [id, 'plan', step], rows)
  const counts = countRows(countRows(record.counts, planned, -1), rows)
  const current = record.current + created.length + changed.length
  await changeImport(req, id, { step: step + 1, current, error: counts.faulty, toLocate, counts })
}

/** The row's entry was edited, or an entry with a new row's id was created, since the preview. */
function isChangedSince(
  { kind, id, updatedAt = '' }: PreparedRow,
  entries: ReadonlyMap<string, StoredEntry>,
) {
  const present = entries.get(id)
  if (kind === 'new') return present !== undefined
  return kind === 'changed' && !(present && isSameTime(present.updatedAt, updatedAt))
}

function refuse(refused: Refused, row: PreparedRow, error: unknown): never {
  if (error instanceof ApiError)
    refused.set(row, { refusal: { code: error.data.code, message: error.message } })
  if (error instanceof ValidationError)
    refused.set(row, {
      refusal: { code: 'invalid', message: error.data.errors[0]?.message ?? error.message },
    })
  throw error
}

/** All at once. Returns how many addresses are to be looked up. */
async function insertRows(
  req: PayloadRequest,
  rows: readonly PreparedRow[],
  refused: Refused,
  categoryIdOf: CategoryIdOf,
) {
  const entries: NewEntry[] = []
  for (const row of rows) {
    const { id, fields: { category, categoryNew, ...fields } = {} } = row
    const found = categoryIdOf(categoryOf({ category, categoryNew }) ?? '')
    entries.push({ ...fields, id, category: await found.catch((error) => refuse(refused, row, error)) })
  }
  return entries.length > 0 ? insertEntries(req, entries) : 0
}

/** Whether its address is to be looked up. */
async function changeRow(
  req: PayloadRequest,
  { fields = {}, changes }: PreparedRow,
  present: StoredEntry | undefined,
  categoryIdOf: CategoryIdOf,
) {
  if (changes?.every(({ field }) => field === 'checkedAt')) return false
  const lifecycle = present?.deletedAt && { lifecycle: { deletedAt: null } }
  const { needsLocating } = await writeEntry(req, { present, prepared: fields, categoryIdOf, ...lifecycle })
  return needsLocating === true
}

type CategoryIdOf = ReturnType<typeof createCategoryIds>

function createCategoryIds(req: PayloadRequest) {
  const ids = new Map<string, string>()
  return async (name: string) => {
    const key = categoryKey(name)
    const id = ids.get(key) ?? (await findOrCreateCategory(req, name))
    ids.set(key, id)
    return id
  }
}
