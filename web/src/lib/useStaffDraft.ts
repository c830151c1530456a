import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { changedValues, keepDraft, type TypedValues } from './draft.ts'
import { type Draft, useDraft } from './useDraft.ts'

export interface StaffDraft<V extends TypedValues> extends Draft<V> {
  discard: () => void
  /** Null if nothing was discarded. */
  restoreDiscarded: (() => void) | null
}

interface Options {
  /** Because the document may be newer when the form opens again. */
  onlyChanges?: boolean
  unkept?: string | undefined
}

/** Staff forms have no other undo. */
export function useStaffDraft<V extends TypedValues>(
  key: string,
  initial: V,
  form: RefObject<HTMLFormElement | null>,
  { onlyChanges = false, unkept }: Options = {},
): StaffDraft<V> {
  const [initialValues] = useState(initial)
  const [discarded, setDiscarded] = useState<Partial<V> | null>(null)
  const toKeep = (values: V, dirty: boolean) => {
    if (!dirty && !discarded) return null
    const keptValues: V = dirty ? { ...values } : { ...initialValues, ...discarded }
    if (unkept) delete keptValues[unkept]
    return onlyChanges ? changedValues(initialValues, keptValues) : keptValues
  }
  const draft = useDraft(key, initialValues, form, { toKeep })
  const { values, set, dirty, clear } = draft

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
  const clearAll = useCallback(() => {
    setDiscarded(null)
    clear()
  }, [clear])
  return { ...draft, clear: clearAll, discard, restoreDiscarded: discarded && restoreDiscarded }
}
