import { useState } from 'react'
import { type OperationOptions, useOperation } from '#lib/useOperation.ts'

/** Makes one PDF at a time: returns its place in the queue while it is made, otherwise 0. */
export function usePdf() {
  const { run, busy } = useOperation()
  const [queuePlace, setQueuePlace] = useState(0)
  const make = (
    step: (onQueuePlace: (place: number) => void) => Promise<unknown>,
    options?: OperationOptions,
  ) => run(() => step(setQueuePlace), options).finally(() => setQueuePlace(0))
  return { make, busy, place: queuePlace }
}
