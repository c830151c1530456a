import type { Payload } from 'payload'
import { leasesOf } from '#database/leases.ts'

/** So long the page of a request thanks its sender. */
const congratulateMs = 10 * 60_000
/** Held until the page was shown once: it thanks the sender, and no later visitor. */
const markOf = (token: string) => `sent ${token}`

// Everyone can open the page, even while the database is away: then nobody is thanked.
const isAway = () => false

export const markSent = (payload: Payload, token: string) =>
  leasesOf(payload).take(markOf(token), 'form', congratulateMs).catch(isAway)

/** True the first time. */
export const wasJustSent = (payload: Payload, token: string) =>
  leasesOf(payload).giveBack(markOf(token), 'form').catch(isAway)
