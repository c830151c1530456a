import type { OutputOf } from '@directory/shared/contract'
import type { PageName } from '@directory/shared/page'
import { useCallback, useEffect, useState } from 'react'
import { asCallError, type CallError, call } from '../../../lib/api.ts'
import { navigation } from '../../../lib/navigation.ts'
import { endSession } from '../../../lib/session.ts'

/** The source of a page, and when it was last changed. */
export type PageSource = Required<OutputOf<'GET /api/getHtml'>>

interface Source {
  name: PageName
  source?: PageSource
  error?: CallError
}

/** Loads the source of a page once: a refetch must not change the text being edited. */
export function usePageSource(name: PageName | null) {
  const [read, setRead] = useState<Source | null>(null)
  const load = useCallback(async (wanted: PageName) => {
    setRead(null)
    try {
      const { content, updatedAt } = await call('GET /api/getHtml', { name: wanted })
      // Visitors get no `updatedAt`: the session has ended, and the answer has placeholders instead of pictures.
      if (updatedAt === undefined) {
        endSession()
        return navigation.toLogin()
      }
      setRead({ name: wanted, source: { content, updatedAt } })
    } catch (error) {
      setRead({ name: wanted, error: asCallError(error) })
    }
  }, [])
  useEffect(() => {
    if (name) void load(name)
  }, [name, load])
  const current = read?.name === name ? read : null
  return { source: current?.source, error: current?.error, retry: () => name && void load(name) }
}
