import type { OutputOf } from '@directory/shared/contract'
import { fileLimits } from '@directory/shared/fileLimits'
import { type FormEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { notify } from '../../../lib/alerts.ts'
import { asCallError, callUrl } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useText } from '../../../lib/intl.ts'
import { readBase64, sendLarge } from '../../../lib/sendFile.ts'
import { isHeic, smallPicture } from '../../../lib/smallPicture.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import hidden from '../../../ui/VisuallyHidden.module.css'
import styles from './Files.module.css'

export function AddFile() {
  const text = useText()
  const errorText = useErrorText()
  const { mutate } = useSWRConfig()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState('')
  const busy = progress !== null
  const percent = Math.round((progress ?? 0) * 100)

  const choose = (chosen: File | undefined) => {
    setError(chosen && isHeic(chosen) ? text('error.picture_heic') : '')
    setFile(chosen && isHeic(chosen) ? null : (chosen ?? null))
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || busy) return
    setError('')
    setProgress(0)
    try {
      const small = await smallPicture(file)
      if (small.size > fileLimits.file) return setError(text('files.tooLarge'))
      const body = { name: file.name, content: await readBase64(small) }
      const url = callUrl('POST /api/saveFile', {})
      const { name } = (await sendLarge(url, body, setProgress)) as OutputOf<'POST /api/saveFile'>
      void mutate(callUrl('GET /api/filedetails', {}))
      notify('success', text('files.saved', { name }))
      setFile(null)
      if (input.current) input.current.value = ''
    } catch (failure) {
      const refusal = asCallError(failure)
      const message = errorText(refusal)
      setError(message)
      if (refusal.status !== 401) notify('error', message)
    } finally {
      setProgress(null)
    }
  }
  return (
    <form onSubmit={send} className={styles.add} aria-labelledby="files-add">
      <h2 id="files-add" className={hidden.hidden}>
        {text('files.addTitle')}
      </h2>
      <Field id="file" label={text('files.choose')} hint={text('files.hint')} error={error || undefined}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            disabled={busy}
            onChange={(event) => choose(event.target.files?.[0])}
          />
        )}
      </Field>
      {busy && (
        <label className={styles.progress}>
          {text('files.sending', { percent })}
          <progress value={percent} max={100} />
        </label>
      )}
      <Button type="submit" disabled={!file || busy}>
        {text('files.add')}
      </Button>
    </form>
  )
}
