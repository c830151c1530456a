import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentAlert, dismiss, subscribeToAlert } from './alerts.ts'

/** Id of the notice shown on the page; 0 after an alert has replaced it. */
let newestId = 0
let lastId = 0
const listeners = new Set<() => void>()

function setNewest(next: number): void {
  newestId = next
  for (const listener of listeners) listener()
}

subscribeToAlert(() => {
  if (currentAlert() !== null) setNewest(0)
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Replaces any other notice or alert when mounted; returns false as soon as another has replaced it. */
export function useNewestNotice(): boolean {
  const [ownId, setOwnId] = useState(0)
  const current = useSyncExternalStore(
    subscribe,
    () => newestId,
    () => 0,
  )
  useEffect(() => {
    lastId += 1
    dismiss()
    setNewest(lastId)
    setOwnId(lastId)
  }, [])
  return ownId === 0 || ownId === current
}
