import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentAlert, dismiss, subscribeToAlert } from './alerts.ts'
import { createListeners } from './listeners.ts'

/** Id of the notice shown on the page; 0 after an alert has replaced it. */
let newestId = 0
let lastId = 0
const listeners = createListeners()

function setNewest(next: number): void {
  newestId = next
  listeners.tell()
}

subscribeToAlert(() => {
  if (currentAlert() !== null) setNewest(0)
})

/** Replaces any other notice or alert when mounted; returns false as soon as another has replaced it. */
export function useNewestNotice(): boolean {
  const [ownId, setOwnId] = useState(0)
  const current = useSyncExternalStore(
    listeners.subscribe,
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
