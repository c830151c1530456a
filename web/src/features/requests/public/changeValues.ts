import { type ChangeFormCode, changeProblems } from '#shared/rules/changeRules'

/** `direct` is set while the fields are edited directly. */
export type ChangeValues = Record<'name' | 'email' | 'token' | 'changeText' | 'direct', string>

export function changeValuesFrom(texts: Record<string, string | undefined>): ChangeValues {
  const { name = '', email = '', token = '', changeText = '' } = texts
  return { name, email, token, changeText, direct: '' }
}

/** @param hasProposal true if fields were edited directly */
export function changeFormProblems(values: ChangeValues, hasProposal: boolean): Map<string, ChangeFormCode> {
  return new Map(changeProblems(values, hasProposal).map(({ field, code }) => [field, code]))
}
