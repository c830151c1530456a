'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { useLanguage } from '../language.ts'
import { regionTime } from '../regionTime.ts'
import { requestRestore } from '../requestRestore.ts'

const words = {
  de: { restore: 'Wiederherstellen', done: 'Wieder da.' },
  en: { restore: 'Restore', done: 'It is back.' },
}

/** Shows, in the list of the trash, when a document was deleted, and a button that restores it. */
export function RestoreCell({ cellData, rowData, collectionSlug }: DefaultCellComponentProps) {
  const language = useLanguage()
  const text = words[language]
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  if (!cellData) return <span>–</span>

  const restore = async () => {
    setBusy(true)
    const refusal = await requestRestore(collectionSlug, String(rowData.id), language)
    if (refusal === null) toast.success(text.done)
    else toast.error(refusal)
    setBusy(false)
    router.refresh()
  }
  return (
    <span className="restore-cell">
      {regionTime(cellData, language)}
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={busy}
        onClick={restore}
        aria-label={`${text.restore}: ${rowData.name ?? rowData.title ?? ''}`}
      >
        {text.restore}
      </Button>
    </span>
  )
}
