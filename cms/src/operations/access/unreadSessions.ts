import type { PayloadRequest } from 'payload'

/** Why the session of a request could not be read, by the request's headers. */
const unread = new WeakMap<Headers, unknown>()

/** Payload takes whoever cannot be recognised for a visitor and forgets the error; `assertSessionRead` throws it. */
export function noteUnreadSession(headers: Headers, error: unknown): void {
  unread.set(headers, error)
}

/** Whoever has a session must not be refused as a visitor only because the database did not answer. */
export function assertSessionRead({ headers }: Pick<PayloadRequest, 'headers'>): void {
  if (unread.has(headers)) throw unread.get(headers)
}
