import { useCallback, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { notify } from './alerts.ts'
import { asCallError, CallError, callUrl, type GetKey } from './api.ts'
import { useErrorText } from './errorText.ts'
import { expireQueries } from './queryCache.ts'

export interface OperationOptions {
  successText?: string
  /** Calls whose cached answers this changes. */
  refresh?: readonly GetKey[]
  /** Handles a refusal itself and returns true; otherwise its words are shown as usual. */
  handleRefusal?: (error: CallError, words: string) => boolean
  /** True if success closes the form, so that no second operation may start. */
  closesForm?: boolean
}

/** One at a time. Refreshes lists after a refusal too, because stale lists may have caused it. Null after a failure. */
export function useOperation() {
  const { mutate } = useSWRConfig()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)

  const run = useCallback(
    async <Answer>(
      step: () => Promise<Answer>,
      { successText, refresh = [], handleRefusal, closesForm = false }: OperationOptions = {},
    ): Promise<{ answer: Answer } | null> => {
      if (isRunning.current) return null
      isRunning.current = true
      setBusy(true)
      const outcome = await step().then((answer) => ({ answer }), asCallError)
      const failure = outcome instanceof CallError ? outcome : null
      isRunning.current = !failure && closesForm
      setBusy(isRunning.current)
      expireQueries()
      const paths = refresh.map((key) => callUrl(key))
      // On 401 the login page opens, and the cache is gone.
      if (failure?.status !== 401)
        void mutate((url) => typeof url === 'string' && paths.includes(url.split('?')[0] ?? ''))
      const words = failure ? errorText(failure) : ''
      if (failure && !handleRefusal?.(failure, words) && failure.status !== 401) notify('error', words)
      if (!failure && successText) notify('success', successText)
      return outcome instanceof CallError ? null : outcome
    },
    [mutate, errorText],
  )
  return { run, busy }
}
