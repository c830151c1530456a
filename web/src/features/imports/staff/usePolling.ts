import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { CallError } from '../../../lib/api.ts'

/**
 * Polls while `pauseMs` is a number and puts each answer into the cache that `useCall` reads. A failure stops it until
 * `again` is called. `ask` has to be a stable function.
 */
export function usePolling(url: string, ask: () => Promise<unknown>, pauseMs: number | null) {
  const { mutate } = useSWRConfig()
  const [failure, setFailure] = useState<CallError | null>(null)
  const stopped = failure !== null
  useEffect(() => {
    if (pauseMs === null || stopped) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const step = async () => {
      try {
        const answer = await ask()
        if (isOver) return
        void mutate(url, answer, { revalidate: false })
        timer = setTimeout(step, pauseMs)
      } catch (error) {
        if (!isOver) setFailure(error instanceof CallError ? error : new CallError(0, 'offline'))
      }
    }
    timer = setTimeout(step, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [url, ask, pauseMs, stopped, mutate])
  return { failure, again: () => setFailure(null) }
}
