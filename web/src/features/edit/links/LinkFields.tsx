import { useEffect, useRef } from 'react'
import { TextAreaField } from '../../../components/TextAreaField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { useText } from '../../../lib/intl.ts'
import { LinkPlace } from './LinkPlace.tsx'
import { type LinkValues, linkLimits } from './linkValues.ts'

interface Props {
  values: LinkValues
  set: (changes: Partial<LinkValues>) => void
  errors: Partial<Record<string, string>>
  categories: readonly string[]
}

const contacts = [
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
] as const

export function LinkFields({ categories, ...fields }: Props) {
  const text = useText()
  const { values, set, errors } = fields
  const first = useRef<HTMLInputElement>(null)
  // Also when one comes back from comparing two versions.
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <TextField
        ref={first}
        id="link-name"
        name="name"
        lang="de"
        label={text('edit_links.name')}
        hint={text('edit_links.nameHint')}
        error={errors.name}
        maxLength={linkLimits.name}
        value={values.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        id="link-url"
        name="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        label={text('edit_links.url')}
        hint={text('entry_dialogue.websiteHint')}
        error={errors.url}
        maxLength={linkLimits.url}
        value={values.url}
        onChange={(event) => set({ url: event.target.value })}
      />
      <TextAreaField
        id="link-description"
        name="description"
        lang="de"
        rows={3}
        optional
        label={text('edit_links.description')}
        error={errors.description}
        maxLength={linkLimits.description}
        value={values.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <LinkPlace {...fields} categories={categories} />
      {contacts.map(({ name, type }) => (
        <TextField
          key={name}
          id={`link-${name}`}
          name={name}
          type={type}
          optional
          autoComplete="off"
          label={text(`contact.${name}`)}
          error={errors[name]}
          maxLength={linkLimits[name]}
          value={values[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
    </>
  )
}
