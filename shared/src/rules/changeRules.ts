import { inputLimit } from '../inputLimit.ts'
import { cleanEmail } from '../mailAddress.ts'
import { plainLine, plainText } from '../plainText.ts'
import { saysNothing } from '../saysNothing.ts'
import { isToken } from '../token.ts'
import { isEmail } from '../wellFormed.ts'
import type { EntryProblem } from './entryRules.ts'
import { firstOf, onePerField, problemsOfTexts, tooLong } from './problems.ts'

export const changeLimits = { token: 64, email: 254, name: 150, changeText: 10_000, reason: 2000 } as const

export const changeCodes = ['token_missing', 'email_invalid', 'provider_missing', 'too_long'] as const
export type ChangeCode = (typeof changeCodes)[number]

export type ChangeFields = Record<'name' | 'email' | 'token' | 'changeText', string>

/** One copied from a letter may contain spaces and capitals. */
export const cleanToken = (typed: string) => plainLine(typed).replace(/\s/g, '').toLowerCase()

export function cleanChange({ name, email, token, changeText }: ChangeFields): ChangeFields {
  return {
    name: plainLine(name),
    email: cleanEmail(email),
    token: cleanToken(token),
    changeText: plainText(changeText),
  }
}

/** The first problem in the order of the form, or null. */
export const checkChange = (input: ChangeFields) => firstOf(problemsOf(input))

const problemsOf = (input: ChangeFields): Iterable<EntryProblem<ChangeCode>> =>
  problemsOfTexts(input, changeLimits, function* (fields): Generator<EntryProblem<ChangeCode>> {
    const change = cleanChange(fields)
    if (!change.token) yield { code: 'token_missing', field: 'token' }
    yield* tooLong(change, changeLimits)
    if (!isEmail(change.email)) yield { code: 'email_invalid', field: 'email' }
    if (saysNothing(change.name)) yield { code: 'provider_missing', field: 'name' }
  })

/** Only in the form: the contract accepts an empty text. */
const textMissing = { code: 'wish_missing', field: 'changeText' } as const
const malformedToken = { code: 'token_malformed', field: 'token' } as const
export type ChangeFormCode = ChangeCode | typeof textMissing.code | typeof malformedToken.code

/** Once cleaned, neither empty nor a token. */
export const isMalformedToken = (typed: string) => {
  if (typed.length > inputLimit(changeLimits.token)) return false
  const token = cleanToken(typed)
  return token !== '' && !isToken(token)
}

/**
 * At most one per field, in the order of `checkChange`.
 * @param hasProposal true if fields were changed; the text may then be empty
 */
export function changeProblems(input: ChangeFields, hasProposal = false): EntryProblem<ChangeFormCode>[] {
  const found = onePerField<EntryProblem<ChangeFormCode>>(problemsOf(input))
  // The contract accepts any text as a token and leaves it to staff to see that it belongs to no entry.
  const problems = isMalformedToken(input.token)
    ? [malformedToken, ...found.filter(({ field }) => field !== 'token')]
    : found
  const saysSomething =
    problems.some(({ field }) => field === 'changeText') || plainText(input.changeText) !== ''
  return hasProposal || saysSomething ? problems : [...problems, textMissing]
}
