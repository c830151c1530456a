import { createListeners } from '../../lib/listeners.ts'
import { readStored, writeStored } from '../../lib/storage.ts'

const storageKey = 'scalingFactor'
export const minFactor = 1
export const maxFactor = 1.5
const factorStep = 0.1

/** Rounds a stored factor to a step within the limits; returns 1 for anything else. */
export function parseFactor(stored: string | null): number {
  const factor = Math.round(Number(stored ?? minFactor) * 10) / 10
  return Number.isFinite(factor) ? Math.min(maxFactor, Math.max(minFactor, factor)) : minFactor
}

/** Returns the factor one step larger or smaller, within the limits. */
export function nextFactor(factor: number, direction: 1 | -1): number {
  return parseFactor(String(factor + direction * factorStep))
}

const listeners = createListeners()

export function currentFactor(): number {
  return parseFactor(readStored(storageKey))
}

export const subscribeToFactor = listeners.subscribe

export function applyFactor(factor: number): void {
  writeStored(storageKey, String(factor))
  document.documentElement.style.setProperty('--text-scale', String(factor))
  listeners.tell()
}
