import type { Entry } from '@directory/shared/entry'
import { checkEntry, type EntryFields } from '@directory/shared/entryRules'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { ChangeRequest } from '../payload-types.ts'
import { entryByToken } from './entriesByToken.ts'
import { entryOf } from './entryOf.ts'
import { assertNoErrors, inTransaction } from './inTransaction.ts'
import { storedProposal } from './listChanges.ts'
import { actIsLogged, type KnownAction, logAct } from './logAct.ts'
import { changeDecidedMail } from './mailTexts.ts'
import { proposalOf, withProposal } from './proposalOf.ts'
import { queueMail } from './queueMail.ts'
import { refusals } from './refusal.ts'
import { saveEntry } from './saveEntry.ts'

interface Decision {
  id: string
  action: KnownAction
  /** For the mail; may be empty. */
  reason: string
}

/** Closes a change request without touching the entry; the action says how it was decided. */
export async function closeChange(payload: Payload, user: TypedUser, decision: Decision): Promise<void> {
  await inTransaction(payload, async (req) => close(req, await waiting(req, decision.id), decision), { user })
}

interface Acceptance {
  id: string
  /** What to take over, as the reviewer left it; absent: the whole proposal. */
  fields?: EntryFields | null | undefined
  /** Of the entry as the reviewer saw it. */
  updatedAt?: string | null | undefined
  noEmail: boolean
  /** For the mail; may be empty. */
  reason: string
}

/** Applies a change to the entry that the token proves and closes the request, in one act. */
export function acceptChange(
  payload: Payload,
  user: TypedUser,
  { id, fields, updatedAt, noEmail, reason }: Acceptance,
): Promise<Entry | null> {
  return inTransaction(
    payload,
    async (req) => {
      req.context[actIsLogged] = true
      const request = await waiting(req, id)
      const wanted = fields ?? storedProposal(request) ?? {}
      const stored = await entryByToken(payload, request.token, req)
      if (!stored && Object.keys(wanted).length > 0) throw refusals.noEntry()
      const entry = stored ? entryOf(stored) : null
      if (entry && updatedAt && updatedAt !== entry.updatedAt) throw refusals.stale(entry)
      const changed = entry ? await apply(req, entry, wanted, noEmail) : null
      await close(req, request, { id, action: 'Änderung angenommen', reason })
      return changed
    },
    { user },
  )
}

async function apply(
  req: PayloadRequest,
  entry: Entry,
  wanted: EntryFields,
  noEmail: boolean,
): Promise<Entry> {
  const proposal = proposalOf(entry, wanted)
  if (Object.keys(proposal).length === 0) return entry
  const next = withProposal(entry, proposal)
  const wrong = checkEntry(next, { noEmail: noEmail || entry.email === '' })
  if (wrong) throw refusals.wrong(wrong)
  await saveEntry(req, { name: entry.name, category: entry.category, ...proposal }, { uuid: entry.uuid })
  return entryOf(await req.payload.findByID({ collection: 'entries', id: entry.uuid, depth: 1, req }))
}

async function waiting(req: PayloadRequest, id: string): Promise<ChangeRequest> {
  const request = await req.payload.findByID({
    collection: 'change-requests',
    id,
    disableErrors: true,
    req,
  })
  if (!request) throw refusals.notFound('Über diese Anfrage ist schon entschieden.')
  return request
}

/** Past access control: nobody deletes a request but by a decision. Whoever comes second finds nothing to delete. */
async function close(
  req: PayloadRequest,
  request: ChangeRequest,
  { id, action, reason }: Decision,
): Promise<void> {
  const { payload } = req
  const { docs } = assertNoErrors(
    await payload.delete({ collection: 'change-requests', where: { id: { equals: id } }, req }),
  )
  if (docs.length === 0) throw refusals.notFound('Über diese Anfrage ist schon entschieden.')
  // The request itself is gone; what it spoke of may be there.
  const about = request.entry ? { noun: 'entries', id: request.entry } : undefined
  await logAct(req, action, request.name, about)
  const accepted = action === 'Änderung angenommen'
  await queueMail(req, request.email, changeDecidedMail(payload, request.name, accepted, reason))
}
