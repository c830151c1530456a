import { useText } from '../../lib/intl.ts'
import { TextField } from '../../ui/TextField.tsx'
import { entryControls } from './entryValues.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { PlainFields } from './PlainFields.tsx'

/** Renders contact details; only the mail address is required, for the code and questions. */
export function ContactFields({
  emailOptional = false,
  belowEmail,
  emailHint,
  staff,
  ...fields
}: Pick<FieldsProps, 'values' | 'set' | 'errors' | 'emailOptional' | 'belowEmail' | 'emailHint' | 'staff'>) {
  const text = useText()
  return (
    <>
      <TextField
        {...entryControls(fields)('email')}
        type="email"
        label={text('entry_dialogue.email')}
        hint={emailHint ?? text('entry_dialogue.emailHint')}
        optional={emailOptional}
        autoComplete={staff ? 'off' : 'email'}
        verbatim
      />
      {belowEmail}
      <PlainFields section="contact" staff={staff} {...fields} />
    </>
  )
}
