import type { PayloadRequest } from 'payload'
import { afterCommitOncePerKey } from '#database/afterCommit.ts'
import { publicDataOf, type RefreshedNoun } from './publicData.ts'

/** So that visitors see only committed data; the caller waits for it. */
export const refreshAfterCommit = (req: PayloadRequest, noun: RefreshedNoun, id: string) =>
  afterCommitOncePerKey(req, noun, id, (ids) => publicDataOf(req.payload).refresh(noun, ids))
