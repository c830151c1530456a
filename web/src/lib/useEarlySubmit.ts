import { type RefObject, useEffect } from 'react'

/**
 * Sends a form, marked with `data-waits`, that was submitted before the scripts could handle it. Without scripts its
 * address would not exist, so `boot.ts` held the submission back.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = form
    if (!current) return
    const wasSent = current.dataset.waits === 'sent'
    delete current.dataset.waits
    if (wasSent) current.requestSubmit()
  }, [form])
}
