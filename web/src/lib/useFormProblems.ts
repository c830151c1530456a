import { useCallback, useMemo, useRef, useState } from 'react'
import { CallError } from './api.ts'
import { useErrorText } from './errorText.ts'
import { type MessageId, useLocale, useLooseText } from './intl.ts'

/** What is wrong, by field. A code of a refusal, or the key of a text of its own. */
export type Problems = Map<string, string>

interface Refused {
  code: string
  message: string
  field?: string
}

/** A box on top of a form, with a line for each thing that is wrong. */
export interface FormSummary {
  /** How often something was found wrong: each time the box takes the focus, and not when a line goes. */
  round: number
  /** `id` of the control; without it the line is about the whole form. */
  lines: readonly { id?: string; text: string }[]
}

type Values = Readonly<Record<string, unknown>>

/** Texts by code. */
export type FormWords = Readonly<Record<string, MessageId>>

interface Options {
  /** Refusals that came with the page. */
  sent?: readonly Refused[] | undefined
  /** Of the fields on the page, where that is not the one in which they are looked at. */
  order?: readonly string[]
  /** Names of what else answers to the error of a field. */
  answers?: Readonly<Record<string, readonly string[]>>
  /** Texts of this form for codes that say something else elsewhere. */
  words?: FormWords | undefined
  /** What is asked once before the form goes, by field: a code as in `Problems`. Sent again as it is, it is meant so. */
  ask?: (values: Values) => Problems
}

const none: readonly never[] = []
const nothing: NonNullable<Options['answers']> = {}
const usualWords: FormWords = {}

/** What else answers to the error of a field. */
const answeredBy: typeof nothing = {
  email: ['noEmail'],
  categoryNew: ['category'],
}
const namesOf = (field: string) => [
  field,
  ...(/^opening/.test(field) ? ['picked'] : []),
  ...(answeredBy[field] ?? none),
]

/**
 * Everything that is wrong with a form whose controls have the ids `{prefix}-{field}`, in words. What was found wrong
 * with a field is no longer said once the field says something else in `values`.
 */
export function useFormProblems(
  prefix: string,
  values: Values,
  { sent = none, order = none, answers = nothing, words: own = usualWords, ask }: Options = {},
) {
  const text = useLooseText()
  const locale = useLocale()
  const errorText = useErrorText()
  const [wrong, setWrong] = useState<Problems>(new Map())
  const [refusals, setRefusals] = useState(() =>
    sent.map(({ code, message, field }) => new CallError(400, code, message, field)),
  )
  const [round, setRound] = useState(0)
  // As they stand once everything is settled that happens at the same moment: a line of opening hours is taken over then.
  const [checked, setChecked] = useState({ round, values })
  if (checked.round !== round) setChecked({ round, values })
  const answered = [...wrong.keys(), ...refusals.flatMap(({ field }) => field ?? [])].filter((field) =>
    [...namesOf(field), ...(answers[field] ?? none)].some((name) => checked.values[name] !== values[name]),
  )
  const answeredKey = answered.join()

  const said = useMemo(() => {
    const wordsOf = (code: string) => text(own[code] ?? (code.includes('.') ? code : `error.${code}`))
    const words = new Map([...wrong].map(([field, code]) => [field, wordsOf(code)]))
    const general: string[] = []
    for (const refusal of refusals) {
      const ours = text(`error.${refusal.code}`)
      const known = ours !== `error.${refusal.code}` || locale !== 'de'
      const usual = known || !refusal.words ? errorText(refusal) : refusal.words
      const said = own[refusal.code] ? wordsOf(refusal.code) : usual
      if (refusal.field) words.set(refusal.field, said)
      else general.push(said)
    }
    for (const field of answeredKey.split(',')) words.delete(field)
    const place = (field: string) => order.indexOf(/^opening/.test(field) ? 'opening' : field)
    const sorted = [...words].sort(([one], [other]) => place(one) - place(other))
    const lines: { id?: string; text: string }[] = sorted.map(([field, text]) => ({
      id: field === 'captchaCode' ? field : `${/^opening/.test(field) ? 'entry' : prefix}-${field}`,
      text,
    }))
    for (const text of general) lines.push({ text })
    const errors: Partial<Record<string, string>> = Object.fromEntries(words)
    const summary: FormSummary = { round, lines }
    return { errors, summary }
  }, [prefix, order, own, wrong, refusals, answeredKey, round, text, locale, errorText])

  /** Fields with what stood in them when that was asked about. */
  const asked = useRef(new Set<string>())
  /** True where nothing is wrong, and nothing has to be asked first. */
  const show = (found: Problems) => {
    const all: Problems = new Map(found)
    for (const [field, code] of ask?.(values) ?? none) {
      const said = `${field} ${values[field]}`
      if (asked.current.has(said) || all.has(field) || !document.getElementById(`${prefix}-${field}`))
        continue
      asked.current.add(said)
      all.set(field, code)
    }
    setWrong(all)
    setRefusals([])
    setRound((now) => now + 1)
    return all.size === 0
  }
  /** Shows why something was refused; true, because nobody else has to (`refused` of `useAct`). */
  const refuse = useCallback((failure: unknown): true => {
    setWrong(new Map())
    setRefusals([failure instanceof CallError ? failure : new CallError(0, 'offline')])
    setRound((now) => now + 1)
    return true
  }, [])
  return { ...said, show, refuse }
}
