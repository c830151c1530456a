import type { OutputOf } from '@directory/shared/contract'
import { type CallResult, useCall } from '../../../lib/api.ts'
import type { Reported } from '../../report/door.ts'

/** Part of the inbox that is listed. */
export type InboxFilter = 'all' | 'entries' | 'changes'

interface Listed {
  uuid: string
  name: string
  /** Time of arrival; for reports, of the first. */
  at: string
  email: string
  note: string
  takenBy: string
  questions: Reported['questions']
}

/** A request that waits for a decision, with the data for the list. */
export type WaitingRequest = Listed &
  (
    | { kind: 'entry'; request: OutputOf<'GET /api/allpendingdata'>[number] }
    | { kind: 'change'; request: OutputOf<'GET /api/pending_changes'>[number] }
    | { kind: 'report'; request: Reported }
  )

/** Sorts requests: those whose last question was answered first, then by arrival. */
export const placeInLine = ({ questions, at }: WaitingRequest): string =>
  questions.at(-1)?.answeredAt ? '0' : at

export const inboxLists = [
  'GET /api/allpendingdata',
  'GET /api/pending_changes',
  'GET /api/reports',
  'GET /api/waiting',
  'GET /api/action_logs',
] as const

const listed = ({ uuid, name, email, note, takenBy, questions }: Omit<Listed, 'at'>) => ({
  uuid,
  name,
  email,
  note,
  takenBy,
  questions,
})

/** Returns requests of both kinds and reports, in the order in which they are to be decided. */
export function useInbox(): Omit<CallResult<WaitingRequest[]>, 'refreshing'> {
  const entries = useCall('GET /api/allpendingdata', {})
  const changes = useCall('GET /api/pending_changes', {})
  const reports = useCall('GET /api/reports', {})
  const all = [entries, changes, reports]
  const requests: WaitingRequest[] = [
    ...(entries.data ?? []).map((request) => ({
      ...listed(request),
      kind: 'entry' as const,
      request,
      at: request.createdAt,
    })),
    ...(changes.data ?? []).map((request) => ({
      ...listed(request),
      kind: 'change' as const,
      request,
      at: request.timestamp,
    })),
    ...(reports.data ?? []).map((request) => ({
      ...listed({ ...request, name: request.entry.name, email: emailOf(request) }),
      kind: 'report' as const,
      request,
      at: request.reports[0]?.timestamp ?? '',
    })),
  ]
  return {
    data: all.every(({ data }) => data)
      ? requests.sort((a, b) => placeInLine(a).localeCompare(placeInLine(b)))
      : undefined,
    error: entries.error ?? changes.error ?? reports.error,
    loading: all.some(({ loading }) => loading),
    retry: () => {
      for (const { retry } of all) retry()
    },
  }
}

/** Returns the address of a report, if one person sent all of them. */
function emailOf({ reports }: Reported): string {
  const addresses = new Set(reports.map(({ email }) => email).filter((email) => email !== ''))
  return addresses.size === 1 ? ([...addresses][0] ?? '') : ''
}
