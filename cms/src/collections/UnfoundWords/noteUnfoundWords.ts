import type { Payload, PayloadRequest, Where } from 'payload'
import { logAct } from '#hooks/log/logAct.ts'
import { changeDocument, deleteStored } from '#lib/changeDocuments.ts'
import { createDocument } from '#lib/createDocument.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { type At, countAll, findAll, findFirst, findIds } from '#lib/find/find.ts'
import { inTransaction, staffAct } from '#lib/transaction/inTransaction.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { foldedWords } from '#shared/fold'
import { addDays } from '#shared/moment'

/** Below it, one person may have searched alone. */
const minDays = 3

/** Payload REST has no access; these functions are what staff may see and do. */
const collection = 'unfound-words'

/** Most frequent first; empty if switched off. */
export async function listUnfoundWords(payload: Payload) {
  if (!(await areKept(payload))) return { kept: false, words: [] }
  const docs = await findAll(payload, collection, {
    where: { days: { greater_than_equal: minDays } },
    sort: ['-count', 'word'],
  })
  return { kept: true, words: docs.map(({ word, count, lastDay }) => ({ word, count, lastDay })) }
}

export const removeUnfoundWord = staffAct(async (req, word: string) => {
  if (!(await forgetUnfoundWord(req, word))) throw apiError('not_found.word')
  await logAct(req, { kind: 'unfound_word_removed', name: word })
})

export const forgetUnfoundWord = async (req: PayloadRequest, word: string) =>
  (await forget(req, { word: { equals: word } })) > 0

export const maxUnfoundWords = 1000
export const keptDays = 90
const maxOfQuery = 10

/** Only single words, never tokens with a digit or an `@`, and never which words were searched together. */
export async function noteUnfoundWords(payload: Payload, query: string) {
  const model = publicDataOf(payload)
  const unfound = unfoundWords(query, model.searchHelp(query), model.search(query).length)
  if (unfound.length === 0 || !(await areKept(payload))) return
  const today = model.today()
  await inTransaction(payload, async (req) => {
    for (const word of unfound) await count(req, word, today)
    await keepTo(req, maxUnfoundWords, unfound)
  })
}

async function areKept(payload: Payload) {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return settings.keepUnfoundWords === true
}

function unfoundWords(query: string, help: { categories: unknown[]; leftOut: string[] }, hits: number) {
  if (hits > 0 || help.categories.length > 0) return []
  const unmatched = new Set(help.leftOut.flatMap(foldedWords))
  const words = query
    .slice(0, 300)
    .split(/\s+/)
    .filter((token) => !/[@\p{N}]/u.test(token))
    .flatMap((token) =>
      token
        .normalize('NFC')
        .toLocaleLowerCase('de')
        .split(/[^\p{L}]+/u),
    )
  const isLeft = (word: string) => foldedWords(word).some((folded) => unmatched.has(folded))
  const plain = words.filter((word) => /^\p{L}{3,30}$/u.test(word) && isLeft(word))
  return [...new Set(plain)].slice(0, maxOfQuery)
}

async function count(req: PayloadRequest, word: string, today: string) {
  const existing = await findFirst(req, 'unfound-words', { where: { word: { equals: word } } })
  if (!existing) {
    const data = { word, count: 1, days: 1, lastDay: today }
    await createDocument(req, 'unfound-words', data)
    return
  }
  const data = {
    count: existing.count + 1,
    days: existing.days + Number(existing.lastDay !== today),
    lastDay: today,
  }
  await changeDocument(req, collection, existing.id, data)
}

export const forgetOldWords = (payload: Payload) =>
  forget(payload, { lastDay: { less_than: addDays(publicDataOf(payload).today(), -keptDays) } })

/** First those not searched for longest, among equal days the rarest. */
async function keepTo(req: PayloadRequest, max: number, fresh: string[]) {
  const limit = (await countAll(req, collection)) - max
  if (limit <= 0) return
  const others = { word: { not_in: fresh } }
  const ids = await findIds(req, collection, others, { sort: ['lastDay', 'count', 'word'], limit })
  await forget(req, { id: { in: ids } })
}

async function forget(at: At, where: Where) {
  const count = await countAll(at, collection, { where })
  await deleteStored(at, collection, where)
  return count
}
