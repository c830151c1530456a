import type { SentForm } from '@directory/shared/renderedState'
import { type Problems, useFormProblems } from '../../lib/useFormProblems.ts'
import { entryOrder } from '../entryForm/entryValues.ts'
import { changeOrder } from './changeValues.ts'

export type { Problems }

const orders = { entry: entryOrder, change: changeOrder }

/** What is wrong with a request, also with one that came back without scripts. */
export function useProblems(prefix: 'entry' | 'change', sent?: SentForm) {
  return useFormProblems(prefix, sent?.errors, orders[prefix])
}
