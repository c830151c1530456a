import { useCallback, useMemo, useState } from 'react'
import { CallError } from './api.ts'
import { useErrorText } from './errorText.ts'
import { useLocale, useLooseText } from './intl.ts'

/** What is wrong, by field. A code of a refusal, or the key of a text of its own. */
export type Problems = Map<string, string>

interface Refused {
  code: string
  message: string
  field?: string
}

const none: readonly never[] = []

/**
 * Everything that is wrong with a form whose controls have the ids `{prefix}-{field}`, in words. `order` is that of the
 * fields on the page, which is not the one in which they are looked at.
 */
export function useFormProblems(
  prefix: string,
  sent: readonly Refused[] = none,
  order: readonly string[] = none,
) {
  const text = useLooseText()
  const locale = useLocale()
  const errorText = useErrorText()
  const [wrong, setWrong] = useState<Problems>(new Map())
  const [refusals, setRefusals] = useState(() =>
    sent.map(({ code, message, field }) => new CallError(400, code, message, field)),
  )

  const said = useMemo(() => {
    const wordsOf = (code: string) => text(code.includes('.') ? code : `error.${code}`)
    const words = new Map([...wrong].map(([field, code]) => [field, wordsOf(code)]))
    const general: string[] = []
    for (const refusal of refusals) {
      const ours = text(`error.${refusal.code}`)
      const known = ours !== `error.${refusal.code}` || locale !== 'de'
      const said = known || !refusal.message ? errorText(refusal) : refusal.message
      if (refusal.field) words.set(refusal.field, said)
      else general.push(said)
    }
    const place = (field: string) => order.indexOf(/^opening/.test(field) ? 'opening' : field)
    const sorted = [...words].sort(([one], [other]) => place(one) - place(other))
    const summary: { id?: string; text: string }[] = sorted.map(([field, text]) => ({
      id: field === 'captchaCode' ? field : `${/^opening/.test(field) ? 'entry' : prefix}-${field}`,
      text,
    }))
    for (const text of general) summary.push({ text })
    const errors: Partial<Record<string, string>> = Object.fromEntries(words)
    return { errors, summary }
  }, [prefix, order, wrong, refusals, text, locale, errorText])

  /** True where nothing is wrong. */
  const show = useCallback((found: Problems) => {
    setWrong(found)
    setRefusals([])
    return found.size === 0
  }, [])
  /** Shows why something was refused; true, because nobody else has to (`refused` of `useAct`). */
  const refuse = useCallback((failure: unknown): true => {
    setWrong(new Map())
    setRefusals([failure instanceof CallError ? failure : new CallError(0, 'offline')])
    return true
  }, [])
  return { ...said, show, refuse }
}
