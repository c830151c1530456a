import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { callUrl } from '#lib/api.ts'
import { download } from '#lib/download.ts'
import { useLocalPath, useText } from '#lib/intl.ts'
import { sendLarge } from '#lib/sendFile.ts'
import { useOperation } from '#lib/useOperation.ts'
import type { OutputOf } from '#shared/contract'
import { importLimits } from '#shared/fields/importFields'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Row.tsx'
import { DownloadButton } from '#ui/staff/DownloadButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './Import.module.css'
import { importAddress, percentOf } from './importState.ts'
import { Progress } from './Progress.tsx'

export function ChooseFile() {
  const text = useText()
  const local = useLocalPath()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const { run, busy } = useOperation()
  const [share, setShare] = useState(0)
  const [error, setError] = useState('')
  const percent = percentOf(share, 1)

  const problemOf = (file: File | undefined) => {
    if (!file) return text('error.file_missing')
    return file.size > importLimits.file ? text('error.too_large') : ''
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const file = input.current?.files?.[0]
    const problem = problemOf(file)
    setError(problem)
    if (!file || problem !== '') return input.current?.focus()
    setShare(0)
    const form = new FormData()
    form.append('file', file)
    const step = async () => {
      const url = callUrl('POST /api/previewImport')
      const { id } = (await sendLarge(url, form, setShare)) as OutputOf<'POST /api/previewImport'>
      navigate(local(importAddress(id)), { state: { isFresh: true } })
    }
    void run(step, {
      closesForm: true,
      handleRefusal: (_refusal, words) => {
        setError(words)
        input.current?.focus()
        return true
      },
    })
  }
  return (
    <form onSubmit={send} className={styles.choose} noValidate>
      <TextField
        label={text('import.file')}
        hint={text('import.fileHint', { rows: importLimits.rows })}
        error={error && <span role="alert">{error}</span>}
        ref={input}
        type="file"
        accept=".csv,.xlsx,.vcf,.ldif"
        aria-disabled={busy}
        onClick={(event) => busy && event.preventDefault()}
        onChange={() => setError(input.current?.files?.[0] ? problemOf(input.current.files[0]) : '')}
      />
      {busy && (
        <Progress value={share < 1 ? percent : null} max={100}>
          {share < 1 ? text('import.sending', { percent }) : text('import.reading')}
        </Progress>
      )}
      <Row className={styles.buttons}>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text('import.send')}
        </Button>
        <DownloadButton
          fetchIt={() =>
            download('GET /api/downloadExcelTemplate', {}, `${text('edit_entry.templateFile')}.xlsx`)
          }
          failed="edit_entry.alert3"
        >
          {text('edit_entry.template')}
        </DownloadButton>
      </Row>
    </form>
  )
}
