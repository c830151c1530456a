'use client'

import { FieldError, TextareaInput, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { withPlainText } from '#shared/newsText'
import { plainNewsText } from '#shared/plainNewsText'

/** Edits the text without its markup, which stays at unchanged parts. */
export function NewsTextField({ field, path: givenPath, readOnly = false }: TextareaFieldClientProps) {
  const { value, setValue, path, showError } = useField<string | null>({ potentiallyStalePath: givenPath })
  const html = value ?? ''
  return (
    <TextareaInput
      path={path}
      label={field.label}
      description={field.admin?.description}
      required={field.required}
      rows={field.admin?.rows}
      value={plainNewsText(html)}
      readOnly={readOnly}
      showError={showError}
      Error={<FieldError path={path} showError={showError} />}
      onChange={({ target }) => setValue(withPlainText(html, target.value))}
    />
  )
}
