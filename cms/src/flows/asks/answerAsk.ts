import type { AskAnswer } from '@directory/shared/asks'
import type { EntryFields } from '@directory/shared/entryRules'
import { plainText } from '@directory/shared/plainText'
import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import { addressIds } from '../../nouns/asks/addressIds.ts'
import { hashOfAddress } from '../../nouns/asks/askSecrets.ts'
import { answersOf } from '../../nouns/asks/readAsks.ts'
import { storeProvidersRequest } from '../../nouns/changeRequests/submitChange.ts'
import { confirmEntry } from '../../nouns/confirmations/confirm.ts'
import { entryOf } from '../../nouns/entries/entryOf.ts'
import { unknownDocument } from '../../operations/documents/documents.ts'
import { refuse, refuseStale } from '../../operations/errors/apiError.ts'
import { inTransaction } from '../../operations/transaction/inTransaction.ts'
import type { Ask, StoredEntry } from '../../payload-types.ts'
import { askByLink, stateOf, unknownLink } from './askByLink.ts'
import { changed } from './sendAsk.ts'

interface Answering {
  secret: string
  /** Uuid of the entry. */
  entry: string
  answer: AskAnswer
  /** Timestamp of the entry as the provider saw it when answering; shows whether the entry has changed since. */
  updatedAt?: string | null | undefined
  proposal?: EntryFields | null | undefined
  changeText: string
}

const usedLink = () => refuse('link_used')
const endedLink = () => refuse('link_ended')

/** Takes in what a provider answers, once for each entry of the link: all of it, or nothing. */
export function answerAsk(payload: Payload, { secret, entry: id, ...given }: Answering): Promise<void> {
  return inTransaction(payload, async (req) => {
    const { ask, mayAnswer } = await askByLink(payload, secret, req)
    if (!mayAnswer) throw unknownLink()
    const answers = answersOf(ask)
    if (!(id in answers)) throw unknownDocument('entries')
    if (answers[id]) throw usedLink()
    if (stateOf(ask) !== 'open') throw endedLink()
    const entry = await entryOfAsk(req, ask, id)
    // Of a change staff are told that the entry has changed since it was made.
    if (given.answer !== 'changed') refuseStale('entries', entry, given.updatedAt, () => entryOf(entry))
    await take(req, entry, given)
    const next = { ...answers, [id]: { answer: given.answer, at: currentIso() } }
    const state = Object.values(next).every((answer) => answer !== null) ? 'closed' : 'open'
    const data = { answers: next, state, revision: ask.revision + 1 } as const
    // Of two presses at the same moment one counts.
    if (!(await changed(req, ask, data))) throw refuse('conflict')
  })
}

/** @throws ApiError where the entry is not public, or stands for another address by now */
async function entryOfAsk(req: PayloadRequest, ask: Ask, id: string): Promise<StoredEntry> {
  const read = { collection: 'entries', id, depth: 1, disableErrors: true, req } as const
  const found = (await req.payload.findByID(read)) as StoredEntry | null
  const idOf = await addressIds(req.payload, req)
  if (found?.state !== 'published' || idOf(hashOfAddress(found.email ?? '')) !== ask.id)
    throw unknownDocument('entries')
  return found
}

async function take(
  req: PayloadRequest,
  entry: StoredEntry,
  { answer, proposal, changeText, updatedAt }: Omit<Answering, 'secret' | 'entry'>,
): Promise<void> {
  if (answer === 'right') {
    await confirmEntry(req, { entry: entry.id, by: 'provider' })
    return
  }
  const wish = {
    fields: answer === 'changed' ? (proposal ?? {}) : {},
    changeText: answer === 'changed' ? plainText(changeText) : '',
    gone: answer === 'gone',
    seenAt: updatedAt,
  }
  if (!(await storeProvidersRequest(req, entry, wish))) throw refuse('wish_missing', { field: 'changeText' })
}
