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
import { isSavedSince, readStoredDocument } from './readStored.ts'
import { SaveConflict } from './SaveConflict.tsx'

/** Name of the dialog in Payload's `DocumentStaleData`. */
const payloadDialogName = 'document-stale-data'

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
  // Values that the form was filled with; after each save, those of the saved document.
  const base = (data ?? {}) as FormValues
  const [conflict, setConflict] = useState<{ theirs: FormValues; mine: FormValues } | null>(null)
  const isDisabled = (operation === 'update' && !modified) || uploadStatus === 'uploading'

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    button.current?.click()
  })

  // Replaces Payload's own warning, which has one button that discards what was typed, by showing both versions.
  const { isModalOpen, closeModal } = useModal()
  const isPayloadDialogOpen = isModalOpen(payloadDialogName)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each warning
  useEffect(() => {
    if (!isPayloadDialogOpen) return
    closeModal(payloadDialogName)
    void compare(getData() as FormValues)
  }, [isPayloadDialogOpen])

  const compare = async (mine: FormValues) => {
    const theirs = await readStoredDocument({ id, collectionSlug, globalSlug })
    setConflict(theirs && isSavedSince(theirs, mine) ? { theirs, mine } : null)
  }
  const save = async (overrides: Record<string, unknown> = {}) => {
    const mine = { ...getData(), ...overrides } as FormValues
    // Payload does not return the answer of a refused save.
    const sent = await submit({ overrides })
    if (sent?.res?.ok || operation !== 'update') return setConflict(null)
    await compare(mine)
  }
  const backToForm = () => {
    setConflict(null)
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
      {conflict && (
        <SaveConflict
          {...conflict}
          base={base}
          onSave={(overrides) => void save(overrides)}
          onBack={backToForm}
        />
      )}
    </>
  )
}
