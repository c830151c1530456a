import { useCallback, useMemo, useState } from 'react'
import { CallError } from './api.ts'
import { useErrorText } from './errorText.ts'
import { useLocale, useLooseText } from './intl.ts'

/** What is wrong, by field; in the order of the form. A code of a refusal, or the key of a text of its own. */
export type Problems = Map<string, string>

interface Refused {
  code: string
  message: string
  field?: string
}

/** Everything that is wrong with a form whose controls have the ids `{prefix}-{field}`, in words. */
export function useFormProblems(prefix: string, sent?: Refused | null) {
  const text = useLooseText()
  const locale = useLocale()
  const errorText = useErrorText()
  const [wrong, setWrong] = useState<Problems>(new Map())
  const [refusal, setRefusal] = useState<CallError | null>(() =>
    sent ? new CallError(400, sent.code, sent.message, sent.field) : null,
  )

  const said = useMemo(() => {
    const wordsOf = (code: string) => text(code.includes('.') ? code : `error.${code}`)
    const words = new Map([...wrong].map(([field, code]) => [field, wordsOf(code)]))
    const ours = refusal && text(`error.${refusal.code}`)
    const known = refusal && (ours !== `error.${refusal.code}` || locale !== 'de')
    const general = refusal && (known || !refusal.message ? errorText(refusal) : refusal.message)
    if (refusal?.field && general) words.set(refusal.field, general)
    const summary: { id?: string; text: string }[] = [...words].map(([field, text]) => ({
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
