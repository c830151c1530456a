import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

export type AlertKind = 'info' | 'success' | 'warning' | 'error'
export interface Alert {
  id: number
  kind: AlertKind
  text: string
  /** With it the message stays until it is closed, another one comes, or the page is left. */
  action?: AlertAction
}
export interface AlertAction {
  label: string
  press: () => void
  /** A link beside the button, with a plain (German) path. */
  link?: { label: string; to: string }
}

/** A person reads one at a time, so a new one replaces the last. */
let alert: Alert | null = null
let lastId = 0
const listeners = createListeners()

function setAlert(next: Alert | null) {
  alert = next
  listeners.tell()
}

/** One for each component that shows it. */
const textsOnPage: string[] = []

/** Until the returned function is called. */
export function suppressAlert(text: string): () => void {
  textsOnPage.push(text)
  if (alert?.text === text) setAlert(null)
  return () => void textsOnPage.splice(textsOnPage.indexOf(text), 1)
}

/** @returns function that removes the message earlier */
export function notify(kind: AlertKind, text: string, action?: AlertAction) {
  if (textsOnPage.includes(text)) return () => {}
  lastId += 1
  const id = lastId
  setAlert({ id, kind, text, action })
  return () => dismiss(id)
}

let isTakenAlong = false
/** The form that was saved closes with its page. */
export function takeAlertAlong() {
  isTakenAlong = true
}

export function leaveAlert() {
  if (alert?.action && !isTakenAlong) setAlert(null)
  isTakenAlong = false
}

export function dismiss(id: number) {
  if (alert?.id === id) setAlert(null)
}

export function useAlert(): Alert | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => alert,
    () => null,
  )
}
