import { type FormEvent, useRef, useState } from 'react'
import { notify } from '#lib/alerts.ts'
import { useText } from '#lib/intl.ts'
import { useOperation } from '#lib/useOperation.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import hidden from '#ui/VisuallyHidden.module.css'
import styles from './Files.module.css'
import { saveFile } from './saveFile.ts'

export function AddFile() {
  const text = useText()
  const { run, busy } = useOperation()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState(0)
  const [error, setError] = useState('')
  const percent = Math.round(progress * 100)

  const choose = (chosen: File | undefined) => {
    setError('')
    setFile(chosen ?? null)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!file || busy) return
    setError('')
    setProgress(0)
    const store = async () => {
      const { name } = await saveFile(file, { name: file.name }, setProgress)
      notify('success', text('files.saved', { name }))
      setFile(null)
      if (input.current) input.current.value = ''
    }
    void run(store, {
      refresh: ['GET /api/filedetails'],
      handleRefusal: (_refusal, words) => {
        setError(words)
        return false
      },
    })
  }
  return (
    <form onSubmit={send} className={styles.add} aria-labelledby="files-add">
      <h2 id="files-add" className={hidden.hidden}>
        {text('files.addTitle')}
      </h2>
      <TextField
        id="file"
        label={text('files.choose')}
        hint={text('files.hint')}
        error={error}
        ref={input}
        type="file"
        disabled={busy}
        onChange={(event) => choose(event.target.files?.[0])}
      />
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
