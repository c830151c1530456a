import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { changedValues, keepDraft, type TypedValues } from './draft.ts'
import { type Draft, useDraft } from './useDraft.ts'

export interface StaffDraft<V extends TypedValues> extends Draft<V> {
  discard: () => void
  /** Null if nothing was discarded. */
  restoreDiscarded: (() => void) | null
  /** Begins anew from another version; what was typed counts as discarded. */
  replace: (next: V) => void
}

interface Options {
  /** Because the document may be newer when the form opens again. */
  onlyChanges?: boolean
  unkept?: string
}

/** Staff forms have no other undo. */
export function useStaffDraft<V extends TypedValues>(
  key: string,
  initial: V,
  form?: RefObject<HTMLFormElement | null>,
  { onlyChanges = false, unkept }: Options = {},
): StaffDraft<V> {
  const [discarded, setDiscarded] = useState<Partial<V> | null>(null)
  const toKeep = (values: V, dirty: boolean, initialValues: V) => {
    if (!dirty && !discarded) return null
    const keptValues: V = dirty ? { ...values } : { ...initialValues, ...discarded }
    if (unkept) delete keptValues[unkept]
    return onlyChanges ? changedValues(initialValues, keptValues) : keptValues
  }
  const draft = useDraft(key, initial, form, toKeep)
  const { values, initialValues, set, dirty, clear } = draft

  const isDiscarded = useRef(false)
  isDiscarded.current = discarded !== null && !dirty
  useEffect(
    () => () => {
      if (isDiscarded.current) keepDraft(key, null)
    },
    [key],
  )

  const discard = () => {
    setDiscarded({ ...discarded, ...changedValues(initialValues, values) })
    set(initialValues)
  }
  const restoreDiscarded = () => {
    // Keeps what was typed since.
    set({ ...initialValues, ...discarded, ...changedValues(initialValues, values) })
    setDiscarded(null)
  }
  const replace = (next: V) => {
    clear(next)
    setDiscarded(values)
  }
  const clearAll = useCallback(
    (next?: V) => {
      setDiscarded(null)
      clear(next)
    },
    [clear],
  )
  return { ...draft, clear: clearAll, discard, replace, restoreDiscarded: discarded && restoreDiscarded }
}
