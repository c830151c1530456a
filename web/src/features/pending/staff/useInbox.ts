import { useCall } from '#lib/api.ts'
import type { OutputOf } from '#shared/contract'
import type { Reported } from '../../report/door.ts'

export type InboxFilter = 'all' | 'entries' | 'changes'

interface Named {
  name: string
  email: string
}

/** A request that waits for a decision; `at` is when it arrived, of reports the first. */
export type WaitingRequest = Named & { at: string } & (
    | { kind: 'entry'; request: OutputOf<'GET /api/allpendingdata'>[number] }
    | { kind: 'change'; request: OutputOf<'GET /api/pending_changes'>[number] }
    | { kind: 'report'; request: Reported }
  )

/** Sorts requests: those whose last question was answered first, then by arrival. */
export const placeInLine = ({ request, at }: WaitingRequest) =>
  request.questions.at(-1)?.answeredAt ? '0' : at

export const inboxLists = [
  'GET /api/allpendingdata',
  'GET /api/pending_changes',
  'GET /api/reports',
  'GET /api/waiting',
  'GET /api/action_logs',
] as const

const waiting = <Kind, Request>(kind: Kind, request: Request, at: string, { name, email }: Named) => ({
  kind,
  request,
  at,
  name,
  email,
})

export function useInbox() {
  const entries = useCall('GET /api/allpendingdata', {})
  const changes = useCall('GET /api/pending_changes', {})
  const reports = useCall('GET /api/reports', {})
  const all = [entries, changes, reports]
  const requests: WaitingRequest[] = [
    ...(entries.data ?? []).map((one) => waiting('entry' as const, one, one.createdAt, one)),
    ...(changes.data ?? []).map((one) => waiting('change' as const, one, one.timestamp, one)),
    ...(reports.data ?? []).map((one) => {
      const named = { name: one.entry.name, email: emailOf(one) }
      return waiting('report' as const, one, one.reports[0]?.timestamp ?? '', named)
    }),
  ]
  return {
    data: all.every(({ data }) => data)
      ? requests.sort((a, b) => placeInLine(a).localeCompare(placeInLine(b)))
      : undefined,
    error: entries.error ?? changes.error ?? reports.error,
    loading: all.some(({ loading }) => loading),
    refreshing: all.some(({ refreshing }) => refreshing),
    retry: () => {
      for (const { retry } of all) retry()
    },
  }
}

/** Empty unless one person sent all of them. */
function emailOf({ reports }: Reported) {
  const addresses = new Set(reports.map(({ email }) => email).filter((email) => email !== ''))
  return addresses.size === 1 ? ([...addresses][0] ?? '') : ''
}
