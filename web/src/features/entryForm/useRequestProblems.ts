import { entryFormNames } from '@directory/shared/entryFields'
import type { SentForm } from '@directory/shared/renderedState'
import { type FormWords, type Problems, useFormProblems } from '../../lib/useFormProblems.ts'
import { doubtfulPhones } from '../../ui/PhoneField.tsx'

export type { Problems }

/** Order of the fields on the page; `opening` is the line in the picker. */
const entryOrder: readonly string[] = [
  ...entryFormNames.flatMap((name) => (name === 'open1' ? ['opening', name] : [name])),
  'captchaCode',
]

/** Order of the fields on the page, whose opening hours may be edited directly. */
const changeOrder = ['name', 'email', 'token', 'changeText', 'opening', 'captchaCode']

const orders = { entry: entryOrder, change: changeOrder }

/** Returns the errors of a request form, including refusals of a form sent without scripts. */
export function useRequestProblems(
  prefix: keyof typeof orders,
  values: Readonly<Record<string, unknown>>,
  sent?: SentForm,
  words?: FormWords,
) {
  const order = orders[prefix]
  return useFormProblems(prefix, values, { sent: sent?.errors, order, words, ask: doubtfulPhones })
}
