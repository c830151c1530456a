import type { Payload } from 'payload'
import { leasesOf } from '#database/leases.ts'

/** How long the page of a request thanks its sender. */
const congratulateMs = 10 * 60_000
/** Held until the page was shown once: it thanks the sender, and no later visitor. */
const markOf = (token: string) => `sent ${token}`

// While the database is away the page still opens, without thanks.
const isAway = () => false

export const markSent = (payload: Payload, token: string) =>
  leasesOf(payload).take(markOf(token), 'form', congratulateMs).catch(isAway)

/** True the first time. */
export const wasJustSent = (payload: Payload, token: string) =>
  leasesOf(payload).giveBack(markOf(token), 'form').catch(isAway)
