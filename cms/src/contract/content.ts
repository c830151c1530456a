import type { contentCalls } from '@directory/shared/contract/content'
import { refusals } from '../services/refusal.ts'
import type { Implementations } from './handler.ts'

const soon = () => {
  throw refusals.unavailable()
}

export const contentHandlers = new Proxy({} as Implementations<keyof typeof contentCalls>, {
  ownKeys: () => [],
  get: () => soon,
})
