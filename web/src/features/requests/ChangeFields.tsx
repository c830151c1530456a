import { changeLimits } from '@directory/shared/changeRules'
import { TextAreaField } from '../../components/TextAreaField.tsx'
import { TextField } from '../../components/TextField.tsx'
import { useText } from '../../lib/intl.ts'
import type { ChangeValues } from './changeValues.ts'

interface Props {
  values: ChangeValues
  set: (changes: Partial<ChangeValues>) => void
  errors: Partial<Record<string, string>>
}

/** Which provider, and who asks. */
export function WhoFields({ values, set, errors }: Props) {
  const text = useText()
  return (
    <>
      <TextField
        id="change-name"
        name="name"
        label={text('change_request.name')}
        error={errors.name}
        autoComplete="organization"
        maxLength={changeLimits.name}
        value={values.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        id="change-email"
        name="email"
        type="email"
        label={text('change_request.email')}
        hint={text('change_request.emailHint')}
        error={errors.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={changeLimits.email}
        value={values.email}
        onChange={(event) => set({ email: event.target.value })}
      />
      <TextField
        id="change-token"
        name="token"
        label={text('change_request.token')}
        hint={text('change_request.tokenHint')}
        error={errors.token}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={changeLimits.token}
        value={values.token}
        onChange={(event) => set({ token: event.target.value })}
      />
    </>
  )
}

export function ChangeText({ values, set, errors }: Props) {
  const text = useText()
  return (
    <TextAreaField
      id="change-changeText"
      name="changeText"
      label={text('change_request.text')}
      hint={text('change_request.textHint')}
      error={errors.changeText}
      rows={6}
      maxLength={changeLimits.changeText}
      value={values.changeText}
      onChange={(event) => set({ changeText: event.target.value })}
    />
  )
}
