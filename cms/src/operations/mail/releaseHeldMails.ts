import type { Endpoint } from 'payload'
import { apiError } from '../errors/apiError.ts'
import { writeLogLine } from '../log/logAct.ts'
import { runtimeOf } from '../runtime/runtime.ts'
import { inTransaction } from '../transaction/inTransaction.ts'
import { mailsAreHeld, releaseMails } from './heldMails.ts'

/** A restored copy may write to people from now on; asked for by a plain form on the dashboard, which it goes back to. */
export const releaseHeldMails: Endpoint = {
  path: '/release',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw apiError('unauthorized')
    if (req.user.role !== 'Admin') throw apiError('forbidden')
    const { payload } = req
    if (await mailsAreHeld(payload)) {
      await inTransaction(payload, (own) => writeLogLine(own, { kind: 'outbox_released', name: '' }), { req })
      await releaseMails(payload)
      runtimeOf(payload).wakeMailSender()
    }
    return new Response(null, { status: 303, headers: { Location: '/admin' } })
  },
}
