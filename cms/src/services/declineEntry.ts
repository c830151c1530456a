import type { Payload, TypedUser } from 'payload'
import { ownerOf } from './findTwins.ts'
import { assertNoErrors, inTransaction } from './inTransaction.ts'
import { actIsLogged, type KnownAction, logAct } from './logAct.ts'
import { declinedMail } from './mailTexts.ts'
import { pendingEntry, pendingOnly } from './pendingEntry.ts'
import { queueMail } from './queueMail.ts'
import { refusals } from './refusal.ts'

interface Refused {
  id: string
  action: KnownAction
  /** For the mail; may be empty. */
  reason: string
}

/** A declined request goes to the trash, so that a slip can be undone: restored there, it waits again. */
export async function declineEntry(
  payload: Payload,
  user: TypedUser,
  { id, action, reason }: Refused,
): Promise<void> {
  await inTransaction(
    payload,
    async (req) => {
      req.context[actIsLogged] = true
      const pending = await pendingEntry(req, id)
      const { docs } = assertNoErrors(
        await payload.update({
          collection: 'entries',
          where: pendingOnly(id),
          data: { deletedAt: new Date().toISOString() },
          depth: 0,
          overrideAccess: false,
          user,
          req,
        }),
      )
      if (docs.length === 0) throw refusals.notFound()
      await logAct(req, action, pending.name, { noun: 'entries', id })
      await queueMail(req, ownerOf(pending), declinedMail(payload, pending.name, reason))
    },
    { user },
  )
}
