import { allProblems } from '../allProblems.ts'
import { inputLimit, overlongTexts } from '../inputLimit.ts'
import { cleanEmail } from '../mailAddress.ts'
import { plainLine, plainText } from '../plainText.ts'
import { saysNothing } from '../saysNothing.ts'
import { isToken } from '../token.ts'
import { isEmail } from '../wellFormed.ts'
import type { EntryProblem } from './entryRules.ts'

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
    email: cleanEmail(email),
    // A token copied from a letter may contain spaces and capitals.
    token: plainLine(token).replace(/\s/g, '').toLowerCase(),
    changeText: plainText(changeText),
  }
}

/** Returns the first problem of a change request in the order of the form, or null if there is none. */
export function checkChange(input: ChangeFields): EntryProblem<ChangeCode> | null {
  const [overlong] = overlongTexts(input, changeLimits)
  if (overlong) return overlong
  const change = cleanChange(input)
  if (!change.token) return { code: 'token_missing', field: 'token' }
  for (const field of ['token', 'email', 'name', 'changeText'] as const) {
    const limit = changeLimits[field]
    if (change[field].length > limit) return { code: 'too_long', field, values: { max: limit } }
  }
  if (!isEmail(change.email)) return { code: 'email_invalid', field: 'email' }
  if (saysNothing(change.name)) return { code: 'provider_missing', field: 'name' }
  return null
}

const right: ChangeFields = { name: 'x', email: 'a@example.org', token: 'x', changeText: '' }

/** Only in the form: the contract accepts an empty text. */
const textMissing = {
  code: 'wish_missing',
  field: 'changeText',
} as const
const malformedToken = {
  code: 'token_malformed',
  field: 'token',
} as const
export type ChangeFormCode = ChangeCode | typeof textMissing.code | typeof malformedToken.code

/** Once cleaned, neither empty nor a token. */
export const isMalformedToken = (typed: string): boolean => {
  if (typed.length > inputLimit(changeLimits.token)) return false
  const { token } = cleanChange({ ...right, token: typed })
  return token !== '' && !isToken(token)
}

/**
 * At most one per field, in the order of `checkChange`.
 * @param hasProposal true if fields were changed; the text may then be empty
 */
export function changeProblems(input: ChangeFields, hasProposal = false): EntryProblem<ChangeFormCode>[] {
  const problems: EntryProblem<ChangeFormCode>[] = allProblems(input, checkChange, right)
  if (isMalformedToken(input.token)) {
    // The contract accepts any text as a token and leaves it to staff to see that it belongs to no entry.
    const others = problems.filter(({ field }) => field !== 'token')
    problems.splice(0, problems.length, malformedToken, ...others)
  }
  const saysSomething =
    problems.some(({ field }) => field === 'changeText') || plainText(input.changeText) !== ''
  return hasProposal || saysSomething ? problems : [...problems, textMissing]
}
