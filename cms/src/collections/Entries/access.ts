import type { PayloadRequest } from 'payload'
import { setByServer } from './writeEntry.ts'

/** For fields that only the server sets (matches, token, mail). */
export const isByServer = ({ req }: { req: PayloadRequest }) => req.context[setByServer] === true

/** Also true while an earlier version is restored: its derived fields come back. */
export const isByServerOrRestoring = ({ req }: { req: PayloadRequest }) =>
  isByServer({ req }) || req.context.isRestoringVersion === true
