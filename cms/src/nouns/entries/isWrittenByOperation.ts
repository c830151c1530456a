import type { PayloadRequest } from 'payload'
import { writtenByOperation } from './writeEntry.ts'

/** For fields that an operation sets (matches, token, mail) and no client may send. */
export function isWrittenByOperation({ req }: { req: PayloadRequest }): boolean {
  return req.context[writtenByOperation] === true
}
