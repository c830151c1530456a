import type { PayloadRequest } from 'payload'
import { standingIsWritten } from './writeEntry.ts'

/** For fields that an operation sets (matches, token, mail) and no client may send. */
export function writtenByActs({ req }: { req: PayloadRequest }): boolean {
  return req.context[standingIsWritten] === true
}
