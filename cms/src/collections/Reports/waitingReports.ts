import type { Payload, PayloadRequest, Where } from 'payload'
import { changeMatching, deleteStored } from '#lib/changeDocuments.ts'
import { findAll } from '#lib/find/find.ts'
import type { Report } from '#payload-types.ts'
import { alreadyDecided } from '../Decisions/alreadyDecided.ts'
import { handOverNote, reportsKey } from '../RequestNotes/notes.ts'

export const reportsOf = (entry: string): Where => ({ entry: { equals: entry } })

/**
 * Oldest first.
 * @throws ApiError if there are none
 */
export async function waitingReports(req: PayloadRequest, entry: string): Promise<[Report, ...Report[]]> {
  const [first, ...more] = await allReports(req, entry)
  if (!first) throw await alreadyDecided(req, reportsKey(entry))
  return [first, ...more]
}

export const allReports = (req: PayloadRequest, entry: string) =>
  findAll(req, 'reports', { where: reportsOf(entry), sort: 'createdAt' })

/** Writes no log line, which could keep the name of an erased person. */
export async function forgetReports(req: PayloadRequest, entries: readonly string[]) {
  await deleteStored(req, 'reports', { entry: { in: [...entries] } })
}

/** Those that arrived while their entry was being deleted. Returns how many. */
export async function forgetStrayReports(payload: Payload) {
  const docs = await findAll(payload, 'reports')
  const where = { id: { in: [...new Set(docs.map(({ entry }) => entry))] } }
  const existing = new Set((await findAll(payload, 'entries', { where })).map(({ id }) => id))
  const stray = docs.filter(({ entry }) => !existing.has(entry)).map(({ id }) => id)
  if (stray.length > 0) await deleteStored(payload, 'reports', { id: { in: stray } })
  return stray.length
}

/** After a merge, to the entry that remains. */
export async function handOverReports(req: PayloadRequest, from: string, to: string) {
  const ids = (await allReports(req, from)).map(({ id }) => id)
  if (ids.length === 0) return
  await changeMatching(req, 'reports', { id: { in: ids } }, { entry: to })
  await handOverNote(req, reportsKey(from), reportsKey(to))
}
