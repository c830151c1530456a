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

/** Returns requests of both kinds and reports, in the order in which they are to be decided. */
export function useInbox(): CallResult<WaitingRequest[]> {
  const entries = useCall('GET /api/allpendingdata', {})
  const changes = useCall('GET /api/pending_changes', {})
  const reports = useCall('GET /api/reports', {})
  const all = [entries, changes, reports]
  return {
    data:
      entries.data && changes.data && reports.data
        ? [
            ...entries.data.map((request) => ({
              ...listed(request),
              ...{ kind: 'entry' as const, request, at: request.createdAt },
            })),
            ...changes.data.map((request) => ({
              ...listed(request),
              ...{ kind: 'change' as const, request, at: request.timestamp },
            })),
            ...reports.data.map((request) => ({
              ...listed({ ...request, name: request.entry.name, email: emailOf(request) }),
              ...{ kind: 'report' as const, request, at: request.reports[0]?.timestamp ?? '' },
            })),
          ].sort((a, b) => placeInLine(a).localeCompare(placeInLine(b)))
        : undefined,
    error: entries.error ?? changes.error ?? reports.error,
    loading: all.some(({ loading }) => loading),
    refreshing: false,
    retry: () => {
      for (const { retry } of all) retry()
    },
  }
}

const listed = ({ uuid, name, email, note, takenBy, questions }: Omit<Listed, 'at'>) => ({
  ...{ uuid, name, email, note, takenBy, questions },
})

/** Returns the address of a report, if one person sent all of them. */
function emailOf({ reports }: Reported): string {
  const addresses = new Set(reports.map(({ email }) => email).filter((email) => email !== ''))
  return addresses.size === 1 ? ([...addresses][0] ?? '') : ''
}
