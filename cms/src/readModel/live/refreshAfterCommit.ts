import type { PayloadRequest } from 'payload'
import { afterCommitTogether } from '../../database/afterCommit.ts'
import { type RefreshedNoun, readModelOf } from './readModel.ts'

/** What is committed is what visitors see: the refresh waits for the commit and the caller waits for the refresh. */
export const refreshAfterCommit = (req: PayloadRequest, noun: RefreshedNoun, id: string): Promise<void> =>
  afterCommitTogether(req, noun, id, (ids) => readModelOf(req.payload).refresh(noun, ids))
