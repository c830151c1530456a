import type { OutputOf } from '@directory/shared/contract'
import type { PageName } from '@directory/shared/page'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { notify } from '../../../lib/alerts.ts'
import { CallError, call, callUrl } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useText } from '../../../lib/intl.ts'

type Source = OutputOf<'GET /api/pageSource'>

/** Saves a page, says how it went, and hands on what was kept of it. */
export function useSavePage(name: PageName, onSaved: (saved: Source) => void) {
  const text = useText()
  const errorText = useErrorText()
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Source | null>(null)
  const running = useRef(false)

  const save = async (html: string, updatedAt: string) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const { content, updatedAt: now } = await call('POST /api/saveHtml', { html, updatedAt }, { name })
      void mutate(callUrl('GET /api/getHtml', { name }))
      setConflict(null)
      onSaved({ content, updatedAt: now })
      notify('success', text('pages_edit.saved'))
    } catch (error) {
      const failure = error instanceof CallError ? error : new CallError(0, 'offline')
      if (failure.code === 'stale' && failure.current) setConflict(failure.current as Source)
      else if (failure.status !== 401) notify('error', errorText(failure))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { save, busy, conflict, setConflict }
}
