import type { requestsCalls } from '@directory/shared/contract/requests'
import type { Implementations } from './handler.ts'

export const requestHandlers: Implementations<keyof typeof requestsCalls> = {}
