import type { Entry } from '@directory/shared/entry'
import type { EntryFields } from '@directory/shared/entryRules'
import type { Sibling } from '@directory/shared/sharedThings'
import type { Payload, TypedUser } from 'payload'
import { apiErrors } from '../apiError.ts'
import { snapshotOf } from '../decisions/undoing.ts'
import { findDocument } from '../documents.ts'
import { entryByToken } from '../entries/entriesByToken.ts'
import { entryOf } from '../entries/entryOf.ts'
import { siblingsOf } from '../entries/siblings.ts'
import { writeEntry } from '../entries/writeEntry.ts'
import { actAs } from '../inTransaction.ts'
import { closeChange } from './closeChange.ts'
import { storedProposal } from './listChanges.ts'
import { changesOf } from './proposalOf.ts'
import { waitingChange } from './waitingChange.ts'

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

/** Applies a change to its entry and closes the request, in one act; where nothing is taken over, it says so. */
export async function acceptChange(
  payload: Payload,
  user: TypedUser,
  { id, fields, entry: chosen, updatedAt, noEmail, reason }: Acceptance,
): Promise<{ entry: Entry | null; decision: string; also: Sibling[] }> {
  const { before, ...accepted } = await actAs(payload, user, async (req) => {
    const request = await waitingChange(req, id)
    const wanted = fields ?? storedProposal(request) ?? {}
    const outcome = Object.keys(wanted).length > 0 ? 'accepted' : 'settled'
    const present = chosen
      ? await findDocument(req, 'entries', chosen)
      : await entryByToken(payload, request.token, req)
    if (!present && outcome === 'accepted')
      throw apiErrors.noEntry(chosen ? 'Diesen Eintrag gibt es nicht (mehr).' : undefined)
    const before = present && entryOf(present)
    const given = before && changesOf(before, wanted)
    const saved = present && (await writeEntry(req, { present, readAt: updatedAt, given, noEmail }))
    const written = given && saved ? { before: snapshotOf(present), updatedAt: saved.updatedAt } : undefined
    const decision = await closeChange(req, { id, outcome, reason }, { entry: saved?.id, written })
    return { before, entry: saved && entryOf(saved), decision }
  })
  const { entry } = accepted
  return { ...accepted, also: before && entry ? siblingsOf(payload, before, entry) : [] }
}
