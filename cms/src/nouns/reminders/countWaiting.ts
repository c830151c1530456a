import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { WaitingCounts } from '../mails/mailTexts.ts'

/** The transaction, or the user whose access control applies. */
type Scope = { req: PayloadRequest } | { user: TypedUser; overrideAccess: false }

/** Counts what the inbox lists: requests of both kinds, and reported providers. */
export async function countWaiting(payload: Payload, scope: Scope): Promise<WaitingCounts> {
  const pending = { state: { equals: 'pending' } }
  const entries = await payload.count({ collection: 'entries', where: pending, ...scope })
  const changes = await payload.count({ collection: 'change-requests', ...scope })
  // Each reported provider once, from the index; the reports themselves stay where they are.
  const { values } = await payload.findDistinct({ collection: 'reports', field: 'entry', depth: 0, ...scope })
  const reported = { id: { in: values.map(({ entry }) => entry) } }
  const listed = await payload.count({ collection: 'entries', where: reported, ...scope })
  return { entries: entries.totalDocs, changes: changes.totalDocs, reports: listed.totalDocs }
}
