'use client'

import { FieldDescription, SelectInput, useField } from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'
import { useLanguage } from './language.ts'

const words = {
  de: { yes: 'ja', no: 'nein', unsaid: 'Keine Angabe' },
  en: { yes: 'yes', no: 'no', unsaid: 'Not said' },
}

/** Edits yes, no or unknown: a checkbox has no third state. */
export function TristateField({ field, path: givenPath, readOnly = false }: CheckboxFieldClientProps) {
  const { value, setValue, path } = useField<boolean | null>({ potentiallyStalePath: givenPath })
  const text = words[useLanguage()]
  const description = field.admin?.description
  return (
    <SelectInput
      path={path}
      name={path}
      label={field.label}
      readOnly={readOnly}
      placeholder={text.unsaid}
      Description={description && <FieldDescription path={path} description={description} />}
      options={[
        { value: 'true', label: text.yes },
        { value: 'false', label: text.no },
      ]}
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={(chosen) => {
        const option = Array.isArray(chosen) ? undefined : chosen
        setValue(option ? option.value === 'true' : null)
      }}
    />
  )
}
