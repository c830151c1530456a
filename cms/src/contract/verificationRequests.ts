import type { verificationRequestCalls } from '@directory/shared/contract/verificationRequests'
import { answerVerificationRequest } from '../flows/verificationRequests/answerVerificationRequest.ts'
import { listOptOuts, optOut, removeOptOut } from '../flows/verificationRequests/optOuts.ts'
import { openVerificationRequest } from '../flows/verificationRequests/requestByLink.ts'
import { checkedShare, verificationFigures } from '../flows/verificationRequests/verificationFigures.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'

const done = { success: true, message: 'Success' } as const

export const verificationRequestHandlers: Implementations<keyof typeof verificationRequestCalls> = {
  'POST /api/verificationRequest': ({ payload, body }) => openVerificationRequest(payload, body.secret),
  'POST /api/answerVerificationRequest': async ({ payload, body }) => {
    if ('optOut' in body) await optOut(payload, body.secret)
    else await answerVerificationRequest(payload, { ...body, changeText: body.changeText ?? '' })
    return done
  },
  'POST /api/removeOptOut': async ({ payload, user, body }) => ({
    message: translate('de', 'done.opt_out_lifted'),
    undo: await removeOptOut(payload, user, body.entry),
  }),
  'GET /api/verificationFigures': async ({ payload, user }) => ({
    ...(await verificationFigures(payload)),
    checked: checkedShare(payload),
    optOuts: user.role === 'Admin' ? await listOptOuts(payload) : null,
  }),
}
