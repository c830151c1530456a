import { type RefObject, useEffect } from 'react'

/**
 * For a form that only scripts can send, marked with `data-waits`: whoever is quicker than the scripts is not sent to a
 * page that does not exist. `boot.ts` notes it, and the form is sent as soon as it can be.
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
