import type { Entry } from '@directory/shared/entry'
import type { EntryFields } from '@directory/shared/entryRules'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { ChangeRequest, StoredEntry } from '../../payload-types.ts'
import { apiErrors } from '../apiError.ts'
import { findDocument } from '../documents.ts'
import { entryByToken } from '../entries/entriesByToken.ts'
import { entryOf } from '../entries/entryOf.ts'
import { writeEntry } from '../entries/writeEntry.ts'
import { actAs, assertNoErrors } from '../inTransaction.ts'
import { type KnownAction, logAct } from '../logs/logAct.ts'
import { changeDecidedMail } from '../mail/mailTexts.ts'
import { queueMail } from '../mail/queueMail.ts'
import { storedProposal } from './listChanges.ts'
import { changesOf } from './proposalOf.ts'

interface Decision {
  id: string
  action: KnownAction
  /** For the mail; may be empty. */
  reason: string
}

/** Closes a change request without touching the entry; the action says how it was decided. */
export async function closeChange(payload: Payload, user: TypedUser, decision: Decision): Promise<void> {
  await actAs(payload, user, async (req) => close(req, await waiting(req, decision.id), decision))
}

interface Acceptance {
  id: string
  /** What to take over, as the reviewer left it; absent: the whole proposal. */
  fields?: EntryFields | null | undefined
  /** Uuid of the entry that the reviewer has chosen in place of the one that the token proves. */
  entry?: string | null | undefined
  /** Of the entry as the reviewer saw it. */
  updatedAt?: string | null | undefined
  noEmail: boolean
  /** For the mail; may be empty. */
  reason: string
}

/** Applies a change to its entry and closes the request, in one act. */
export function acceptChange(
  payload: Payload,
  user: TypedUser,
  { id, fields, entry: chosen, updatedAt, noEmail, reason }: Acceptance,
): Promise<Entry | null> {
  return actAs(payload, user, async (req) => {
    const request = await waiting(req, id)
    const wanted = fields ?? storedProposal(request) ?? {}
    const present = chosen
      ? await findDocument(req, 'entries', chosen)
      : await entryByToken(payload, request.token, req)
    if (!present && Object.keys(wanted).length > 0)
      throw apiErrors.noEntry(chosen ? 'Diesen Eintrag gibt es nicht (mehr).' : undefined)
    const saved =
      present &&
      (await writeEntry(req, {
        present,
        readAt: updatedAt,
        given: changesOf(entryOf(present), wanted),
        noEmail,
      }))
    await close(req, request, { id, action: 'Änderung angenommen', reason }, saved)
    return saved && entryOf(saved)
  })
}

async function waiting(req: PayloadRequest, id: string): Promise<ChangeRequest> {
  const request = await req.payload.findByID({
    collection: 'change-requests',
    id,
    disableErrors: true,
    req,
  })
  if (!request) throw apiErrors.notFound('Über diese Anfrage ist schon entschieden.')
  return request
}

/** Past access control: nobody deletes a request but by a decision. Whoever comes second finds nothing to delete. */
async function close(
  req: PayloadRequest,
  request: ChangeRequest,
  { id, action, reason }: Decision,
  changed?: StoredEntry | null,
): Promise<void> {
  const { payload } = req
  const { docs } = assertNoErrors(
    await payload.delete({ collection: 'change-requests', where: { id: { equals: id } }, req }),
  )
  if (docs.length === 0) throw apiErrors.notFound('Über diese Anfrage ist schon entschieden.')
  // The request itself is gone; what it spoke of may be there.
  const entry = changed?.id ?? request.entry
  await logAct(req, action, request.name, entry ? { noun: 'entries', id: entry } : undefined)
  const accepted = action === 'Änderung angenommen'
  await queueMail(req, request.email, changeDecidedMail(payload, request.name, accepted, reason))
}
