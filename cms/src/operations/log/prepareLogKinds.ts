import { appendTo } from '@directory/shared/appendTo'
import type { Payload, PayloadRequest } from 'payload'
import { leasesOf, runWhenFree } from '../../database/leases.ts'
import type { Log } from '../../payload-types.ts'
import { inTransaction } from '../transaction/inTransaction.ts'
import { readFormerWords } from './formerWords.ts'

const linesAtOnce = 2000

/** Adds kinds to lines of former versions or of an old backup, by their words; called at the start. */
export async function prepareLogKinds(payload: Payload): Promise<void> {
  if ((await linesWithoutKind(payload, { limit: 1 })).length === 0) return
  await runWhenFree(leasesOf(payload), 'log kinds', async () => {
    for (let after = ''; ; ) {
      const lines = await linesWithoutKind(payload, { after, limit: linesAtOnce })
      const last = lines.at(-1)
      if (!last) return
      await inTransaction(payload, (req) => writeKinds(req, lines))
      after = last.id
    }
  })
}

async function linesWithoutKind(
  { db }: Payload,
  { after = '', limit }: { after?: string; limit: number },
): Promise<Pick<Log, 'id' | 'action'>[]> {
  const { docs } = await db.find<Log>({
    collection: 'logs',
    where: { and: [{ kind: { exists: false } }, { id: { greater_than: after } }] },
    sort: 'id',
    limit,
    pagination: false,
    select: { action: true },
  })
  return docs
}

/** Updates lines with the same words together; lines with unknown words stay as they are. */
async function writeKinds(req: PayloadRequest, lines: readonly Pick<Log, 'id' | 'action'>[]): Promise<void> {
  const ids = new Map<string, string[]>()
  for (const { id, action } of lines) appendTo(ids, action, id)
  for (const [action, alike] of ids) {
    const former = readFormerWords(action)
    if (!former) continue
    const where = { id: { in: alike } }
    await req.payload.db.updateMany({ collection: 'logs', where, data: former, returning: false, req })
  }
}
