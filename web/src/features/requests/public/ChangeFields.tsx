import { changeLimits, isMalformedToken } from '@directory/shared/changeRules'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { ChangeValues } from './changeValues.ts'
import { ReportWithoutCode } from './ReportWithoutCode.tsx'

export function WhoFields({
  onTokenLeft,
  ...fields
}: FormFields<ChangeValues> & { onTokenLeft: () => void }) {
  const text = useText()
  const control = controlsOf('change', fields, changeLimits)
  return (
    <>
      <TextField {...control('name')} label={text('change_request.name')} autoComplete="organization" />
      <TextField
        {...control('email')}
        type="email"
        label={text('change_request.email')}
        hint={text('change_request.emailHint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...control('token')}
        label={text('change_request.token')}
        hint={text('change_request.tokenHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={onTokenLeft}
      />
      {fields.errors.token && isMalformedToken(fields.values.token) && (
        <ReportWithoutCode name={fields.values.name} />
      )}
    </>
  )
}

export function ChangeText(fields: FormFields<ChangeValues>) {
  const text = useText()
  const control = controlsOf('change', fields, changeLimits)
  return (
    <TextAreaField
      {...control('changeText')}
      label={text('change_request.text')}
      hint={text('change_request.textHint')}
      rows={6}
    />
  )
}
