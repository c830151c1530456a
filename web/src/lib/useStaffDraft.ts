import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { changedValues, keepDraft, type TypedValues } from './draft.ts'
import { type Draft, useDraft } from './useDraft.ts'

export interface StaffDraft<V extends TypedValues> extends Draft<V> {
  /** Discards what was typed; `restoreDiscarded` can restore it until the form is left. */
  discard: () => void
  /** Restores what was discarded; null if nothing was. */
  restoreDiscarded: (() => void) | null
}

interface Options {
  /** Stores only changed values, because the document may be newer when the form opens again. */
  onlyChanges?: boolean
  /** Name of a value that is not stored. */
  unkept?: string | undefined
}

/** Holds a draft that can be discarded and restored until the form is left, because staff forms have no other undo. */
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
