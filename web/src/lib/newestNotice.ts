import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentAlert, dismiss, subscribeToAlert } from './alerts.ts'

/** Id of the notice shown on the page; 0 after an alert has replaced it. */
let newest = 0
let last = 0
const listeners = new Set<() => void>()

function change(next: number): void {
  newest = next
  for (const listener of listeners) listener()
}

subscribeToAlert(() => {
  if (currentAlert() !== null) change(0)
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Replaces any other notice or alert when mounted; returns false as soon as another has replaced it. */
export function useNewestNotice(): boolean {
  const [own, setOwn] = useState(0)
  const current = useSyncExternalStore(
    subscribe,
    () => newest,
    () => 0,
  )
  useEffect(() => {
    last += 1
    dismiss()
    change(last)
    setOwn(last)
  }, [])
  return own === 0 || own === current
}
