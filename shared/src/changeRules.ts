import { allProblems } from './allProblems.ts'
import type { EntryProblem } from './entryRules.ts'
import { isReadable, plainLine, plainText } from './plainText.ts'
import { isEmail } from './wellFormed.ts'

export const changeLimits = { name: 150, email: 254, token: 64, changeText: 10_000, reason: 2000 } as const

export const changeCodes = ['token_missing', 'email_invalid', 'provider_missing', 'too_long'] as const
export type ChangeCode = (typeof changeCodes)[number]

export interface ChangeFields {
  name: string
  email: string
  token: string
  changeText: string
}

export function cleanChange({ name, email, token, changeText }: ChangeFields): ChangeFields {
  return {
    name: plainLine(name),
    email: plainLine(email),
    // Copied from a letter, a token comes with spaces and capitals.
    token: plainLine(token).replace(/\s/g, '').toLowerCase(),
    changeText: plainText(changeText),
  }
}

/** The first thing that is wrong with a change request, in the order of the form; null where all is well. */
export function checkChange(input: ChangeFields): EntryProblem<ChangeCode> | null {
  const change = cleanChange(input)
  if (!change.token)
    return { code: 'token_missing', field: 'token', message: 'Bitte geben Sie ein gültiges Token ein.' }
  if (!isEmail(change.email))
    return { code: 'email_invalid', field: 'email', message: 'Bitte geben Sie eine gültige Email ein.' }
  if (!isReadable(change.name))
    return { code: 'provider_missing', field: 'name', message: 'Bitte geben Sie den Dienstleister ein.' }
  for (const field of ['token', 'email', 'name', 'changeText'] as const) {
    const limit = changeLimits[field]
    if (change[field].length > limit)
      return { code: 'too_long', field, message: `Diese Angabe ist zu lang: höchstens ${limit} Zeichen.` }
  }
  return null
}

const right: ChangeFields = { name: 'x', email: 'a@example.org', token: 'x', changeText: '' }

/** In the form only: the contract takes an empty wish. */
const noWish = {
  code: 'wish_missing',
  field: 'changeText',
  message: 'Bitte schreiben Sie, was sich ändern soll.',
} as const
export type ChangeFormCode = ChangeCode | typeof noWish.code

/**
 * Everything that is wrong with a change request that somebody fills in, once per field, in the order of `checkChange`.
 * @param hasProposal whether fields were changed, which says enough
 */
export function changeProblems(input: ChangeFields, hasProposal = false): EntryProblem<ChangeFormCode>[] {
  const problems = allProblems(input, checkChange, right)
  return hasProposal || plainText(input.changeText) !== '' ? problems : [...problems, noWish]
}
