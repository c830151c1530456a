import type { PayloadRequest } from 'payload'

/** Reasons why the session of a request could not be read, by the request's headers. */
const unread = new WeakMap<Headers, unknown>()

/** Keeps the error, because Payload treats a client that it cannot recognise as a visitor; see `assertSessionRead`. */
export function noteUnreadSession(headers: Headers, error: unknown): void {
  unread.set(headers, error)
}

/** Throws if the session was not read: staff must not be refused as visitors because the database did not answer. */
export function assertSessionRead({ headers }: Pick<PayloadRequest, 'headers'>): void {
  if (unread.has(headers)) throw unread.get(headers)
}
