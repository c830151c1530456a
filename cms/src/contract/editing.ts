import type { editingCalls } from '@directory/shared/contract/editing'
import { refusals } from '../services/refusal.ts'
import type { Implementations } from './handler.ts'

const soon = () => {
  throw refusals.unavailable()
}

export const editingHandlers = new Proxy({} as Implementations<keyof typeof editingCalls>, {
  ownKeys: () => [],
  get: () => soon,
})
