import { useCallback } from 'react'
import type { CallError } from './api.ts'
import { useLocale, useLooseText } from './intl.ts'

/** The catalogue's key for a failure: its own, else that of its kind. */
export function errorMessageId(error: CallError, isKnown: (id: string) => boolean): string {
  const own = `error.${error.code}`
  if (isKnown(own)) return own
  if (error.status === 0) return 'error.offline'
  if (error.status === 429) return 'error.too_many_requests'
  if (error.status === 404) return 'error.not_found'
  if (error.status === 403) return 'error.forbidden'
  return error.status >= 500 ? 'error.server' : 'error.refused'
}

/** What went wrong, in the reader's language; the server's own (German) words where we have none. */
export function useErrorText(): (error: CallError) => string {
  const text = useLooseText()
  const locale = useLocale()
  return useCallback(
    (error) => {
      const id = errorMessageId(error, (key) => text(key) !== key)
      const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))
      if (id === 'error.refused' && locale === 'de' && error.message !== error.code) return error.message
      return text(id, { minutes })
    },
    [text, locale],
  )
}
