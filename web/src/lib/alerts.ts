import { useSyncExternalStore } from 'react'

export type AlertKind = 'info' | 'success' | 'warning' | 'error'
export interface Alert {
  id: number
  kind: AlertKind
  text: string
}

/** The message on screen. A person reads one at a time, so a new one replaces the last. */
let alert: Alert | null = null
let lastId = 0
const listeners = new Set<() => void>()

function change(next: Alert | null): void {
  alert = next
  for (const listener of listeners) listener()
}

/** Texts that the page itself currently shows, with the number of components showing each. */
const onPage = new Map<string, number>()

/** Suppresses messages with a text that the page shows itself, until the returned function is called. */
export function suppressAlert(text: string): () => void {
  onPage.set(text, (onPage.get(text) ?? 0) + 1)
  if (alert?.text === text) change(null)
  return () => {
    const others = (onPage.get(text) ?? 1) - 1
    if (others > 0) onPage.set(text, others)
    else onPage.delete(text)
  }
}

/**
 * Shows a short message that disappears by itself.
 * @returns function that removes the message earlier
 */
export function notify(kind: AlertKind, text: string): () => void {
  if (onPage.has(text)) return () => {}
  lastId += 1
  const id = lastId
  change({ id, kind, text })
  return () => dismiss(id)
}

/** Removes the message with this id, or any. */
export function dismiss(id = alert?.id): void {
  if (alert?.id === id) change(null)
}

export function subscribeToAlert(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const currentAlert = () => alert

export function useAlert(): Alert | null {
  return useSyncExternalStore(subscribeToAlert, currentAlert, () => null)
}
