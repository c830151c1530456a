import { type ChangeCode, type ChangeFields, checkChange } from '@directory/shared/changeRules'

/** The change form as text; `direct` says that the fields are being edited directly. */
export type ChangeValues = Record<'name' | 'email' | 'token' | 'changeText' | 'direct', string>

export function changeValuesFrom(given: Record<string, string | undefined>): ChangeValues {
  const { name = '', email = '', token = '', changeText = '' } = given
  return { name, email, token, changeText, direct: '' }
}

const right: ChangeFields = { name: 'x', email: 'a@example.org', token: 'x', changeText: '' }

/** Everything that is wrong, in the order of the form. */
export function wrongInChange(values: ChangeValues): Map<string, ChangeCode> {
  const found = new Map<string, ChangeCode>()
  let fields: ChangeFields = values
  for (let refusal = checkChange(fields); refusal; refusal = checkChange(fields)) {
    if (found.has(refusal.field)) break
    found.set(refusal.field, refusal.code)
    fields = { ...fields, [refusal.field]: right[refusal.field as keyof ChangeFields] }
  }
  return found
}
