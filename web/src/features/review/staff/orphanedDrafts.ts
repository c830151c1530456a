import { entryFields, isEntryField } from '@directory/shared/entryFields'
import { parseOpenLines } from '@directory/shared/openingHours'
import type { Proposal } from '@directory/shared/proposal'
import { keepDraft, readDraft, readDrafts, type TypedValues } from '../../../lib/draft.ts'
import { choicesDraft } from './useChoices.ts'

export const reviewDraft = (request: string) => `staff review ${request}`
/** Returns the key of the draft for a change made by hand in an entry. */
export const manualChangeDraft = (request: string, entry: string) => `staff byhand ${request} ${entry}`

/** A draft about a request that has been decided meanwhile. */
export interface OrphanedDraft {
  /** Uuid of the entry it is about. */
  entry: string
  /** Values by the names of the entry form. */
  typed: TypedValues
  forget: () => void
}

export function orphanedDrafts(request: string): OrphanedDraft[] {
  const form = readDrafts(reviewDraft(request)).filter(([rest]) => rest === '')
  const byHand = readDrafts(manualChangeDraft(request, ''))
  const choices = readDraft(choicesDraft(request))
  const chosen = choices?.fields ? formValues(JSON.parse(choices.fields) as Proposal) : {}
  return [
    ...form.filter(isTyped).map(([, typed]) => ({
      entry: request,
      typed,
      forget: () => keepDraft(reviewDraft(request), null),
    })),
    ...byHand.filter(isTyped).map(([entry, typed]) => ({
      entry,
      typed,
      forget: () => keepDraft(manualChangeDraft(request, entry), null),
    })),
    ...(choices?.of && Object.keys(chosen).length > 0
      ? [{ entry: choices.of, typed: chosen, forget: () => keepDraft(choicesDraft(request), null) }]
      : []),
  ]
}

/** The form looks up coordinates by itself, so those alone were not typed. */
const isTyped = ([, typed]: readonly [string, TypedValues]) =>
  Object.keys(typed).some((name) =>
    name === 'moved' ? typed[name] === 'true' : !isEntryField(name) || entryFields[name].kind !== 'degrees',
  )

function formValues({ opened, ...fields }: Proposal): TypedValues {
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    value === null || value === undefined || (name === 'barrierfree' && value === false) ? '' : String(value),
  ])
  return { ...Object.fromEntries(texts), ...(opened !== undefined && parseOpenLines(opened)) }
}
