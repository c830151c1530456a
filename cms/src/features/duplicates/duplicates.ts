import type { Payload } from 'payload'
import { steadyTime } from '#clock.ts'
import { existingDocuments } from '#collections/documents.ts'
import { createDuplicateIndex, traitsOf } from '#collections/Entries/duplicateIndex.ts'
import { logAct } from '#hooks/log/logAct.ts'
import { createDocument } from '#lib/createDocument.ts'
import { unknownDocument } from '#lib/errors/apiError.ts'
import { exists, findAll } from '#lib/find/find.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { nameKey } from '#publicData/nameKey.ts'
import { listsBy } from '#shared/appendTo'
import { pairOf } from '#shared/duplicates'
import type { Entry } from '#shared/entry'

const maxShown = 100

/** Pairs of the last search, and when that began. */
const lastCounts = new WeakMap<Payload, { total: number; at: number }>()
/** Counting takes too long for every page of staff. */
const countEveryMs = 60_000

async function currentPairs(payload: Payload) {
  const countedAt = steadyTime()
  const docs = await findAll(payload, 'different-entries')
  const different = new Set(docs.map(({ pair }) => pair))
  const pairs = findDuplicates(publicDataOf(payload).allEntries(), (pair) => different.has(pair))
  lastCounts.set(payload, { total: pairs.length, at: countedAt })
  return pairs
}

export async function countDuplicates(payload: Payload) {
  const last = lastCounts.get(payload)
  const isFresh = last && steadyTime() - last.at < countEveryMs
  return isFresh ? last.total : (await currentPairs(payload)).length
}

export async function listDuplicates(payload: Payload) {
  const pairs = await currentPairs(payload)
  return {
    total: pairs.length,
    pairs: pairs.slice(0, maxShown).map(({ one, other, reasons }) => ({ one, other, reasons })),
  }
}

/** Returns the log line to undo it, unless they were marked before. */
export const markDifferent = staffAct(async (req, [one, other]: [string, string]) => {
  if ((await existingDocuments(req, 'entries', [one, other])).length < 2) throw unknownDocument('entries')
  const pair = pairOf(one, other)
  const model = publicDataOf(req.payload)
  const [name = '', otherName = ''] = [one, other].map((id) => model.entry(id)?.name)
  const isNew = !(await exists(req, 'different-entries', { pair }))
  if (isNew) await createDocument(req, 'different-entries', { pair })
  const undo = isNew && ({ undo: { kind: 'different' } } as const)
  const act = { kind: 'marked_different', one: name, other: otherName } as const
  return logAct(req, act, { noun: 'entries', id: one, ...undo })
})

function findDuplicates(entries: Iterable<Entry>, isDifferent: (pair: string) => boolean) {
  const pairs = [...listsBy(entries, ({ category }) => nameKey(category)).values()]
    .flatMap((ofCategory) => {
      const index = createDuplicateIndex<Entry>()
      for (const entry of ofCategory) index.add(traitsOf(entry))
      return index.pairs((a, b) => pairOf(a.uuid, b.uuid))
    })
    .filter(({ id }) => !isDifferent(id))
    .map(({ a, b, reasons, points }) => {
      const [one, other] = a.updatedAt >= b.updatedAt ? [a, b] : [b, a]
      return { one, other, reasons, points }
    })
  const placeOf = ({ one }: { one: Entry }) => `${one.name} ${one.uuid}`
  return pairs.sort((a, b) => b.points - a.points || (placeOf(a) < placeOf(b) ? -1 : 1))
}
