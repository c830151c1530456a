import type { RefusalValues } from '@directory/shared/contract'
import { useCallback, useMemo, useRef, useState } from 'react'
import { CallError } from './api.ts'
import { useErrorText } from './errorText.ts'
import { type MessageId, useLocale, useLooseText } from './intl.ts'

/** Problems by field: a refusal's code, or a catalogue key. */
export type Problems = Map<string, string>

interface Refused {
  code: string
  message: string
  field?: string
  values?: RefusalValues
}

/** Box above a form with one line per error. */
export interface FormSummary {
  /** Increases with every failed check, which moves the focus to the box; unchanged when a line disappears. */
  round: number
  /** `id` is that of the control; a line without it is about the whole form. */
  lines: readonly { id?: string; text: string }[]
}

type Values = Readonly<Record<string, unknown>>

export type FormWords = Readonly<Record<string, MessageId>>

interface Options {
  /** Refusals that the server rendered with the page. */
  sent?: readonly Refused[] | undefined
  /** Order of the fields on the page, if it differs from the order in which they are checked. */
  order?: readonly string[]
  /** Other fields whose change also clears a field's error. */
  clearedBy?: Readonly<Record<string, readonly string[]>>
  /** The form's own texts for codes that mean something else elsewhere. */
  words?: FormWords | undefined
  /**
   * Questions asked once before sending, by field: codes as in `Problems`. Sending the same value again confirms it.
   */
  ask?: (values: Values) => Problems
}

const none: readonly never[] = []
const nothing: NonNullable<Options['clearedBy']> = {}
const usualWords: FormWords = {}

/** Other fields whose change also clears a field's error. */
const usuallyClearedBy: typeof nothing = {
  email: ['noEmail'],
  categoryNew: ['category'],
}
const namesOf = (field: string) => [
  field,
  ...(/^opening/.test(field) ? ['picked'] : []),
  ...(usuallyClearedBy[field] ?? none),
]

/**
 * Words all problems of a form whose controls have the ids `{prefix}-{field}`. An error disappears once its field's
 * value in `values` changes.
 */
export function useFormProblems(
  prefix: string,
  values: Values,
  { sent = none, order = none, clearedBy = nothing, words: own = usualWords, ask }: Options = {},
) {
  const text = useLooseText()
  const locale = useLocale()
  const errorText = useErrorText()
  const [wrong, setWrong] = useState<Problems>(new Map())
  const [refusals, setRefusals] = useState(() =>
    sent.map(
      ({ code, message, field, values }) =>
        new CallError(400, code, message, field, undefined, undefined, values),
    ),
  )
  const [round, setRound] = useState(0)
  // Stored one render later, because an opening line is taken over in the same moment.
  const [checked, setChecked] = useState({ round, values })
  if (checked.round !== round) setChecked({ round, values })
  const answered = [...wrong.keys(), ...refusals.flatMap(({ field }) => field ?? [])].filter((field) =>
    [...namesOf(field), ...(clearedBy[field] ?? none)].some((name) => checked.values[name] !== values[name]),
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

  /** Fields and values about which the form has already asked. */
  const asked = useRef(new Set<string>())
  /** Shows the problems; returns true if there is none, and no question. */
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
  /** Shows why a write was refused. Returns true: no other message is needed (`handleRefusal` of `useOperation`). */
  const showRefusal = useCallback((failure: unknown): true => {
    setWrong(new Map())
    setRefusals([failure instanceof CallError ? failure : new CallError(0, 'offline')])
    setRound((now) => now + 1)
    return true
  }, [])
  return { ...said, show, showRefusal }
}
