import { TextField } from '../../components/TextField.tsx'
import { useText } from '../../lib/intl.ts'
import { maxLengthOf } from './entryValues.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { PlainFields } from './PlainFields.tsx'

/** How to reach the provider; only the e-mail is required, for the token and questions. */
export function ContactFields({
  values,
  set,
  errors,
  emailOptional = false,
  belowEmail,
  staff,
}: Pick<FieldsProps, 'values' | 'set' | 'errors' | 'emailOptional' | 'belowEmail' | 'staff'>) {
  const text = useText()
  return (
    <>
      <TextField
        id="entry-email"
        name="email"
        type="email"
        label={text('entry_dialogue.email')}
        hint={staff ? undefined : text('entry_dialogue.emailHint')}
        error={errors.email}
        optional={emailOptional}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLengthOf('email')}
        value={values.email}
        onChange={(event) => set({ email: event.target.value })}
      />
      {belowEmail}
      <PlainFields section="contact" values={values} set={set} errors={errors} />
    </>
  )
}
