import { notify } from '../../lib/alerts.ts'
import type { CallError } from '../../lib/api.ts'
import { useText } from '../../lib/intl.ts'
import { useAct } from '../../lib/useAct.ts'

interface Options {
  /** What it is about, for the messages. */
  name: string
  /** Back to the list, which is asked for anew. */
  onDone: () => void
  /** The request or its entry is no longer what the reviewer saw. */
  onStale: () => void
  /** Refusals of a field stay on the page. */
  onRefused: (error: CallError) => void
}

/** Decides about a request, and says so when somebody else was quicker. */
export function useDecision({ name, onDone, onStale, onRefused }: Options) {
  const text = useText()
  const { act, busy } = useAct()
  const refused = (error: CallError) => {
    if (error.status === 404) {
      notify('info', text('review.handled', { name }))
      onDone()
    } else if (error.code === 'stale') {
      notify('warning', text('review.stale', { name }))
      onStale()
    } else if (error.field !== undefined) onRefused(error)
    else return false
    return true
  }
  const decide = async (step: () => Promise<unknown>, said: string) => {
    if (await act(step, { done: said, refused })) onDone()
  }
  return { busy, decide }
}
