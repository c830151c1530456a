import { useState } from 'react'
import { notify } from '../../lib/alerts.ts'
import { CallError } from '../../lib/api.ts'
import { useErrorText } from '../../lib/errorText.ts'
import { useText } from '../../lib/intl.ts'

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

/** Runs one decision at a time and says what came of it. */
export function useDecision({ name, onDone, onStale, onRefused }: Options) {
  const text = useText()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const decide = async (act: () => Promise<unknown>, said: string) => {
    if (busy) return
    setBusy(true)
    try {
      await act()
      notify('success', said)
      onDone()
    } catch (failure) {
      const error = failure instanceof CallError ? failure : new CallError(0, 'offline')
      if (error.status === 404) {
        notify('info', text('review.handled', { name }))
        onDone()
      } else if (error.code === 'stale') {
        notify('warning', text('review.stale', { name }))
        onStale()
      } else if (error.field !== undefined) onRefused(error)
      else if (error.status !== 401) notify('error', errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, decide }
}
