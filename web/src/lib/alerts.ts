import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

export type AlertKind = 'info' | 'success' | 'warning' | 'error'
export interface Alert {
  id: number
  kind: AlertKind
  text: string
}

/** The message on screen. A person reads one at a time, so a new one replaces the last. */
let alert: Alert | null = null
let lastId = 0
const listeners = createListeners()

function setAlert(next: Alert | null): void {
  alert = next
  listeners.tell()
}

/** Texts that the page itself currently shows, with the number of components showing each. */
const textsOnPage = new Map<string, number>()

/** Suppresses messages with a text that the page shows itself, until the returned function is called. */
export function suppressAlert(text: string): () => void {
  textsOnPage.set(text, (textsOnPage.get(text) ?? 0) + 1)
  if (alert?.text === text) setAlert(null)
  return () => {
    const remaining = (textsOnPage.get(text) ?? 1) - 1
    if (remaining > 0) textsOnPage.set(text, remaining)
    else textsOnPage.delete(text)
  }
}

/**
 * Shows a short message that disappears by itself.
 * @returns function that removes the message earlier
 */
export function notify(kind: AlertKind, text: string): () => void {
  if (textsOnPage.has(text)) return () => {}
  lastId += 1
  const id = lastId
  setAlert({ id, kind, text })
  return () => dismiss(id)
}

/** Removes the message with this id, or any. */
export function dismiss(id = alert?.id): void {
  if (alert?.id === id) setAlert(null)
}

export const subscribeToAlert = listeners.subscribe

export const currentAlert = () => alert

export function useAlert(): Alert | null {
  return useSyncExternalStore(subscribeToAlert, currentAlert, () => null)
}
