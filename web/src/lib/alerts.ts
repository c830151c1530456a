import { useSyncExternalStore } from 'react'

export type AlertKind = 'info' | 'success' | 'warning' | 'error'
export interface Alert {
  id: number
  kind: AlertKind
  text: string
}

const none: readonly Alert[] = []
let alerts = none
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Alert[]): void {
  alerts = next
  for (const listener of listeners) listener()
}

/** More would cover the page they speak of. */
const mostShown = 2

/** Shows a short message that goes away by itself; the same one is not shown twice at once. */
export function notify(kind: AlertKind, text: string): void {
  lastId += 1
  const others = alerts.filter((alert) => alert.text !== text)
  change([...others, { id: lastId, kind, text }].slice(-mostShown))
}

export function dismiss(id: number): void {
  change(alerts.filter((alert) => alert.id !== id))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useAlerts(): readonly Alert[] {
  return useSyncExternalStore(
    subscribe,
    () => alerts,
    () => none,
  )
}
