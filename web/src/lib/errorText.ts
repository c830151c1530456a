import { useCallback } from 'react'
import type { RefusalValues } from '#shared/contract'
import { defaultLocale } from '#shared/locales'
import type { CallError } from './api.ts'
import { type MessageId, type TextValues, useLocale, useLooseText } from './intl.ts'

const byStatus: Partial<Record<number, MessageId>> = {
  403: 'error.forbidden',
  404: 'error.not_found',
  413: 'error.too_large',
  429: 'error.too_many_requests',
}

/** The most specific one: of the case, the code or the status. */
export function errorMessageId(error: CallError, isKnown: (id: string) => boolean): string {
  const codeId = `error.${error.code}`
  const caseId = `${codeId}.${error.values.what}`
  if (isKnown(caseId)) return caseId
  if (isKnown(codeId)) return codeId
  // With a lower status, the answer came from something other than our server.
  const isRefusal = error.status >= 400 && error.status < 500
  return byStatus[error.status] ?? (isRefusal ? 'error.refused' : 'error.server')
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
