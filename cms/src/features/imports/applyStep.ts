import { type Payload, type PayloadRequest, type TypedUser, ValidationError } from 'payload'
import { continueLine } from '../../database/journal.ts'
import { actIsLogged } from '../../hooks/log/logAct.ts'
import { ApiError } from '../../lib/errors/apiError.ts'
import { inTransactionAs } from '../../lib/transaction/inTransaction.ts'
import { changeRows, insertRows } from './applyRows.ts'
import { writeCategoryTypes } from './categoryTypes.ts'
import { changePart, type JournalItem, type PreparedRow, readPart, rowsPerPart, writePart } from './parts.ts'
import { changeImport, changeImportIf, findImport, type ImportCounts, type ImportRecord } from './records.ts'
import { faultOfCode, RowFault, type RowRemark } from './rowNotes.ts'

/** Thrown if another act (cancelling, another process) has taken over the import. */
export class ImportTakenOver extends Error {}

export interface ImportLease {
  holder: string
  holdUntil: string
}

/** Part of the plan that is applied in one transaction. */
interface Batch {
  kind: 'new' | 'changed'
  rows: PreparedRow[]
  /** Rows that failed in an earlier attempt, with the reason. */
  faults: Map<PreparedRow, RowRemark>
}

const partsOf = (count: number) => Math.ceil(count / rowsPerPart)

/** Returns the number of parts to apply: first those of the new rows, then those of the changed ones. */
function stepsOf({ counts }: ImportRecord): number {
  return counts ? partsOf(counts.new) + partsOf(counts.changed) : 0
}

/**
 * Applies the next part of the plan together with its journal: both are saved or neither. A row that is refused now
 * becomes a faulty one, or ends an all-or-nothing import. Returns true while there is more to do.
 */
export async function applyStep(
  payload: Payload,
  record: ImportRecord,
  lease: ImportLease,
): Promise<boolean> {
  const newParts = partsOf(record.counts?.new ?? 0)
  const kind = record.step < newParts ? 'new' : 'changed'
  const rows = await readPart(payload, [
    record.id,
    kind,
    kind === 'new' ? record.step : record.step - newParts,
  ])
  if (!rows) return applyCategories(payload, record, lease)
  const failed: Batch['faults'] = new Map()
  const user = await userOf(payload, record)
  for (;;) {
    try {
      await inTransactionAs(payload, user, (req) =>
        applyBatch(req, record, lease, { kind, rows, faults: failed }),
      )
      return true
    } catch (error) {
      // A failed write ends its transaction, so the others are written again without the bad row.
      if (!(error instanceof BadRow)) throw error
      if (record.mode === 'all-or-nothing') return revert(payload, record, lease, error)
      failed.set(error.row, error.remark)
    }
  }
}

/** Applies, after all rows, the category types that they contain; some rows may have created the categories. */
async function applyCategories(payload: Payload, record: ImportRecord, lease: ImportLease): Promise<boolean> {
  const changes = record.counts?.categoryChanges ?? []
  if (changes.length === 0 || record.step !== stepsOf(record)) return false
  await inTransactionAs(payload, await userOf(payload, record), async (req) => {
    await stillMine(req, record, lease)
    await writeCategoryTypes(req, changes)
    await changeImport(req, record.id, { ...lease, step: record.step + 1 })
  })
  return true
}

/** Returns the account that started it. Deleting the account does not end an import that was allowed. */
async function userOf(payload: Payload, { userId }: ImportRecord): Promise<TypedUser | null> {
  const user = await payload.findByID({
    collection: 'users',
    id: userId ?? '',
    depth: 0,
    disableErrors: true,
  })
  return user && { ...user, collection: 'users' }
}

/** Starts to revert an all-or-nothing import after a row failed. */
async function revert(
  payload: Payload,
  { id, step }: ImportRecord,
  lease: ImportLease,
  { row: { row }, remark: { de, en } }: BadRow,
) {
  const isStill = (present: ImportRecord) =>
    present.state === 'running' && present.step === step && present.holder === lease.holder
  const taken = await changeImportIf(payload, id, isStill, {
    ...lease,
    state: 'rolling-back',
    reasons: [{ kind: 'row_failed', row, fault: { de, en } }],
  })
  if (!taken) throw new ImportTakenOver()
  return true
}

class BadRow extends Error {
  readonly row: PreparedRow
  readonly remark: RowRemark
  constructor(row: PreparedRow, remark: RowRemark) {
    super(remark.de)
    this.row = row
    this.remark = remark
  }
}

async function applyBatch(
  req: PayloadRequest,
  record: ImportRecord,
  lease: ImportLease,
  batch: Batch,
): Promise<void> {
  const { id, step } = record
  const present = await stillMine(req, record, lease)
  const faulty: PreparedRow[] = []
  const refuse = (row: PreparedRow, error: unknown) => {
    if (!(error instanceof RowFault) || present.mode === 'all-or-nothing') throw asBadRow(error, row)
    faulty.push(refused(row, error.remark))
  }
  const rows = batch.rows.filter((row) => {
    const fault = batch.faults.get(row)
    if (fault !== undefined) faulty.push(refused(row, fault))
    return fault === undefined
  })
  const apply = batch.kind === 'new' ? insertRows : changeRows
  const items = await apply(req, rows, refuse)
  await writePart(req.payload, [id, 'journal', step], { items }, req)
  if (faulty.length > 0) await addFaulty(req, present, faulty)
  await changeImport(req, id, { ...lease, ...progress(present, items, batch.kind, faulty.length) })
}

/** Returns the import unless another process has taken it over; all further writes are noted under it. */
async function stillMine(
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

function progress(present: ImportRecord, items: JournalItem[], kind: Batch['kind'], faulty: number) {
  const wanted = items.filter(({ place }) => place === 'wanted').length
  const { counts, locating } = present
  return {
    step: present.step + 1,
    current: present.current + items.length,
    error: present.error + faulty,
    ...(counts && faulty > 0 && { counts: withRefused(counts, kind, faulty) }),
    ...(wanted > 0 && {
      locating: { current: 0, doubtful: 0, ...locating, total: (locating?.total ?? 0) + wanted },
    }),
  }
}

/** Counts refused rows separately, because the numbers of the plan tell where its parts begin. */
function withRefused(counts: ImportCounts, kind: Batch['kind'], count: number): ImportCounts {
  const { new: created, changed } = counts.refused ?? { new: 0, changed: 0 }
  const refused = { new: created, changed, [kind]: (kind === 'new' ? created : changed) + count }
  return { ...counts, faulty: counts.faulty + count, refused }
}

function asBadRow(error: unknown, row: PreparedRow): unknown {
  if (error instanceof RowFault) return new BadRow(row, error.remark)
  if (error instanceof ValidationError)
    return new BadRow(row, faultOfCode('invalid', error.data.errors[0]?.message ?? error.message))
  return error instanceof ApiError ? new BadRow(row, faultOfCode(error.data.code, error.message)) : error
}

const refused = (row: PreparedRow, remark: RowRemark): PreparedRow => ({
  ...row,
  message: remark.de,
  remarks: [remark],
})

/** Adds rows after those that were faulty from the start. */
async function addFaulty(
  req: PayloadRequest,
  { id, counts }: ImportRecord,
  rows: PreparedRow[],
): Promise<void> {
  let count = counts?.faulty ?? 0
  let left = rows
  while (left.length > 0) {
    const index = Math.floor(count / rowsPerPart)
    const there = (await readPart(req.payload, [id, 'faulty', index], req)) ?? []
    const fitting = left.slice(0, rowsPerPart - there.length)
    const content = [...there, ...fitting]
    if (there.length > 0) await changePart(req.payload, [id, 'faulty', index], content, req)
    else await writePart(req.payload, [id, 'faulty', index], content, req)
    count += fitting.length
    left = left.slice(fitting.length)
  }
}
