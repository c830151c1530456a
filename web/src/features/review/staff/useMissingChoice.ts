import { useEffect, useRef, useState } from 'react'

/** Says at a group of radios that one must be chosen, and gives the first the focus. */
export function useMissingChoice() {
  const box = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round === 0) return
    box.current?.querySelector('input')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [round])
  return {
    box,
    isMissing: round > 0,
    ask: () => setRound((now) => now + 1),
    forget: () => setRound(0),
  }
}
