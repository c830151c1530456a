import type { ComponentProps } from 'react'
import { TextField } from '../../components/TextField.tsx'
import { useText } from '../../lib/intl.ts'
import { maxLengthOf } from './entryValues.ts'
import type { FieldsProps } from './fieldsProps.ts'

const controls: Record<'phone' | 'mobile' | 'website', ComponentProps<'input'>> = {
  phone: { type: 'tel', autoComplete: 'tel' },
  mobile: { type: 'tel', autoComplete: 'tel' },
  // Not `url`: the browser would refuse the usual www.beispiel.de.
  website: { type: 'text', inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
}

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
      {(['phone', 'mobile', 'website'] as const).map((name) => (
        <TextField
          key={name}
          {...controls[name]}
          id={`entry-${name}`}
          name={name}
          label={text(`entry_dialogue.${name}`)}
          hint={name === 'website' ? text('entry_dialogue.websiteHint') : undefined}
          error={errors[name]}
          optional
          maxLength={maxLengthOf(name)}
          value={values[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
    </>
  )
}
