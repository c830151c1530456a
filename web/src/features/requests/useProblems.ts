import type { SentForm } from '@directory/shared/renderedState'
import { type Problems, useFormProblems } from '../../lib/useFormProblems.ts'

export type { Problems }

/** What is wrong with a request, also with one that came back without scripts. */
export function useProblems(prefix: 'entry' | 'change', sent?: SentForm) {
  return useFormProblems(prefix, sent?.errors)
}
