import type { OutputOf } from '@directory/shared/contract'
import type { Payload, TypedUser } from 'payload'
import { logAct } from '../../hooks/log/logAct.ts'
import { runBulkOperation } from '../../hooks/log/runBulkOperation.ts'
import { unknownDocument } from '../../lib/errors/apiError.ts'
import { getDocument } from '../documents.ts'
import { existingIds } from '../existingIds.ts'
import { verifyEntry } from './verifyEntry.ts'

/** Records that staff verified entries today, as one operation. @throws ApiError */
export async function verifyEntries(
  payload: Payload,
  user: TypedUser,
  ids: readonly string[],
): Promise<Omit<OutputOf<'POST /api/verifyEntries'>, 'message'>> {
  const { result, undo } = await runBulkOperation(payload, user, 'entries', async (req) => {
    const existing = await existingIds(req, 'entries', ids)
    if (existing.length === 0) throw unknownDocument('entries')
    let count = 0
    for (const id of existing) {
      const { name } = await getDocument(req, 'entries', id)
      if (!(await verifyEntry(req, { entry: id, by: 'staff' }))) continue
      await logAct(req, { kind: 'entry_verified', name }, { noun: 'entries', id, undo: { kind: 'confirm' } })
      count += 1
    }
    const missing = new Set(ids).size - existing.length
    return { count, already: existing.length - count, missing }
  })
  return { ...result, undo }
}
