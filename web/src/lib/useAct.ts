import { useCallback, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { notify } from './alerts.ts'
import { forgetAnswers } from './answers.ts'
import { CallError, type GetKey } from './api.ts'
import { useErrorText } from './errorText.ts'

interface Aftermath {
  /** Said when it has worked. */
  done?: string
  /** Lists that show something else afterwards. */
  refresh?: readonly GetKey[]
  /** Says of a refusal itself what is to be said; then nothing else does. */
  refused?: (error: CallError) => boolean
  /** The form is left when it has worked: until then nothing more is done. */
  leaves?: boolean
}

/**
 * Does something that changes data: one at a time, says how it went and brings lists up to date, also after a
 * refusal, which may have come because they were old. Answers whether it has worked.
 */
export function useAct() {
  const { mutate } = useSWRConfig()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const act = useCallback(
    async (
      step: () => Promise<unknown>,
      { done, refresh = [], refused, leaves = false }: Aftermath,
    ): Promise<boolean> => {
      if (running.current) return false
      running.current = true
      setBusy(true)
      const failure = await step().then(
        () => null,
        (error: unknown) => (error instanceof CallError ? error : new CallError(0, 'offline')),
      )
      running.current = !failure && leaves
      setBusy(running.current)
      forgetAnswers()
      const paths = refresh.map((key) => key.slice(key.indexOf(' ') + 1))
      void mutate((url) => typeof url === 'string' && paths.includes(url.split('?')[0] ?? ''))
      // Who has to log in again is on the way there.
      if (failure && !refused?.(failure) && failure.status !== 401) notify('error', errorText(failure))
      if (!failure && done) notify('success', done)
      return failure === null
    },
    [mutate, errorText],
  )
  return { act, busy }
}
