import type { PayloadRequest, Where } from 'payload'
import { findAll } from '../../operations/find/find.ts'
import type { Report } from '../../payload-types.ts'
import { alreadyDecided } from '../decisions/alreadyDecided.ts'
import { reportsKey } from '../requestNotes/notes.ts'

export const reportsOf = (entry: string): Where => ({ entry: { equals: entry } })

/** Returns the waiting reports of an entry, oldest first; throws if there are none. */
export async function waitingReports(req: PayloadRequest, entry: string): Promise<[Report, ...Report[]]> {
  const [first, ...more] = await allReports(req, entry)
  if (!first) throw await alreadyDecided(req, reportsKey(entry))
  return [first, ...more]
}

export async function allReports(req: PayloadRequest, entry: string): Promise<Report[]> {
  return findAll(req.payload, 'reports', { where: reportsOf(entry), sort: 'createdAt', req })
}
