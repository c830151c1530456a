import { useState } from 'react'
import { type OperationOptions, useOperation } from '#lib/useOperation.ts'

/** One at a time; `place` in the queue is 0 unless it waits. */
export function usePdf() {
  const { run, busy } = useOperation()
  const [queuePlace, setQueuePlace] = useState(0)
  const make = (
    step: (onQueuePlace: (place: number) => void) => Promise<unknown>,
    options?: OperationOptions,
  ) => run(() => step(setQueuePlace), options).finally(() => setQueuePlace(0))
  return { make, busy, place: queuePlace }
}
