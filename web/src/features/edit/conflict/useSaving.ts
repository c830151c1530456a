import { useState } from 'react'
import { CallError } from '../../../lib/api.ts'
import type { Problems, useFormProblems } from '../../../lib/useFormProblems.ts'

/**
 * Saves a form, once at a time. Where somebody else was quicker, `theirs` is what they saved, until `back` returns to
 * the form.
 */
export function useSaving<T>({ show, refuse }: ReturnType<typeof useFormProblems>) {
  const [theirs, setTheirs] = useState<T | null>(null)
  const [busy, setBusy] = useState(false)
  const back = () => setTheirs(null)

  /** `send` ends with the form being left, so a form that was saved stays busy. */
  async function save(wrong: Problems, send: () => Promise<void>): Promise<void> {
    if (busy) return
    if (!show(wrong)) return back()
    setBusy(true)
    try {
      await send()
    } catch (failure) {
      setBusy(false)
      if (failure instanceof CallError && failure.code === 'stale' && failure.current)
        return setTheirs(failure.current as T)
      back()
      refuse(failure)
    }
  }
  return { theirs, busy, save, back }
}
