import type { Payload, PayloadRequest } from 'payload'
import { assertNoErrors } from '../../operations/transaction/inTransaction.ts'
import { handOverNote, reportsKey } from '../requestNotes/notes.ts'
import { allReports } from './waitingReports.ts'

/** Deletes reports without a log line, which could keep the name of a person who was erased. */
export async function forgetReports(req: PayloadRequest, entries: readonly string[]): Promise<void> {
  await req.payload.db.deleteMany({ collection: 'reports', where: { entry: { in: [...entries] } }, req })
}

/** Removes reports that arrived while their entry was being deletedand returns how many. */
export async function forgetStrayReports(payload: Payload): Promise<number> {
  const every = { pagination: false, depth: 0 } as const
  const { docs } = await payload.find({ collection: 'reports', ...every, select: { entry: true } })
  const where = { id: { in: [...new Set(docs.map(({ entry }) => entry))] } }
  const present = await payload.find({ collection: 'entries', where, ...every, select: {} })
  const existing = new Set(present.docs.map(({ id }) => id))
  const stray = docs.filter(({ entry }) => !existing.has(entry)).map(({ id }) => id)
  if (stray.length > 0) await payload.db.deleteMany({ collection: 'reports', where: { id: { in: stray } } })
  return stray.length
}

/** Moves the reports about a merged entry to the entry that remains. */
export async function handOverReports(req: PayloadRequest, from: string, to: string): Promise<void> {
  const ids = (await allReports(req, from)).map(({ id }) => id)
  if (ids.length === 0) return
  const where = { id: { in: ids } }
  assertNoErrors(
    await req.payload.update({ collection: 'reports', where, data: { entry: to }, depth: 0, req }),
  )
  await handOverNote(req, reportsKey(from), reportsKey(to))
}
