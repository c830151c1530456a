import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { continueLine } from '../../database/journal.ts'
import { actIsLogged } from '../../hooks/log/logAct.ts'
import { inTransactionAs } from '../../lib/transaction/inTransaction.ts'
import { changeRows, insertRows, RefusedRow } from './applyRows.ts'
import { writeCategoryTypes } from './categoryTypes.ts'
import { changePart, type JournalItem, type PreparedRow, readPart, rowsPerPart, writePart } from './parts.ts'
import {
  changeImport,
  findImport,
  type ImportChange,
  type ImportCounts,
  type ImportLease,
  type ImportRecord,
  ImportTakenOver,
} from './records.ts'
import type { RowRemark } from './remarks.ts'

const partsOf = (count: number) => Math.ceil(count / rowsPerPart)

/**
 * Applies the next part of the plan together with its journal: both are saved or neither. First come the parts of the new
 * rows, then those of the changed ones. A row that is refused now becomes a faulty one. Returns true while there is more
 * to do.
 */
export async function applyStep(
  payload: Payload,
  record: ImportRecord,
  lease: ImportLease,
): Promise<boolean> {
  const newParts = partsOf(record.counts?.new ?? 0)
  const kind = record.step < newParts ? 'new' : 'changed'
  const index = kind === 'new' ? record.step : record.step - newParts
  const rows = await readPart(payload, [record.id, kind, index])
  const user = await userOf(payload, record)
  if (!rows) return applyCategories(payload, user, record, lease)
  const refused = new Map<PreparedRow, RowRemark>()
  for (;;) {
    try {
      await inTransactionAs(payload, user, (req) => applyBatch(req, record, lease, { kind, rows, refused }))
      return true
    } catch (error) {
      // It has ended its transaction, so the others are written again without it.
      if (!(error instanceof RefusedRow)) throw error
      refused.set(error.row, error.remark)
    }
  }
}

/** Applies, after all rows, the category types that they contain; some rows may have created the categories. */
async function applyCategories(
  payload: Payload,
  user: TypedUser | null,
  record: ImportRecord,
  lease: ImportLease,
): Promise<boolean> {
  const { categoryChanges = [], new: created = 0, changed = 0 } = record.counts ?? {}
  if (categoryChanges.length === 0 || record.step !== partsOf(created) + partsOf(changed)) return false
  await inTransactionAs(payload, user, async (req) => {
    await assertStillMine(req, record, lease)
    await writeCategoryTypes(req, categoryChanges)
    await changeImport(req, record.id, { ...lease, step: record.step + 1 })
  })
  return true
}

/** Returns the account that started it. Deleting the account does not end an import that was allowed. */
async function userOf(payload: Payload, { userId }: ImportRecord): Promise<TypedUser | null> {
  const options = { collection: 'users', id: userId ?? '', depth: 0, disableErrors: true } as const
  const user = await payload.findByID(options)
  return user && { ...user, collection: 'users' }
}

/** Part of the plan that is applied in one transaction, and its rows that were refused in an earlier attempt. */
interface Batch {
  kind: 'new' | 'changed'
  rows: PreparedRow[]
  refused: Map<PreparedRow, RowRemark>
}

async function applyBatch(
  req: PayloadRequest,
  record: ImportRecord,
  lease: ImportLease,
  { kind, rows, refused }: Batch,
): Promise<void> {
  const { id, step } = record
  const present = await assertStillMine(req, record, lease)
  const good = rows.filter((row) => !refused.has(row))
  const items = await (kind === 'new' ? insertRows(req, good) : changeRows(req, good))
  await writePart(req.payload, [id, 'journal', step], { items }, req)
  const faults = [...refused].map(([row, remark]) => ({ ...row, remarks: [remark] }))
  await addFaulty(req, present, faults)
  await changeImport(req, id, { ...lease, ...progress(present, items, kind, faults.length) })
}

/** Returns the import unless another process has taken it over; all further writes are noted under it. */
async function assertStillMine(
  req: PayloadRequest,
  { id, step }: ImportRecord,
  lease: ImportLease,
): Promise<ImportRecord> {
  const present = await findImport(req.payload, id, req)
  if (present?.state !== 'running' || present.step !== step || present.holder !== lease.holder)
    throw new ImportTakenOver()
  req.context[actIsLogged] = true
  await continueLine(req, id)
  return present
}

function progress(
  { step, current, error, counts, locating }: ImportRecord,
  items: readonly JournalItem[],
  kind: Batch['kind'],
  faulty: number,
): ImportChange {
  const wanted = items.filter(({ place }) => place === 'wanted').length
  return {
    ...{ step: step + 1, current: current + items.length, error: error + faulty },
    counts: counts && withRefused(counts, kind, faulty),
    ...(wanted > 0 && {
      locating: { total: (locating?.total ?? 0) + wanted },
    }),
  }
}

/** Counts refused rows separately, because the numbers of the plan tell where its parts begin. */
function withRefused(counts: ImportCounts, kind: Batch['kind'], count: number): ImportCounts {
  const refused = counts.refused ?? { new: 0, changed: 0 }
  return {
    ...counts,
    faulty: counts.faulty + count,
    refused: { ...refused, [kind]: refused[kind] + count },
  }
}

/** Adds rows after those that were faulty from the start. */
async function addFaulty(
  req: PayloadRequest,
  { id, counts }: ImportRecord,
  rows: PreparedRow[],
): Promise<void> {
  let count = counts?.faulty ?? 0
  for (let left = rows; left.length > 0; ) {
    const index = Math.floor(count / rowsPerPart)
    const there = await readPart(req.payload, [id, 'faulty', index], req)
    const fitting = left.slice(0, rowsPerPart - (there?.length ?? 0))
    const content = [...(there ?? []), ...fitting]
    if (there) await changePart(req, [id, 'faulty', index], content)
    else await writePart(req.payload, [id, 'faulty', index], content, req)
    count += fitting.length
    left = left.slice(fitting.length)
  }
}
