import type { verificationCalls } from '@directory/shared/contract/verifications'
import { listCalls } from '../flows/calls/listCalls.ts'
import { recordCall } from '../flows/calls/recordCall.ts'
import { verifyEntries } from '../nouns/verifications/verifyEntries.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'

export const verificationHandlers: Implementations<keyof typeof verificationCalls> = {
  'POST /api/verifyEntries': async ({ payload, user, body }) => ({
    message: translate('de', 'done.entries_confirmed'),
    ...(await verifyEntries(payload, user, body.entries)),
  }),
  'GET /api/calls': ({ payload, query }) => listCalls(payload, query),
  'POST /api/recordCall': async ({ payload, user, body }) => ({
    message: translate('de', 'done.noted'),
    undo: await recordCall(payload, user, body),
  }),
}
