import { useCallback } from 'react'
import type { CallError } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useLocale, useLooseText } from '../../../lib/intl.ts'

/** For German readers the server's message, which names rows and values; for others the general text. */
export function useImportErrorText(): (error: CallError) => string {
  const text = useLooseText()
  const locale = useLocale()
  const errorText = useErrorText()
  return useCallback(
    (error) => {
      const id = `import.error.${error.code}`
      const own = text(id)
      if (own === id) return errorText(error)
      return locale === 'de' && error.words ? error.words : own
    },
    [text, locale, errorText],
  )
}
