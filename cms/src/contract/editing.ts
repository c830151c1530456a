import type { editingCalls } from '@directory/shared/contract/editing'
import type { Implementations } from './handler.ts'

export const editingHandlers: Implementations<keyof typeof editingCalls> = {}
