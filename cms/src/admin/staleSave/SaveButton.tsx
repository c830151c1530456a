'use client'
import {
  FormSubmit,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useModal,
  useOperation,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { FormValues } from './differences.ts'
import { isSince, readPresent } from './readPresent.ts'
import { SaveConflict } from './SaveConflict.tsx'

/** Name of the dialog in Payload's `DocumentStaleData`. */
const payloadsWarning = 'document-stale-data'

/**
 * Shows Payload's save button and, if the server refuses because another person has saved the document meanwhile, both
 * versions side by side.
 */
export function SaveButton() {
  const { t } = useTranslation()
  const { submit, getData, setModified } = useForm()
  const { id, collectionSlug, globalSlug, uploadStatus, data } = useDocumentInfo()
  const modified = useFormModified()
  const operation = useOperation()
  const editDepth = useEditDepth()
  const button = useRef<HTMLButtonElement>(null)
  // Values that the form was filled with; Payload replaces them by its own answer after each save.
  const base = (data ?? {}) as FormValues
  const [present, setPresent] = useState<{ theirs: FormValues; mine: FormValues } | null>(null)
  const isDisabled = (operation === 'update' && !modified) || uploadStatus === 'uploading'

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    button.current?.click()
  })

  // Replaces Payload's own warning, which has one button that discards what was typed, by showing both versions.
  const { isModalOpen, closeModal } = useModal()
  const isWarned = isModalOpen(payloadsWarning)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each warning
  useEffect(() => {
    if (!isWarned) return
    closeModal(payloadsWarning)
    void compare(getData() as FormValues)
  }, [isWarned])

  const compare = async (mine: FormValues) => {
    const theirs = await readPresent({ id, collectionSlug, globalSlug })
    setPresent(theirs && isSince(theirs, mine) ? { theirs, mine } : null)
  }
  const save = async (overrides: Record<string, unknown> = {}) => {
    const mine = { ...getData(), ...overrides } as FormValues
    // Payload does not return the answer of a refused save.
    const answered = await submit({ overrides })
    if (answered?.res?.ok || operation !== 'update') return setPresent(null)
    await compare(mine)
  }
  const goOn = () => {
    setPresent(null)
    // Payload would treat a rejected save as done and disable the button.
    setModified(true)
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
        <SaveConflict {...present} base={base} onSave={(overrides) => void save(overrides)} onBack={goOn} />
      )}
    </>
  )
}
