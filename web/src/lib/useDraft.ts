import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { differences, keepDraft, readDraft, type Typed, typedInto } from './draft.ts'

export interface Draft<V extends Typed> {
  values: V
  set: (changes: Partial<V>) => void
  /** Something differs from how the form began. */
  dirty: boolean
  /** What was typed before the form was left stands in it again. */
  cameBack: boolean
  /** After sending, or to begin anew. */
  clear: () => void
}

export interface Keeping<V> {
  /** Where nothing of one's own is kept: what stood in the form in an earlier review. */
  offered?: Partial<V> | null
  /** What is kept, where that is more or less than what stands in a form that was changed. */
  toKeep?: (values: V, dirty: boolean, cameBack: boolean) => Partial<V> | null
}

/**
 * The values of a form. What was typed before the script came, or before a reload, is taken over once the
 * form stands; from then on every change is kept.
 */
export function useDraft<V extends Typed>(
  key: string,
  initial: V,
  form: RefObject<HTMLFormElement | null>,
  { offered, toKeep }: Keeping<V> = {},
): Draft<V> {
  const [start] = useState(initial)
  const [before] = useState(offered)
  const [values, setValues] = useState(start)
  const [stands, setStands] = useState(false)
  const [cameBack, setCameBack] = useState(false)
  const set = useCallback((changes: Partial<V>) => setValues((now) => ({ ...now, ...changes })), [])

  // In the same moment in which the form stands: a letter typed between that and an effect would not be kept yet.
  useLayoutEffect(() => {
    const stored = readDraft(key) ?? before ?? {}
    const typed = form.current ? typedInto(form.current) : {}
    const kept = differences(start, stored as Typed)
    set({ ...kept, ...differences(start, typed) })
    // The version that a form began from is nothing that anybody has typed.
    setCameBack(Object.keys(kept).some((name) => name !== 'base'))
    setStands(true)
  }, [key, start, before, form, set])

  const dirty = Object.keys(start).some((name) => values[name] !== start[name])
  const kept = JSON.stringify(toKeep ? toKeep(values, dirty, cameBack) : dirty ? values : null)
  useEffect(() => {
    if (stands) keepDraft(key, JSON.parse(kept))
  }, [key, stands, kept])

  const clear = useCallback(() => {
    setValues(start)
    setCameBack(false)
    keepDraft(key, null)
  }, [key, start])
  return { values, set, dirty, cameBack, clear }
}
