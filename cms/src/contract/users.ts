import type { usersCalls } from '@directory/shared/contract/users'
import type { Implementations } from './handler.ts'

export const userHandlers: Implementations<keyof typeof usersCalls> = {}
