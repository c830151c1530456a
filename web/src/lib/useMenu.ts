import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A menu that closes when another page opens, and by Escape, which gives the focus to its button. */
export function useMenu() {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setOpen(false), [pathname])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  return { open, button, toggle: () => setOpen(!open), onKeyDown }
}
