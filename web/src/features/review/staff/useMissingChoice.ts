import { useRef, useState } from 'react'

/** Says at a group of radios that one must be chosen, and gives the first the focus. */
export function useMissingChoice() {
  const box = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const ask = () => {
    setMissing(true)
    // Scrolls to the group, so that the error above the radio is in sight.
    box.current?.querySelector('input')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }
  return { box, isMissing, ask, forget: () => setMissing(false) }
}
