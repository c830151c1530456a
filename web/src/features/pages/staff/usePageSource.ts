import type { OutputOf } from '@directory/shared/contract'
import type { Locale } from '@directory/shared/locales'
import { type PageName, pageIn, type StoredPageName } from '@directory/shared/page'
import { useCallback, useEffect, useState } from 'react'
import { asCallError, type CallError, call } from '../../../lib/api.ts'
import { navigation } from '../../../lib/navigation.ts'
import { endSession } from '../../../lib/session.ts'

/** The source of a page, and when it was last changed. */
export type PageSource = Omit<Required<OutputOf<'GET /api/getHtml'>>, 'locale'>

interface Source {
  name: StoredPageName
  source?: PageSource
  error?: CallError
}

/** Loads the source of a page once: a refetch must not change the text being edited. */
export function usePageSource(name: PageName | null, locale: Locale) {
  const [read, setRead] = useState<Source | null>(null)
  const load = useCallback(async (wanted: PageName, locale: Locale) => {
    const stored = pageIn(locale, wanted)
    setRead(null)
    try {
      const {
        content,
        locale: language,
        updatedAt,
      } = await call('GET /api/getHtml', { name: wanted, locale })
      // Visitors get no `updatedAt`: the session has ended, and the answer has placeholders instead of pictures.
      if (updatedAt === undefined) {
        endSession()
        return navigation.toLogin()
      }
      // A page that is not written in this language yet is empty.
      setRead({ name: stored, source: { content: language === locale ? content : '', updatedAt } })
    } catch (error) {
      setRead({ name: stored, error: asCallError(error) })
    }
  }, [])
  useEffect(() => {
    if (name) void load(name, locale)
  }, [name, locale, load])
  const current = name && read?.name === pageIn(locale, name) ? read : null
  return { source: current?.source, error: current?.error, retry: () => name && void load(name, locale) }
}
