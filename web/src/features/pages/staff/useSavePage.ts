import type { PageName } from '@directory/shared/page'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import type { PageSource } from './usePageSource.ts'

/** Saves a page, reports the result, and passes on the saved version. */
export function useSavePage(name: PageName, onSaved: (saved: PageSource) => void) {
  const text = useText()
  const { run, busy } = useOperation()
  const [conflict, setConflict] = useState<PageSource | null>(null)

  const save = (html: string, updatedAt: string) =>
    run(
      async () => {
        const { content, updatedAt: now } = await call('POST /api/saveHtml', { html, updatedAt }, { name })
        setConflict(null)
        onSaved({ content, updatedAt: now })
      },
      {
        successText: text('pages_edit.saved'),
        refresh: ['GET /api/getHtml', 'GET /api/askFigures'],
        handleRefusal: ({ code, current }) => {
          if (code !== 'stale' || !current) return false
          setConflict(current as PageSource)
          return true
        },
      },
    )
  return { save, busy, conflict, setConflict }
}
