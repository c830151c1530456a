import { useState } from 'react'
import { CallError } from '../../lib/api.ts'
import type { Problems, useFormProblems } from '../../lib/useFormProblems.ts'
import { useOperation } from '../../lib/useOperation.ts'

const cancelled = new CallError(0, 'cancelled')

/**
 * After a conflict, `theirs` is the version that another user saved, until `back` returns to the form.
 * @param stays true if the form remains open once it is saved
 */
export function useSaving<T>({ show, showRefusal }: ReturnType<typeof useFormProblems>, stays: boolean) {
  const { run, busy } = useOperation()
  const [theirs, setTheirs] = useState<T | null>(null)
  const back = () => setTheirs(null)

  /** Saves, unless there is a problem or `confirm` says no. */
  async function save(
    wrong: Problems,
    send: () => Promise<void>,
    confirm: () => Promise<boolean> | undefined,
  ): Promise<void> {
    if (busy) return
    if (!show(wrong)) return back()
    const step = async () => {
      if ((await confirm()) === false) throw cancelled
      await send()
      back()
    }
    await run(step, {
      closesForm: !stays,
      handleRefusal: (error) => {
        if (error === cancelled) return true
        if (error.code !== 'stale' || !error.current) {
          back()
          return showRefusal(error)
        }
        setTheirs(error.current as T)
        return true
      },
    })
  }
  return { theirs, busy, save, back }
}
