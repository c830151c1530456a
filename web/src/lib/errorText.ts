import type { RefusalValues } from '@directory/shared/contract'
import { defaultLocale } from '@directory/shared/locales'
import { useCallback } from 'react'
import type { CallError } from './api.ts'
import { type TextValues, useLocale, useLooseText } from './intl.ts'

/** The most specific one: of the case, the code or the status. */
export function errorMessageId(error: CallError, isKnown: (id: string) => boolean): string {
  const codeId = `error.${error.code}`
  const caseId = `${codeId}.${error.values.what}`
  if (isKnown(caseId)) return caseId
  if (isKnown(codeId)) return codeId
  if (error.status === 0) return 'error.offline'
  if (error.status === 429) return 'error.too_many_requests'
  if (error.status === 404) return 'error.not_found'
  if (error.status === 403) return 'error.forbidden'
  if (error.status === 413 && isKnown('error.too_large')) return 'error.too_large'
  // With a lower status, the answer came from something other than our server.
  const isRefusal = error.status >= 400 && error.status < 500
  return isRefusal ? 'error.refused' : 'error.server'
}

type LooseText = ReturnType<typeof useLooseText>

/** Texts among the values are given by their keys. */
const wordedValues = (values: RefusalValues, text: LooseText): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object'
        ? value.map((one) => text(one.id, wordedValues(one.values ?? {}, text))).join(', ')
        : value,
    ]),
  )

/** A refusal without a text has the server's words, if read in German. */
export function useErrorText(): (error: CallError) => string {
  const text = useLooseText()
  const locale = useLocale()
  return useCallback(
    (error) => {
      const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))
      const values = { minutes, ...wordedValues(error.values, text) }
      // A compiled text without its values is answered by its key, as one that is unknown.
      const id = errorMessageId(error, (key) => text(key, values) !== key)
      if (id === 'error.refused' && locale === defaultLocale && error.words) return error.words
      return text(id, values)
    },
    [text, locale],
  )
}
