import type { PayloadRequest } from 'payload'
import { writtenByOperation } from './writeEntry.ts'

/** Allows writing fields that only the server sets (matches, token, mail). */
export function isWrittenByOperation({ req }: { req: PayloadRequest }): boolean {
  return req.context[writtenByOperation] === true
}
