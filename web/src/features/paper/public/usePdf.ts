import { useState } from 'react'
import { useOperation } from '../../../lib/useOperation.ts'

/** One PDF at a time: its place in the queue while it is made, 0 otherwise. */
export function usePdf() {
  const { run, busy } = useOperation()
  const [place, setPlace] = useState(0)
  const make = (
    step: (onPlace: (place: number) => void) => Promise<unknown>,
    options: Parameters<typeof run>[1] = {},
  ) => run(() => step(setPlace), options).finally(() => setPlace(0))
  return { make, busy, place }
}
