import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { continueLine } from '../../database/journal.ts'
import { actIsLogged } from '../../hooks/log/logAct.ts'
import { findOne } from '../../lib/find/find.ts'
import { inTransactionAs } from '../../lib/transaction/inTransaction.ts'
import { changeRows, insertRows, RefusedRow } from './applyRows.ts'
import { addFaulty, readPart } from './parts.ts'
import { changeImport, findImport, type ImportCounts, type ImportRecord } from './records.ts'
import type { PreparedRow } from './rows.ts'

/** What is done in one transaction. */
interface Batch {
  kind: 'new' | 'changed'
  rows: PreparedRow[]
}

/**
 * Applies the next part of the plan together with its journal: both are saved or neither. First come the parts of the new
 * rows, then those of the changed ones. A row that is refused now becomes a faulty one. Returns true while there is more
 * to do.
 */
export async function applyStep(payload: Payload, record: ImportRecord): Promise<boolean> {
  const { id, step, counts, userId } = record
  if (!counts) return false
  const { parts } = counts
  if (step >= parts.new + parts.changed) return false
  const kind = step < parts.new ? 'new' : 'changed'
  const index = kind === 'new' ? step : step - parts.new
  const batch = { kind, rows: (await readPart(payload, [id, kind, index])) ?? [] } as const
  // The account that started it. Deleting the account does not end an import that was allowed.
  const account = await findOne(payload, 'users', userId ?? '')
  const user: TypedUser | null = account && { ...account, collection: 'users' }
  const refused: RefusedRow[] = []
  for (;;) {
    try {
      await inTransactionAs(payload, user, (req) => applyBatch(req, record, batch, refused))
      return true
    } catch (error) {
      // It has ended its transaction, so the others are written again without it.
      if (!(error instanceof RefusedRow)) throw error
      refused.push(error)
    }
  }
}

async function applyBatch(
  req: PayloadRequest,
  { id, step }: ImportRecord,
  { kind, rows }: Batch,
  refused: readonly RefusedRow[],
): Promise<void> {
  const present = await findImport(req.payload, id, req)
  // Cancelled, or another server has done this step.
  if (present?.state !== 'running' || present.step !== step || !present.counts) return
  const { current, error, toLocate, counts } = present
  // All writes are noted under the import.
  req.context[actIsLogged] = true
  await continueLine(req, id)
  const good = rows.filter((row) => !refused.some((one) => one.row === row))
  const wanted = await (kind === 'new' ? insertRows(req, good) : changeRows(req, good))
  for (const [index, { row, remark }] of refused.entries())
    await addFaulty(req, id, counts.faulty + index, { ...row, remarks: [remark] })
  await changeImport(req, id, {
    step: step + 1,
    current: current + good.length,
    error: error + refused.length,
    toLocate: toLocate + wanted,
    counts: withRefused(counts, kind, refused.length),
  })
}

const withRefused = (counts: ImportCounts, kind: Batch['kind'], count: number): ImportCounts => ({
  ...counts,
  faulty: counts.faulty + count,
  [kind]: counts[kind] - count,
})
