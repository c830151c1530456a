import { type ChangeCode, changeProblems } from '@directory/shared/changeRules'

/** The change form as text; `direct` says that the fields are being edited directly. */
export type ChangeValues = Record<'name' | 'email' | 'token' | 'changeText' | 'direct', string>

export function changeValuesFrom(given: Record<string, string | undefined>): ChangeValues {
  const { name = '', email = '', token = '', changeText = '' } = given
  return { name, email, token, changeText, direct: '' }
}

/** Everything that is wrong, in the order of the form. */
export function wrongInChange(values: ChangeValues): Map<string, ChangeCode> {
  return new Map(changeProblems(values).map(({ field, code }) => [field, code]))
}
