import type { OutputOf } from '@directory/shared/contract'
import type { Payload, PayloadRequest, TypedUser, Where } from 'payload'
import { apiError } from '../../operations/errors/apiError.ts'
import { findAll } from '../../operations/find/find.ts'
import { logAct } from '../../operations/log/logAct.ts'
import { inTransactionAs } from '../../operations/transaction/inTransaction.ts'

/** Minimum number of days; below it, one person may have searched alone. */
const minDays = 3

/** Collection without access by Payload REST; these functions are what staff may see and do with it. */
const collection = 'unfound-words'

/** Returns search words without a result, most frequent first; empty if the association has switched that off. */
export async function listUnfoundWords(payload: Payload): Promise<OutputOf<'GET /api/unfoundwords'>> {
  const { keepUnfoundWords } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  if (!keepUnfoundWords) return { kept: false, words: [] }
  const docs = await findAll(payload, collection, {
    where: { days: { greater_than_equal: minDays } },
    sort: ['-count', 'word'],
  })
  return { kept: true, words: docs.map(({ word, count, lastDay }) => ({ word, count, lastDay })) }
}

export function removeUnfoundWord(payload: Payload, user: TypedUser, word: string): Promise<void> {
  return inTransactionAs(payload, user, async (req) => {
    if (!(await forgetUnfoundWord(req, word))) throw apiError('not_found.word')
    await logAct(req, { kind: 'unfound_word_removed', name: word })
  })
}

/** Deletes a word and returns whether it was there. */
export async function forgetUnfoundWord(req: PayloadRequest, word: string): Promise<boolean> {
  const where: Where = { word: { equals: word } }
  const { totalDocs } = await req.payload.count({ collection, where, req })
  await req.payload.db.deleteMany({ collection, where, req })
  return totalDocs > 0
}
