import type { ReactNode } from 'react'
import { controlsOf, type FormFields } from '#lib/controlsOf.ts'
import { type FormWords, useFormProblems } from '#lib/useFormProblems.ts'
import { accessNames, settleAccess, withoutBarrierfree } from '#shared/barrierfree'
import {
  type EntryContent,
  type EntryFieldName,
  entryFieldNames,
  entryFields,
  openKeys,
} from '#shared/fields/entryFields'
import { type EntryFormName, entryFormNames } from '#shared/fields/formOrder'
import { typedFields } from '#shared/fields/typedFields'
import { joinOpenLines, toOpenLines } from '#shared/openLines'
import { recordOf } from '#shared/ownValue'
import { type Proposal, proposalKeys } from '#shared/proposal'
import type { SentForm } from '#shared/renderedState'
import { entryProblems, maxLengthOf, otherCategory } from '#shared/rules/entryRules'
import { doubtfulPhones } from '#ui/PhoneField.tsx'

/** `picked`: the opening line in the picker; `moved`: `true` once the marker was placed by hand. */
const formOnlyNames = ['picked', 'moved'] as const

/** Values of the form as typed, stored and posted; `barrierfree` is `true` or empty, `homeVisits` also `false`. */
export type EntryValues = Record<EntryFormName | (typeof formOnlyNames)[number], string>

export const emptyEntry: EntryValues = recordOf([...entryFormNames, ...formOnlyNames], () => '')

export const typedValue = (name: EntryFieldName, value: EntryContent[EntryFieldName] | undefined) =>
  value === null || value === undefined || (value === false && entryFields[name].kind === 'flag')
    ? ''
    : String(value)

export function valuesOf(entry: EntryContent) {
  const values = recordOf(entryFieldNames, (name) => typedValue(name, entry[name]))
  return { ...emptyEntry, ...values, services: withoutBarrierfree(entry.services) }
}

export function valuesFrom(texts: Record<string, string | undefined>) {
  return { ...emptyEntry, ...recordOf(entryFormNames, (name) => texts[name] ?? '') }
}

export function withConsequences(values: EntryValues, changes: Partial<EntryValues>) {
  const settled = settleAccess(typedFields({ ...values, ...changes }), typedFields(values))
  return {
    ...changes,
    ...recordOf(accessNames, (name) => typedValue(name, settled[name])),
    ...(changes.homeVisits === 'false' && { serviceArea: '' }),
  }
}

export function positionOfValues(values: EntryValues) {
  const { lat, lon } = typedFields(values)
  return lat === null || lon === null ? null : { lat, lon }
}

/** The service area is checked only by the server, which knows the towns and the names of the district. */
export function entryFormProblems(
  values: EntryValues,
  options: { noEmail?: boolean; noStreet?: boolean } = {},
) {
  const problems = entryProblems({ ...typedFields(values), serviceArea: '' }, options)
  return new Map(problems.map(({ field, code }) => [field, code]))
}

const limits = recordOf(entryFormNames, maxLengthOf)

export const entryControls = (fields: FormFields<EntryValues>) => controlsOf('entry', fields, limits)

export const isNewCategory = ({ category }: EntryValues) => category === otherCategory

export function proposalFrom(values: EntryValues) {
  const { category, categoryNew, ...fields } = typedFields(values)
  const content = {
    ...fields,
    category: category === otherCategory ? categoryNew : category,
    opened: joinOpenLines(toOpenLines(openKeys.map((key) => values[key]))),
  }
  return recordOf(proposalKeys, (key) => content[key]) as Required<Proposal>
}

/** `opening` is the line in the picker. */
export const entryOrder: readonly string[] = [
  ...entryFormNames.flatMap((name) => (name === 'open1' ? ['opening', name] : [name])),
  'captchaCode',
]

const changeOrder = ['name', 'email', 'token', 'changeText', 'opening', 'captchaCode']

const orders = { entry: entryOrder, change: changeOrder }

/** Including refusals of a form sent without scripts. */
export function useRequestProblems(
  prefix: keyof typeof orders,
  values: Readonly<Record<string, unknown>>,
  sent?: SentForm,
  words?: FormWords,
) {
  const order = orders[prefix]
  return useFormProblems(prefix, values, { sent: sent?.errors, order, words, ask: doubtfulPhones })
}

export interface FieldsProps extends FormFields<EntryValues> {
  categories: readonly string[]
  /** The stored position is the middle of the postcode. */
  isPositionGuessed?: boolean
  emailOptional?: boolean
  belowEmail?: ReactNode
  /** Replaces the usual hint about the code; empty for staff, who get none. */
  emailHint?: string
  staff?: boolean
}
