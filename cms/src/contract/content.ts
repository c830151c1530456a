import type { contentCalls } from '@directory/shared/contract/content'
import type { Implementations } from './handler.ts'

export const contentHandlers: Implementations<keyof typeof contentCalls> = {}
