import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { differences, keepDraft, readDraft, type Typed, typedInto } from './draft.ts'

export interface Draft<V extends Typed> {
  values: V
  set: (changes: Partial<V>) => void
  /** True if some value differs from the initial one. */
  dirty: boolean
  /** True if the form was restored from a draft. */
  wasRestored: boolean
  /** Resets the form and deletes the draft. */
  clear: () => void
}

export interface DraftOptions<V> {
  /** Values of an earlier review, used if there is no draft. */
  offered?: Partial<V> | null
  /** Returns what to store, if it is not simply all values of a changed form. */
  toKeep?: (values: V, dirty: boolean, wasRestored: boolean) => Partial<V> | null
}

/**
 * Holds the values of a form. Takes over what was typed before the script loaded or before a reload; from then on every
 * change is stored.
 */
export function useDraft<V extends Typed>(
  key: string,
  initial: V,
  form: RefObject<HTMLFormElement | null>,
  { offered, toKeep }: DraftOptions<V> = {},
): Draft<V> {
  const [start] = useState(initial)
  const [before] = useState(offered)
  const [values, setValues] = useState(start)
  const [stands, setStands] = useState(false)
  const [wasRestored, setWasRestored] = useState(false)
  const set = useCallback((changes: Partial<V>) => setValues((now) => ({ ...now, ...changes })), [])

  // A layout effect, because a letter typed between the first paint and an effect would be lost.
  useLayoutEffect(() => {
    const stored = readDraft(key) ?? before ?? {}
    const typed = form.current ? typedInto(form.current) : {}
    const kept = differences(start, stored as Typed)
    set({ ...kept, ...differences(start, typed) })
    // The base version is part of the draft but was not typed.
    setWasRestored(Object.keys(kept).some((name) => name !== 'base'))
    setStands(true)
  }, [key, start, before, form, set])

  const dirty = Object.keys(start).some((name) => values[name] !== start[name])
  const kept = JSON.stringify(toKeep ? toKeep(values, dirty, wasRestored) : dirty ? values : null)
  useEffect(() => {
    if (stands) keepDraft(key, JSON.parse(kept))
  }, [key, stands, kept])

  const clear = useCallback(() => {
    setValues(start)
    setWasRestored(false)
    keepDraft(key, null)
  }, [key, start])
  return { values, set, dirty, wasRestored, clear }
}
