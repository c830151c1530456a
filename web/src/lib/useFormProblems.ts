import { useCallback, useMemo, useRef, useState } from 'react'
import type { SentForm } from '#shared/renderedState'
import { asCallError, callErrorOf } from './api.ts'
import { useErrorText } from './errorText.ts'
import { type MessageId, useLooseText } from './intl.ts'

/** A refusal's code, or a catalogue key, by field. */
export type Problems = Map<string, string>

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
  sent?: Readonly<SentForm['errors']>
  /** If it differs from the order in which they are checked. */
  order?: readonly string[]
  /** Other fields whose change also clears a field's error. */
  clearedBy?: Readonly<Record<string, readonly string[]>>
  /** For codes that mean something else elsewhere. */
  words?: FormWords
  /** Questions asked once, by field. Sending the same value again confirms it. */
  ask?: (values: Values) => Problems
}

const noItems: readonly never[] = []
const noProblems: Problems = new Map()
const noFields: NonNullable<Options['clearedBy']> = {}
const usualWords: FormWords = {}

const usuallyClearedBy: typeof noFields = { email: ['noEmail'], categoryNew: ['category'] }
const namesOf = (field: string) => [
  field,
  ...(/^opening/.test(field) ? ['picked'] : []),
  ...(usuallyClearedBy[field] ?? noItems),
]

/** Controls have the ids `{prefix}-{field}`. An error disappears once its field's value in `values` changes. */
export function useFormProblems(
  prefix: string,
  values: Values,
  { sent = noItems, order = noItems, clearedBy = noFields, words: ownWords = usualWords, ask }: Options = {},
) {
  const text = useLooseText()
  const errorText = useErrorText()
  const [shown, setShown] = useState(() => ({
    problems: noProblems,
    refusals: sent.map((refusal) => callErrorOf(400, refusal, null)),
    round: 0,
  }))
  const { problems, refusals, round } = shown
  // Stored one render later, because an opening line is taken over in the same moment.
  const [check, setCheck] = useState({ round, values })
  if (check.round !== round) setCheck({ round, values })
  const corrected = [...problems.keys(), ...refusals.flatMap(({ field }) => field ?? [])].filter((field) =>
    [...namesOf(field), ...(clearedBy[field] ?? noItems)].some((name) => check.values[name] !== values[name]),
  )
  const correctedKey = corrected.join()

  const worded = useMemo(() => {
    const wordsOf = (code: string) => text(ownWords[code] ?? (code.includes('.') ? code : `error.${code}`))
    const words = new Map([...problems].map(([field, code]) => [field, wordsOf(code)]))
    const formTexts: string[] = []
    for (const refusal of refusals) {
      const refusalText = ownWords[refusal.code] ? wordsOf(refusal.code) : errorText(refusal)
      if (refusal.field) words.set(refusal.field, refusalText)
      else formTexts.push(refusalText)
    }
    for (const field of correctedKey.split(',')) words.delete(field)
    const place = (field: string) => order.indexOf(/^opening/.test(field) ? 'opening' : field)
    const sorted = [...words].sort(([one], [other]) => place(one) - place(other))
    const lines: { id?: string; text: string }[] = sorted.map(([field, text]) => ({
      id: field === 'captchaCode' ? field : `${/^opening/.test(field) ? 'entry' : prefix}-${field}`,
      text,
    }))
    for (const text of formTexts) lines.push({ text })
    const errors: Partial<Record<string, string>> = Object.fromEntries(words)
    const summary: FormSummary = { round, lines }
    return { errors, summary }
  }, [prefix, order, ownWords, problems, refusals, correctedKey, round, text, errorText])

  const askedQuestions = useRef(new Set<string>())
  /** True if there is none, and no question. */
  const show = (found: Problems) => {
    const shownProblems: Problems = new Map(found)
    for (const [field, code] of ask?.(values) ?? noItems) {
      const question = `${field} ${values[field]}`
      if (
        askedQuestions.current.has(question) ||
        shownProblems.has(field) ||
        !document.getElementById(`${prefix}-${field}`)
      )
        continue
      askedQuestions.current.add(question)
      shownProblems.set(field, code)
    }
    setShown((now) => ({ problems: shownProblems, refusals: [], round: now.round + 1 }))
    return shownProblems.size === 0
  }
  /** For `handleRefusal` of `useOperation`. */
  const showRefusal = useCallback((failure: unknown): true => {
    setShown((now) => ({ problems: noProblems, refusals: [asCallError(failure)], round: now.round + 1 }))
    return true
  }, [])
  return { ...worded, show, showRefusal }
}
