import { notify } from '#lib/alerts.ts'
import { type CallError, call } from '#lib/api.ts'
import { fetchConflictAuthor } from '#lib/conflictAuthor.ts'
import { keepDraft } from '#lib/draft.ts'
import { useText } from '#lib/intl.ts'
import { useOperation } from '#lib/useOperation.ts'
import type { Outcome, RequestKind, WaitingKind } from '#shared/decisions'
import type { Entry } from '#shared/entry'
import { rememberDrafts, requestDraft } from './OrphanedDrafts.tsx'

interface Decided {
  title: string
  undo: string[]
  sendsMail: boolean
  /** Brings back what the reviewer had typed, once the decision is undone. */
  restoreTyped?: () => void
}

/** Without a decision if a colleague was faster. */
export type DecisionHandler = (decided?: Decided) => void

export interface ClosingMessage {
  reason: string
  mailText: string
}

export interface InboxHandlers {
  onDone: DecisionHandler
  /** If the request or its entry has changed since the reviewer loaded it. */
  onRefresh: () => void
  /** While the inbox is loaded anew, the request may have been decided already. */
  refreshing: boolean
}

export interface DecisionHandlers extends InboxHandlers {
  /** Deletes the reviewer's input, which is kept if a colleague has decided first. */
  onDecided?: () => void
  onRefused: (error: CallError) => void
}

export type Decision = ReturnType<typeof useDecision>

export function useDecision(kind: WaitingKind, request: string, name: string, handlers: DecisionHandlers) {
  const { onDone, onRefresh, onDecided, onRefused } = handlers
  const text = useText()
  const { run, busy } = useOperation()
  const sayStale = async (current: unknown) => {
    const { uuid: id, updatedAt } = current as Entry
    const { known, name: by } = await fetchConflictAuthor({ noun: 'entries', id }, updatedAt)
    notify('warning', text('review.stale', { name, known, by }))
  }
  const handleRefusal = (error: CallError) => {
    // The request's page says who decided first.
    if (error.status === 404) onDone()
    else if (error.code === 'stale') {
      void sayStale(error.current)
      onRefresh()
    } else if (error.field !== undefined) onRefused(error)
    else return false
    return true
  }
  /** @param step returns the ids of the decisions */
  const decide = async (step: () => Promise<string[]>, title: string, sendsMail = true) => {
    const decided = await run(step, { refresh: ['GET /api/waiting'], handleRefusal })
    if (!decided) return
    const restoreTyped = rememberDrafts(request)
    keepDraft(requestDraft(request, 'closing'), null)
    onDecided?.()
    onDone({ title, undo: decided.answer, sendsMail, restoreTyped })
  }
  /** @param entry uuid of the provider who no longer exists; absent: the one that the request's code proves */
  const close = (outcome: Exclude<Outcome, 'corrected'>, words: ClosingMessage, entry?: string) =>
    decide(
      async () => {
        if (outcome === 'accepted' || outcome === 'gone') {
          const how = outcome === 'gone' ? { isGone: true, entry } : { isInEntry: true }
          return [(await call('POST /api/acceptPendingChange', { id: request, ...how, ...words })).decision]
        }
        const requests = [{ kind: kind as RequestKind, id: request }]
        return (await call('POST /api/closeRequests', { requests, outcome, ...words })).decisions
      },
      text(`review.closed.${outcome}`, { name }),
      outcome !== 'spam',
    )
  return { busy, decide, close }
}
