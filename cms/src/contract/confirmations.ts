import type { confirmationsCalls } from '@directory/shared/contract/confirmations'
import { listCalls } from '../flows/calls/listCalls.ts'
import { recordCall } from '../flows/calls/recordCall.ts'
import { checkedShare } from '../nouns/confirmations/checkedShare.ts'
import { confirmEntries } from '../nouns/confirmations/confirmEntries.ts'
import { actingUser } from '../nouns/users/session.ts'
import { words } from '../operations/words/words.ts'
import type { Implementations } from './handler.ts'

export const confirmationsHandlers: Implementations<keyof typeof confirmationsCalls> = {
  'POST /api/confirmEntries': async ({ payload, session, body }) => ({
    message: words('de', 'done.entries_confirmed'),
    ...(await confirmEntries(payload, actingUser(session), body.entries)),
  }),
  'GET /api/calls': ({ payload, query }) => listCalls(payload, query),
  'POST /api/recordCall': async ({ payload, session, body }) => ({
    message: words('de', 'done.noted'),
    undo: await recordCall(payload, actingUser(session), body),
  }),
  'GET /api/checkedshare': ({ payload }) => checkedShare(payload),
}
