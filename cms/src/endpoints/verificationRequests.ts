import { verifyEntries } from '#collections/Verifications/verifyEntries.ts'
import { answerVerificationRequest } from '#features/verification/answerVerificationRequest.ts'
import { listCalls } from '#features/verification/listCalls.ts'
import { listOptOuts, optOut, removeOptOut } from '#features/verification/optOuts.ts'
import { recordCall } from '#features/verification/recordCall.ts'
import { openVerificationRequest } from '#features/verification/requestByLink.ts'
import { checkedShare, verificationFigures } from '#features/verification/verificationFigures.ts'
import type { verificationRequestCalls } from '#shared/contract/verificationRequests'
import { done, type Implementations, saying } from './handler.ts'

export const verificationRequestHandlers: Implementations<keyof typeof verificationRequestCalls> = {
  'POST /api/verificationRequest': ({ payload, body }) => openVerificationRequest(payload, body.secret),
  'POST /api/answerVerificationRequest': async ({ payload, body }) => {
    if ('optOut' in body) await optOut(payload, body.secret)
    else await answerVerificationRequest(payload, body)
    return done
  },
  'POST /api/removeOptOut': saying('done.opt_out_lifted', async ({ payload, user, body }) => ({
    undo: await removeOptOut(payload, user, body.entry),
  })),
  'GET /api/verificationFigures': async ({ payload, user }) => ({
    ...(await verificationFigures(payload)),
    checked: checkedShare(payload),
    optOuts: user.role === 'Admin' ? await listOptOuts(payload) : null,
  }),
  'POST /api/verifyEntries': saying('done.entries_confirmed', ({ payload, user, body }) =>
    verifyEntries(payload, user, body.entries),
  ),
  'GET /api/calls': ({ payload, query }) => listCalls(payload, query),
  'POST /api/recordCall': saying('done.noted', async ({ payload, user, body }) => ({
    undo: await recordCall(payload, user, body),
  })),
}
