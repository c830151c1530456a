'use client'
import {
  FormSubmit,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useOperation,
  useTranslation,
} from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { Conflict } from './Conflict.tsx'
import type { Values } from './differences.ts'
import { isSince, readPresent } from './readPresent.ts'

/**
 * Payload's own button, with what it lacks: where somebody else has saved meanwhile, the server refuses, and both
 * versions are shown side by side.
 */
export function SaveButton() {
  const { t } = useTranslation()
  const { submit, getData } = useForm()
  const { id, collectionSlug, globalSlug, uploadStatus, data } = useDocumentInfo()
  const modified = useFormModified()
  const operation = useOperation()
  const editDepth = useEditDepth()
  const button = useRef<HTMLButtonElement>(null)
  // What the form was filled with; Payload puts its own answer there after each save.
  const base = (data ?? {}) as Values
  const [present, setPresent] = useState<{ theirs: Values; mine: Values } | null>(null)
  const isDisabled = (operation === 'update' && !modified) || uploadStatus === 'uploading'

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    button.current?.click()
  })

  const save = async (overrides: Record<string, unknown> = {}) => {
    const mine = { ...getData(), ...overrides } as Values
    // An answer that refuses is nothing that Payload hands on.
    const answered = await submit({ overrides })
    if (answered?.res?.ok || operation !== 'update') return setPresent(null)
    const theirs = await readPresent({ id, collectionSlug, globalSlug })
    setPresent(theirs && isSince(theirs, mine) ? { theirs, mine } : null)
  }
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={isDisabled}
        onClick={() => void save()}
        ref={button}
        size="medium"
        type="button"
      >
        {t('general:save')}
      </FormSubmit>
      {present && (
        <Conflict
          {...present}
          base={base}
          onSave={(overrides) => void save(overrides)}
          onBack={() => setPresent(null)}
        />
      )}
    </>
  )
}
