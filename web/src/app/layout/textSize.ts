import { readStored, store } from '../../lib/storage.ts'

const key = 'scalingFactor'
export const smallest = 1
export const largest = 1.5
const step = 0.1

/** A stored factor, rounded to a step within the limits; 1 for anything else. */
export function parseFactor(stored: string | null): number {
  const factor = Math.round(Number(stored ?? smallest) * 10) / 10
  return Number.isFinite(factor) ? Math.min(largest, Math.max(smallest, factor)) : smallest
}

/** The factor one step larger or smaller, within the limits. */
export function stepped(factor: number, direction: 1 | -1): number {
  return parseFactor(String(factor + direction * step))
}

const listeners = new Set<() => void>()

export function currentFactor(): number {
  return parseFactor(readStored(key))
}

export function subscribeToFactor(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function applyFactor(factor: number): void {
  store(key, String(factor))
  document.documentElement.style.setProperty('--text-scale', String(factor))
  for (const listener of listeners) listener()
}
