import type { Payload, TypedUser } from 'payload'
import { isSameTime } from '#clock.ts'
import { type At, findAll } from '#lib/find/find.ts'
import type { ChangeRequest, StoredEntry } from '#payload-types.ts'
import { type Proposal, presentProposal } from '#shared/proposal'
import { entriesByToken } from '../Entries/entriesByToken.ts'
import { entryOf } from '../Entries/entryOf.ts'
import { notesAndQuestions, sortAnsweredFirst } from '../RequestNotes/questions.ts'
import { withCheckedAt } from '../Verifications/verifyEntry.ts'

/** Oldest first, each with the entry that its sender has proved to speak for. */
export async function listChanges(payload: Payload, user: TypedUser) {
  const docs = await findAll(payload, 'change-requests', { sort: 'createdAt', user })
  const entryOfRequest = await entriesProvenBySender(payload, docs)
  const saidOf = await notesAndQuestions(payload, user, docs)
  return sortAnsweredFirst(
    docs.map((doc) => ({ ...describe(payload, doc, entryOfRequest(doc)), ...saidOf(doc.id, [doc]) })),
  )
}

function describe(payload: Payload, doc: ChangeRequest, stored: StoredEntry | undefined) {
  const entry = stored ? withCheckedAt(payload, entryOf(stored)) : null
  const proposal = storedProposal(doc)
  return {
    uuid: doc.id,
    timestamp: doc.createdAt,
    name: doc.name,
    email: doc.email,
    token: doc.origin === 'provider' ? '' : doc.token,
    origin: doc.origin ?? ('token' as const),
    gone: doc.gone === true,
    changeText: doc.changeText ?? '',
    tokenValid: entry !== null,
    entryUuid: entry?.uuid ?? null,
    entry,
    entryState: stored?.state ?? null,
    proposal,
    present: entry ? presentProposal(entry) : null,
    changedSince:
      proposal !== null &&
      (doc.entry !== entry?.uuid || !isSameTime(doc.entryUpdatedAt ?? '', entry?.updatedAt ?? '')),
  }
}

/** Only the server writes it. */
export const storedProposal = ({ proposal }: ChangeRequest) => (proposal ?? null) as Proposal | null

/** By the token, or by the link of a mail to the entry's address. Bypasses access control. */
export async function entriesProvenBySender(at: At, requests: readonly ChangeRequest[]) {
  const linked = requests.flatMap(({ origin, entry }) => (origin === 'provider' && entry ? entry : []))
  const tokens = requests.flatMap(({ origin, token }) => (origin === 'provider' ? [] : token))
  const byToken = await entriesByToken(at, tokens)
  const docs = await findAll(at, 'entries', { where: { id: { in: linked } }, depth: 1 })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ({ origin, entry, token }: ChangeRequest) =>
    origin === 'provider' ? byId.get(entry ?? '') : byToken.get(token)
}
