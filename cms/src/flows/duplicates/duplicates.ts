import type { OutputOf } from '@directory/shared/contract'
import { pairOf } from '@directory/shared/duplicates'
import type { Payload, TypedUser } from 'payload'
import { unknownDocument } from '../../operations/documents/documents.ts'
import { existingIds } from '../../operations/documents/existingIds.ts'
import { logAct } from '../../operations/log/logAct.ts'
import { actAs } from '../../operations/transaction/inTransaction.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { findDuplicates } from './findDuplicates.ts'

const maxShown = 100

/** Pairs that look like one provider, without those that staff have marked as two. */
export async function listDuplicates(payload: Payload): Promise<OutputOf<'GET /api/duplicates'>> {
  const { docs } = await payload.find({ collection: 'different-entries', pagination: false, depth: 0 })
  const different = new Set(docs.map(({ pair }) => pair))
  const found = findDuplicates(readModelOf(payload).allEntries(), (pair) => different.has(pair))
  return {
    total: found.length,
    pairs: found.slice(0, maxShown).map(({ one, other, reasons }) => ({ one, other, reasons })),
  }
}

/** Keeps that two entries are two providers. Answers the line of the log that can undo it; once is enough. */
export function markDifferent(
  payload: Payload,
  user: TypedUser,
  { one, other }: { one: string; other: string },
): Promise<string> {
  return actAs(payload, user, async (req) => {
    if ((await existingIds(req, 'entries', [one, other])).length < 2) throw unknownDocument('entries')
    const pair = pairOf(one, other)
    const model = readModelOf(payload)
    const [name = '', otherName = ''] = [one, other].map((id) => model.entry(id)?.name)
    const where = { pair: { equals: pair } }
    const { totalDocs } = await payload.count({ collection: 'different-entries', where, req })
    const isNew = totalDocs === 0
    if (isNew) await payload.create({ collection: 'different-entries', data: { pair }, depth: 0, req })
    return logAct(
      req,
      { kind: 'marked_different', one: name, other: otherName },
      {
        ...{ noun: 'entries', id: one },
        ...(isNew && { undo: { kind: 'different' } }),
      },
    )
  })
}
