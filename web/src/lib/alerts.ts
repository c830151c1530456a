import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

export type AlertKind = 'info' | 'success' | 'warning' | 'error'
export interface Alert {
  id: number
  kind: AlertKind
  text: string
  /** A button, with which the message stays until it is closed, another one comes, or the page is left. */
  action?: AlertAction | undefined
}
export interface AlertAction {
  label: string
  press: () => void
  /** A link beside the button, with a plain (German) path. */
  link?: { label: string; to: string } | undefined
  /** True if what was pressed goes with the deed, so that the message takes the focus. */
  takesFocus?: boolean
}

/** The message on screen. A person reads one at a time, so a new one replaces the last. */
let alert: Alert | null = null
let lastId = 0
const listeners = createListeners()

function setAlert(next: Alert | null): void {
  alert = next
  listeners.tell()
}

/** Texts that the page itself currently shows, one for each component that shows it. */
const textsOnPage: string[] = []

/** Suppresses messages with a text that the page shows itself, until the returned function is called. */
export function suppressAlert(text: string): () => void {
  textsOnPage.push(text)
  if (alert?.text === text) setAlert(null)
  return () => void textsOnPage.splice(textsOnPage.indexOf(text), 1)
}

/**
 * Shows a short message that disappears by itself.
 * @returns function that removes the message earlier
 */
export function notify(kind: AlertKind, text: string, action?: AlertAction): () => void {
  if (textsOnPage.includes(text)) return () => {}
  lastId += 1
  const id = lastId
  setAlert({ id, kind, text, action })
  return () => dismiss(id)
}

let isTakenAlong = false
/** Lets a message with a button survive the next change of page, as the form that was saved closes with its page. */
export function takeAlertAlong(): void {
  isTakenAlong = true
}

/** Removes a message whose button belongs to the page that is left. */
export function leaveAlert(): void {
  if (alert?.action && !isTakenAlong) setAlert(null)
  isTakenAlong = false
}

/** Removes the message with this id. */
export function dismiss(id: number): void {
  if (alert?.id === id) setAlert(null)
}

export function useAlert(): Alert | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => alert,
    () => null,
  )
}
