import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { differences, keepDraft, type Typed } from './draft.ts'
import { type Draft, useDraft } from './useDraft.ts'

export interface StaffDraft<V extends Typed> extends Draft<V> {
  /** Lets go of what was typed, for as long as nobody wants it back. */
  discard: () => void
  /** Brings back what was discarded since the form stands; null where nothing was. */
  takeBack: (() => void) | null
}

interface Options<V> {
  /** Where nothing of one's own is kept: what stood in the form in an earlier review. */
  offered?: Partial<V> | null
  /** Only what differs is kept: the form may begin from something newer the next time. */
  onlyChanges?: boolean
}

/** A draft that can be discarded, and is kept until the form is left: the staff's forms have no other way back. */
export function useStaffDraft<V extends Typed>(
  key: string,
  initial: V,
  form: RefObject<HTMLFormElement | null>,
  { offered = null, onlyChanges = false }: Options<V> = {},
): StaffDraft<V> {
  const [start] = useState(initial)
  const [before] = useState(offered)
  const [discarded, setDiscarded] = useState<Partial<V> | null>(null)
  const toKeep = (values: V, dirty: boolean, cameBack: boolean) => {
    // What was discarded of an earlier review is not offered again.
    if (!dirty && !discarded) return before && cameBack ? {} : null
    const kept = dirty ? values : { ...start, ...discarded }
    return onlyChanges ? differences(start, kept) : kept
  }
  const draft = useDraft(key, start, form, { offered: before, toKeep })
  const { values, set, dirty, clear } = draft

  const isDiscarded = useRef(false)
  isDiscarded.current = discarded !== null && !dirty
  useEffect(
    () => () => {
      if (isDiscarded.current) keepDraft(key, before ? {} : null)
    },
    [key, before],
  )

  const discard = () => {
    setDiscarded({ ...discarded, ...differences(start, values) })
    set(start)
  }
  const takeBack = () => {
    // What was typed since stays.
    set({ ...start, ...discarded, ...differences(start, values) })
    setDiscarded(null)
  }
  const clearAll = useCallback(() => {
    setDiscarded(null)
    clear()
  }, [clear])
  return { ...draft, clear: clearAll, discard, takeBack: discarded && takeBack }
}
