import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { continueLine } from '../../database/journal.ts'
import { actIsLogged } from '../../hooks/log/logAct.ts'
import { findOne } from '../../lib/find/find.ts'
import { inTransactionAs } from '../../lib/transaction/inTransaction.ts'
import { changeRows, insertRows, RefusedRow } from './applyRows.ts'
import { changePart, isListed, readPart } from './parts.ts'
import { changeImport, findImport, type ImportRecord } from './records.ts'
import type { PreparedRow } from './rows.ts'

/**
 * Applies the next part of the plan and its journal in one transaction. A refused row becomes faulty. Returns false if
 * there is no further part.
 */
export async function applyStep(payload: Payload, record: ImportRecord): Promise<boolean> {
  const rows = await readPart(payload, [record.id, 'plan', record.step])
  if (!rows) return false
  // Deleting the account does not end an import that was allowed.
  const account = await findOne(payload, 'users', record.userId ?? '')
  const user: TypedUser | null = account && { ...account, collection: 'users' }
  const refused: RefusedRow[] = []
  for (;;) {
    try {
      await inTransactionAs(payload, user, (req) => applyRows(req, record, rows, refused))
      return true
    } catch (error) {
      // The refusal ended the transaction; write the other rows again.
      if (!(error instanceof RefusedRow)) throw error
      refused.push(error)
    }
  }
}

async function applyRows(
  req: PayloadRequest,
  { id, step }: ImportRecord,
  planned: readonly PreparedRow[],
  refused: readonly RefusedRow[],
): Promise<void> {
  const present = await findImport(req.payload, id, req)
  // Cancelled, or another server has done this step.
  if (present?.state !== 'running' || present.step !== step || !present.counts) return
  req.context[actIsLogged] = true
  await continueLine(req, id)
  const rows = planned.map((row): PreparedRow => {
    const refusal = refused.find((one) => one.row === row)
    return refusal ? { ...row, kind: 'faulty', remarks: [refusal.remark] } : row
  })
  const [created, changed] = [rows.filter(isListed.new), rows.filter(isListed.changed)]
  const wanted = (await insertRows(req, created)) + (await changeRows(req, changed))
  if (refused.length > 0) await changePart(req, [id, 'plan', step], rows)
  const { current, error, toLocate, counts } = present
  const refusedOf = (kind: PreparedRow['kind']) => refused.filter(({ row }) => row.kind === kind).length
  await changeImport(req, id, {
    step: step + 1,
    current: current + created.length + changed.length,
    error: error + refused.length,
    toLocate: toLocate + wanted,
    counts: {
      ...counts,
      new: counts.new - refusedOf('new'),
      changed: counts.changed - refusedOf('changed'),
      faulty: counts.faulty + refused.length,
    },
  })
}
