import type { importsCalls } from '@directory/shared/contract/imports'
import { refusals } from '../services/refusal.ts'
import type { Implementations } from './handler.ts'

const soon = () => {
  throw refusals.unavailable()
}

export const importHandlers = new Proxy({} as Implementations<keyof typeof importsCalls>, {
  ownKeys: () => [],
  get: () => soon,
})
