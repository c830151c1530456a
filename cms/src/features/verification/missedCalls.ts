import type { Payload } from 'payload'
import { findAll } from '#lib/find/find.ts'
import type { Verification } from '#payload-types.ts'

/** Unanswered calls since the last check; `lastDay` is `YYYY-MM-DD` in the region. */
export function missedSince(calls: Verification | null | undefined, checkedAt: string | null) {
  const { missedCalls, calledOn } = calls ?? {}
  return missedCalls && calledOn && calledOn > (checkedAt ?? '')
    ? { times: missedCalls, lastDay: calledOn }
    : null
}

export async function allMissedCalls(payload: Payload) {
  const docs = await findAll(payload, 'verifications', { where: { missedCalls: { greater_than: 0 } } })
  return new Map(docs.map((doc) => [doc.id, doc]))
}
