import type { Ref } from 'react'
import type { ControlProps } from '#lib/controlsOf.ts'
import { type MessageId, useText } from '#lib/intl.ts'
import type { NounField, NounFields } from '#shared/fields/nounFields'
import { ownValue } from '#shared/ownValue'
import { PhoneField } from '../PhoneField.tsx'
import { TextAreaField } from '../TextAreaField.tsx'
import { TextField } from '../TextField.tsx'

export const labelIdOf = (fields: NounFields, name: string) => ownValue(fields, name)?.label

export const labelsOf = (fields: NounFields, text: (id: MessageId) => string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label }]) => (label ? [[name, text(label)]] : [])),
  )

interface Props extends ControlProps {
  field: NounField
  ref?: Ref<HTMLInputElement>
}

// The browser must not suggest the editor's own address for another organisation.
const ofOthers = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
const inputs: Readonly<Partial<Record<NounField['kind'], object>>> = {
  line: { lang: 'de' },
  day: { type: 'date' },
  time: { type: 'time' },
  website: { ...ofOthers, inputMode: 'url' },
  // Browsers rewrite an address in `type="email"`: ß becomes ss, another domain.
  email: { ...ofOthers, inputMode: 'email' },
}

export function NounControl({ field, ref, ...control }: Props) {
  const text = useText()
  const { kind, label, hint, required = false } = field
  const props = { ...control, label: label && text(label), hint: hint && text(hint), optional: !required }
  if (kind === 'phone') return <PhoneField {...props} autoComplete="off" />
  if (kind === 'markup' || kind === 'text')
    return <TextAreaField {...props} lang="de" rows={kind === 'markup' ? 8 : 3} />
  return <TextField {...props} {...inputs[kind]} ref={ref} />
}
