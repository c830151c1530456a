import { useCallback, useMemo, useState } from 'react'
import type { FieldError } from '../../components/ErrorSummary.tsx'
import { CallError } from '../../lib/api.ts'
import { useErrorText } from '../../lib/errorText.ts'
import { useLocale, useLooseText } from '../../lib/intl.ts'
import type { SentForm } from '../../lib/serverState.ts'

/** What is wrong, by field, as codes; in the order of the form. */
export type Problems = Map<string, string>

/** Everything that is wrong with a form, in words for its fields and for the summary on top. */
export function useProblems(prefix: 'entry' | 'change', sent?: SentForm) {
  const text = useLooseText()
  const locale = useLocale()
  const errorText = useErrorText()
  const [wrong, setWrong] = useState<Problems>(new Map())
  const [refusal, setRefusal] = useState<CallError | null>(() => {
    const error = sent?.error
    return error ? new CallError(400, error.code, error.message, error.field) : null
  })

  const said = useMemo(() => {
    const words = new Map([...wrong].map(([field, code]) => [field, text(`error.${code}`)]))
    const ours = refusal && text(`error.${refusal.code}`)
    const known = refusal && (ours !== `error.${refusal.code}` || locale !== 'de')
    const general = refusal && (known ? errorText(refusal) : refusal.message)
    if (refusal?.field && general) words.set(refusal.field, general)
    const summary: FieldError[] = [...words].map(([field, text]) => ({
      id: field === 'captchaCode' ? field : `${prefix}-${field}`,
      text,
    }))
    if (general && !refusal?.field) summary.push({ text: general })
    const errors: Partial<Record<string, string>> = Object.fromEntries(words)
    return { errors, summary }
  }, [prefix, wrong, refusal, text, locale, errorText])

  /** True where nothing is wrong. */
  const show = useCallback((found: Problems) => {
    setWrong(found)
    setRefusal(null)
    return found.size === 0
  }, [])
  const refuse = useCallback((failure: unknown) => {
    setWrong(new Map())
    setRefusal(failure instanceof CallError ? failure : new CallError(0, 'offline'))
  }, [])
  return { ...said, show, refuse }
}
