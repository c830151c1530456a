import type { usersCalls } from '@directory/shared/contract/users'
import { refusals } from '../services/refusal.ts'
import type { Implementations } from './handler.ts'

const soon = () => {
  throw refusals.unavailable()
}

export const userHandlers = new Proxy({} as Implementations<keyof typeof usersCalls>, {
  ownKeys: () => [],
  get: () => soon,
})
