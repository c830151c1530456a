import { entryFormNames } from '@directory/shared/entryFields'
import type { SentForm } from '@directory/shared/renderedState'
import { type Problems, useFormProblems } from '../../lib/useFormProblems.ts'
import { changeOrder } from './changeValues.ts'

export type { Problems }

/** As the fields stand on the page; `opening` is the line that is being put together. */
const entryOrder: readonly string[] = [
  ...entryFormNames.flatMap((name) => (name === 'open1' ? ['opening', name] : [name])),
  'captchaCode',
]

const orders = { entry: entryOrder, change: changeOrder }

/** What is wrong with a request, also with one that came back without scripts. */
export function useProblems(
  prefix: 'entry' | 'change',
  values: Readonly<Record<string, unknown>>,
  sent?: SentForm,
) {
  return useFormProblems(prefix, values, { sent: sent?.errors, order: orders[prefix] })
}
