'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useLanguage } from './language.ts'
import { requestRestore } from './requestRestore.ts'

const words = { de: 'Wiederherstellen', en: 'Restore' }

/** Restores a document from the trash with one press, without asking: deleting it again is as easy. */
export function RestoreNow() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  const language = useLanguage()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  if (!isTrashed || !id || !collectionSlug) return null

  const restore = async () => {
    setBusy(true)
    const refusal = await requestRestore(collectionSlug, String(id), language)
    setBusy(false)
    if (refusal === null) router.push(`/admin/collections/${collectionSlug}/${id}`)
    else toast.error(refusal)
  }
  return (
    <Button id="restore-now" margin={false} size="medium" disabled={busy} onClick={restore}>
      {words[language]}
    </Button>
  )
}
