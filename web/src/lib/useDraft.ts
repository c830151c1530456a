import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { changedValues, keepDraft, readDraft, type TypedValues, typedValuesOf } from './draft.ts'

export interface Draft<V extends TypedValues> {
  values: V
  set: (changes: Partial<V>) => void
  dirty: boolean
  wasRestored: boolean
  /** What counts as unchanged. */
  initialValues: V
  /** @param next what counts as unchanged from then on */
  clear: (next?: V) => void
}

/**
 * Takes over what was typed before the script loaded or before a reload; from then on every change is stored.
 * @param toKeep if it is not simply all values of a changed form
 */
export function useDraft<V extends TypedValues>(
  key: string,
  initial: V,
  form?: RefObject<HTMLFormElement | null>,
  toKeep?: (values: V, dirty: boolean, initialValues: V) => Partial<V> | null,
): Draft<V> {
  const [initialValues, setInitialValues] = useState(initial)
  const [values, setValues] = useState(initialValues)
  const [isReady, setReady] = useState(false)
  const [wasRestored, setWasRestored] = useState(false)
  const set = useCallback((changes: Partial<V>) => setValues((now) => ({ ...now, ...changes })), [])

  // A layout effect, because a letter typed between the first paint and an effect would be lost.
  useLayoutEffect(() => {
    const stored = readDraft(key) ?? {}
    const typed = form?.current ? typedValuesOf(form.current) : {}
    const restored = changedValues(initialValues, stored)
    set({ ...restored, ...changedValues(initialValues, typed) })
    // The base version is part of the draft but was not typed.
    setWasRestored(Object.keys(restored).some((name) => name !== 'base'))
    setReady(true)
  }, [key, initialValues, form, set])

  const dirty = Object.keys(initialValues).some((name) => values[name] !== initialValues[name])
  const storedText = JSON.stringify(toKeep ? toKeep(values, dirty, initialValues) : dirty ? values : null)
  useEffect(() => {
    if (isReady) keepDraft(key, JSON.parse(storedText))
  }, [key, isReady, storedText])

  const clear = useCallback(
    (next = initialValues) => {
      keepDraft(key, null)
      setInitialValues(next)
      setValues(next)
      setWasRestored(false)
    },
    [key, initialValues],
  )
  return { values, set, dirty, wasRestored, initialValues, clear }
}
