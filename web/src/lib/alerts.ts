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

/** More messages would cover the page. */
const maxShown = 2

/** Texts that the page itself currently shows, with the number of components showing each. */
const onPage = new Map<string, number>()

/** Suppresses messages with a text that the page shows itself, until the returned function is called. */
export function suppressAlert(text: string): () => void {
  onPage.set(text, (onPage.get(text) ?? 0) + 1)
  if (alerts.some((alert) => alert.text === text)) change(alerts.filter((alert) => alert.text !== text))
  return () => {
    const others = (onPage.get(text) ?? 1) - 1
    if (others > 0) onPage.set(text, others)
    else onPage.delete(text)
  }
}

/**
 * Shows a short message that disappears by itself; a message already on screen is not repeated.
 *
 * @returns removes the message earlier
 */
export function notify(kind: AlertKind, text: string): () => void {
  if (onPage.has(text)) return () => {}
  lastId += 1
  const id = lastId
  const others = alerts.filter((alert) => alert.text !== text)
  change([...others, { id, kind, text }].slice(-maxShown))
  return () => dismiss(id)
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
