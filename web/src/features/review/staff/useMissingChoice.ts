import { useEffect, useRef, useState } from 'react'

/** Each `ask` shows the error at the unanswered radio buttons in `box`, and leads the focus there. */
export function useMissingChoice() {
  const box = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round === 0) return
    box.current?.querySelector('input')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [round])
  return { box, isMissing: round > 0, ask: () => setRound((now) => now + 1) }
}
