import type { PayloadRequest } from 'payload'
import { standingIsWritten } from './writeEntry.ts'

/** For what belongs to an act (twins, token, mail) and is never a value that somebody sends. */
export function writtenByActs({ req }: { req: PayloadRequest }): boolean {
  return req.context[standingIsWritten] === true
}
