import { useEffect, useRef } from 'react'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { PhoneField } from '../../../ui/PhoneField.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { LinkPlace } from './LinkPlace.tsx'
import { type LinkValues, linkLimits } from './linkValues.ts'

interface Props extends FormFields<LinkValues> {
  categories: readonly string[]
}

export function LinkFields({ categories, ...fields }: Props) {
  const text = useText()
  const control = controlsOf('link', fields, linkLimits)
  const first = useRef<HTMLInputElement>(null)
  // Also on the way back from comparing two versions.
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
      <TextField
        {...control('email')}
        type="email"
        optional
        autoComplete="off"
        label={text('contact.email')}
      />
      <PhoneField {...control('phone')} optional autoComplete="off" label={text('contact.phone')} />
    </>
  )
}
