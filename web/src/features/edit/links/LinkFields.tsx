import { useEffect, useRef } from 'react'
import { TextAreaField } from '../../../components/TextAreaField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { LinkPlace } from './LinkPlace.tsx'
import { type LinkValues, linkLimits } from './linkValues.ts'

interface Props extends FormFields<LinkValues> {
  categories: readonly string[]
}

const contacts = [
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
] as const

export function LinkFields({ categories, ...fields }: Props) {
  const text = useText()
  const control = controlsOf('link', fields, linkLimits)
  const first = useRef<HTMLInputElement>(null)
  // Also when one comes back from comparing two versions.
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <TextField
        ref={first}
        {...control('name')}
        lang="de"
        label={text('edit_links.name')}
        hint={text('edit_links.nameHint')}
      />
      <TextField
        {...control('url')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        label={text('edit_links.url')}
        hint={text('entry_dialogue.websiteHint')}
      />
      <TextAreaField
        {...control('description')}
        lang="de"
        rows={3}
        optional
        label={text('edit_links.description')}
      />
      <LinkPlace {...fields} categories={categories} />
      {contacts.map(({ name, type }) => (
        <TextField
          key={name}
          {...control(name)}
          type={type}
          optional
          autoComplete="off"
          label={text(`contact.${name}`)}
        />
      ))}
    </>
  )
}
