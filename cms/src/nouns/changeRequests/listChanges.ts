import { type Proposal, type ProposalKey, presentProposal, proposalKeys } from '@directory/shared/proposal'
import type { Payload, TypedUser } from 'payload'
import { isSameTime } from '../../operations/errors/sameTime.ts'
import type { ChangeRequest, StoredEntry } from '../../payload-types.ts'
import { correctionsFor } from '../decisions/corrections.ts'
import { entryOf } from '../entries/entryOf.ts'
import { notesFor } from '../requestNotes/notes.ts'
import { questionsFor, sortAnsweredFirst } from '../requestNotes/questions.ts'
import { withCheckedAt } from '../verifications/withCheckedAt.ts'
import { entriesProvenBySender } from './provenEntries.ts'

/** Change requests that wait for a decision, oldest first, each with the entry that its sender has proved to speak for. */
export async function listChanges(payload: Payload, user: TypedUser) {
  const { docs } = await payload.find({
    collection: 'change-requests',
    sort: 'createdAt',
    pagination: false,
    overrideAccess: false,
    user,
  })
  const entryOfRequest = await entriesProvenBySender(payload, docs)
  const ids = docs.map(({ id }) => id)
  const correctionsOn = await correctionsFor(payload, ids)
  const noteOn = await notesFor(payload, user, ids)
  const questionsOf = await questionsFor(payload, ids)
  return sortAnsweredFirst(
    docs.map((doc) => ({
      ...describe(payload, doc, entryOfRequest(doc)),
      corrections: correctionsOn(doc.id),
      ...noteOn(doc.id),
      ...questionsOf([doc]),
    })),
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

/** The stored JSON, reduced to the valid fields of a proposal. */
export function storedProposal({ proposal }: ChangeRequest): Proposal | null {
  if (typeof proposal !== 'object' || proposal === null || Array.isArray(proposal)) return null
  const fields = Object.entries(proposal).filter(([key]) => proposalKeys.includes(key as ProposalKey))
  return fields.length > 0 ? Object.fromEntries(fields) : null
}
