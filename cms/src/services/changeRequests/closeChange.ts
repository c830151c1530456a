import type { ClosingOutcome } from '@directory/shared/decisions'
import type { PayloadRequest } from 'payload'
import type { ChangeRequest } from '../../payload-types.ts'
import type { Confirmed } from '../confirmations/confirmation.ts'
import { alreadyDecided } from '../decisions/alreadyDecided.ts'
import { type DecisionMail, recordDecision } from '../decisions/recordDecision.ts'
import type { Undoing } from '../decisions/undoing.ts'
import { assertNoErrors } from '../inTransaction.ts'
import { changeAcceptedMail, changeDeclinedMail, changeSettledMail, goneMail } from '../mail/mailTexts.ts'
import { waitingChange } from './waitingChange.ts'

/** `accepted`: the entry is as it should be. */
export type ChangeOutcome = ClosingOutcome | 'accepted'

interface Closing {
  id: string
  outcome: ChangeOutcome
  /** For the mail; may be empty. */
  reason: string
  /** For the log, where a client asks for it. */
  action?: string
}

const actions: Record<ChangeOutcome, string> = {
  accepted: 'Änderung angenommen',
  settled: 'Änderungsanfrage erledigt, nichts geändert',
  declined: 'Änderung abgelehnt',
  spam: 'Änderungsanfrage als Spam entfernt',
}
const mails = { accepted: changeAcceptedMail, settled: changeSettledMail, declined: changeDeclinedMail }

/** What a decision was about, and what it has changed. */
interface Subject {
  /** Uuid of an entry. */
  entry?: string | undefined
  written?: Undoing['written'] | undefined
  trashed?: Undoing['trashed'] | undefined
  confirmed?: Confirmed | null
}

/**
 * Ends a change request. Past access control: nobody deletes one but by a decision. Whoever comes second finds nothing
 * to delete. Answers the id of the decision.
 */
export async function closeChange(
  req: PayloadRequest,
  { id, outcome, reason, action = actions[outcome] }: Closing,
  { entry: changed, written, trashed, confirmed }: Subject = {},
): Promise<string> {
  const request = await waitingChange(req, id)
  const { payload } = req
  const { docs } = assertNoErrors(
    await payload.delete({ collection: 'change-requests', where: { id: { equals: id } }, req }),
  )
  if (docs.length === 0) throw await alreadyDecided(req, id)
  // The request itself is gone; what it spoke of may be there.
  const entry = changed ?? request.entry
  const mailOf = trashed ? goneMail : outcome === 'spam' ? null : mails[outcome]
  return recordDecision(req, {
    kind: 'change',
    request: id,
    outcome,
    action,
    name: request.name,
    about: entry ? { noun: 'entries', id: entry } : undefined,
    mails: mailOf ? [mailTo(request, mailOf(payload, request.name, reason))] : [],
    undoing: {
      goneChange: request,
      ...(written && { written }),
      ...(trashed && { trashed }),
      ...(confirmed && { confirmed }),
    },
  })
}

const mailTo = ({ email }: ChangeRequest, mail: DecisionMail['mail']): DecisionMail => ({ to: email, mail })
