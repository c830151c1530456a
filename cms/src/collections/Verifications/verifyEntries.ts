import type { Payload, TypedUser } from 'payload'
import { logAct } from '#hooks/log/logAct.ts'
import { runBulkOperation } from '#hooks/log/runBulkOperation.ts'
import { existingDocuments } from '../documents.ts'
import { verifyEntry } from './verifyEntry.ts'

/** As one operation. @throws ApiError */
export async function verifyEntries(payload: Payload, user: TypedUser, ids: readonly string[]) {
  const { result, undo } = await runBulkOperation(payload, user, 'entries', async (req) => {
    const existing = await existingDocuments(req, 'entries', ids)
    let count = 0
    for (const { id, name } of existing) {
      if (!(await verifyEntry(req, { entry: id, by: 'staff' }))) continue
      await logAct(req, { kind: 'entry_verified', name }, { noun: 'entries', id, undo: { kind: 'confirm' } })
      count += 1
    }
    const missing = new Set(ids).size - existing.length
    return { count, already: existing.length - count, missing }
  })
  return { ...result, undo }
}
