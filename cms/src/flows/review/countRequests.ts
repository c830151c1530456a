import type { Payload, TypedUser } from 'payload'

export async function countRequests(payload: Payload, user: TypedUser) {
  const access = { overrideAccess: false, user }
  const [entries, changes, reports] = await Promise.all([
    payload.count({ collection: 'entries', where: { state: { equals: 'pending' } }, ...access }),
    payload.count({ collection: 'change-requests', ...access }),
    payload.count({ collection: 'reports', ...access }),
  ])
  return { entries: entries.totalDocs, changes: changes.totalDocs, reports: reports.totalDocs }
}
