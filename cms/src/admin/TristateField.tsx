'use client'

import { FieldDescription, SelectInput, useField } from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'
import { useAdminText } from './useAdminText.ts'

/** A checkbox has no third state. */
export function TristateField({ field, path: givenPath, readOnly = false }: CheckboxFieldClientProps) {
  const { value, setValue, path } = useField<boolean | null>({ potentiallyStalePath: givenPath })
  const text = useAdminText()
  const description = field.admin?.description
  return (
    <SelectInput
      path={path}
      name={path}
      label={field.label}
      readOnly={readOnly}
      placeholder={text('admin.tristate.unsaid')}
      Description={description && <FieldDescription path={path} description={description} />}
      options={[
        { value: 'true', label: text('admin.tristate.yes') },
        { value: 'false', label: text('admin.tristate.no') },
      ]}
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={(chosen) => {
        const option = Array.isArray(chosen) ? undefined : chosen
        setValue(option ? option.value === 'true' : null)
      }}
    />
  )
}
