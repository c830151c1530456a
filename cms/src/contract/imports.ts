import type { importsCalls } from '@directory/shared/contract/imports'
import type { Implementations } from './handler.ts'

export const importHandlers: Implementations<keyof typeof importsCalls> = {}
