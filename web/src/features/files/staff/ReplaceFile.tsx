import type { OutputOf } from '@directory/shared/contract'
import { fileLimits } from '@directory/shared/fileLimits'
import { useState } from 'react'
import { asCallError, callUrl } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useText } from '../../../lib/intl.ts'
import { readBase64, sendLarge } from '../../../lib/sendFile.ts'
import { smallPicture } from '../../../lib/smallPicture.ts'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/staff/FormDialog.tsx'
import { type StoredFile, usesInWords } from './fileWords.ts'

interface Props {
  file: StoredFile
  /** Receives the id of the log entry that can undo it. */
  onReplaced: (undo: string) => void
  onDone: () => void
}

/** Replaces a file's content under the same name, after showing where it is used. */
export function ReplaceFile({ file, onReplaced, onDone }: Props) {
  const text = useText()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<File | null>(null)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const uses = usesInWords(file, text)

  const replace = async () => {
    if (!chosen) return setError(text('files.chooseFirst'))
    setBusy(true)
    try {
      const small = await smallPicture(chosen)
      if (small.size > fileLimits.file) {
        setBusy(false)
        return setError(text('files.tooLarge'))
      }
      const body = { name: file.name, content: await readBase64(small), replace: true }
      const answer = await sendLarge(callUrl('POST /api/saveFile', {}), body, () => {})
      onReplaced((answer as OutputOf<'POST /api/saveFile'>).undo)
      onDone()
    } catch (failure) {
      setError(errorText(asCallError(failure)))
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={text('files.replaceTitle', { name: file.name })}
      confirm={text('files.replace')}
      busy={busy}
      onSubmit={() => void replace()}
      onDone={onDone}
    >
      <p>{text('files.replaceText')}</p>
      {uses.length > 0 && (
        <>
          <p>{text('files.replaceUses')}</p>
          <ul>
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        </>
      )}
      <Field label={text('files.choose')} hint={text('files.hint')} error={error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={file.type}
            onChange={(event) => {
              setError('')
              setChosen(event.target.files?.[0] ?? null)
            }}
          />
        )}
      </Field>
    </FormDialog>
  )
}
