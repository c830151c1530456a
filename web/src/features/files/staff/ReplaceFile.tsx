import { useState } from 'react'
import { type MessageId, useText } from '#lib/intl.ts'
import { useOperation } from '#lib/useOperation.ts'
import type { OutputOf } from '#shared/contract'
import { FormDialog } from '#ui/staff/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { saveFile } from './saveFile.ts'

interface Props {
  file: StoredFile
  onReplaced: (undo: string) => void
  onDone: () => void
}

export function ReplaceFile({ file, onReplaced, onDone }: Props) {
  const text = useText()
  const [chosen, setChosen] = useState<File | null>(null)
  const [error, setError] = useState('')
  const { run, busy } = useOperation()
  const uses = usesInWords(file, text)

  const replace = () => {
    if (!chosen) return setError(text('files.chooseFirst'))
    const store = async () => {
      onReplaced((await saveFile(chosen, { name: file.name, replace: true })).undo)
      onDone()
    }
    void run(store, {
      refresh: ['GET /api/filedetails'],
      handleRefusal: (_refusal, words) => {
        setError(words)
        return true
      },
    })
  }
  return (
    <FormDialog
      title={text('files.replaceTitle', { name: file.name })}
      confirm={text('files.replace')}
      busy={busy}
      onSubmit={replace}
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
      <TextField
        label={text('files.choose')}
        hint={text('files.hint')}
        error={error}
        type="file"
        accept={file.type}
        onChange={(event) => {
          setError('')
          setChosen(event.target.files?.[0] ?? null)
        }}
      />
    </FormDialog>
  )
}

export type StoredFile = OutputOf<'GET /api/filedetails'>[number]

export function sizeInWords(bytes: number, locale: string) {
  const [unit, divisor] = bytes < 1_000_000 ? ['kB', 1000] : ['MB', 1_000_000]
  const value = Math.max(bytes / divisor, 0.1)
  return `${value.toLocaleString(locale, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`
}

const useLabels: Readonly<Record<StoredFile['uses'][number]['kind'], MessageId>> = {
  topCategory: 'files.use.topCategory',
  person: 'files.use.person',
  outline: 'files.use.outline',
  page: 'files.use.page',
  news: 'files.use.news',
  trashedNews: 'files.use.trashedNews',
  link: 'files.use.link',
}

export const usesInWords = ({ uses }: StoredFile, text: ReturnType<typeof useText>) =>
  uses.map(({ kind, name }) => text(useLabels[kind], { name }))
