import type { asksCalls } from '@directory/shared/contract/asks'
import { answerAsk } from '../flows/asks/answerAsk.ts'
import { askFigures } from '../flows/asks/askFigures.ts'
import { liftObjection, listObjections } from '../flows/asks/objections.ts'
import { objectToAsks } from '../flows/asks/objectToAsks.ts'
import { openAsk } from '../flows/asks/openAsk.ts'
import { actingUser } from '../nouns/users/session.ts'
import { words } from '../operations/words/words.ts'
import type { Implementations } from './handler.ts'

const done = { success: true, message: 'Success' } as const

export const askHandlers: Implementations<keyof typeof asksCalls> = {
  'POST /api/ask': ({ payload, body }) => openAsk(payload, body.secret),
  'POST /api/answerAsk': async ({ payload, body }) => {
    await answerAsk(payload, { ...body, changeText: body.changeText ?? '' })
    return done
  },
  'POST /api/objectToAsks': async ({ payload, body }) => {
    await objectToAsks(payload, body.secret)
    return done
  },
  'GET /api/objections': ({ payload }) => listObjections(payload),
  'POST /api/liftObjection': async ({ payload, session, body }) => ({
    message: words('de', 'done.opt_out_lifted'),
    undo: await liftObjection(payload, actingUser(session), body.entry),
  }),
  'GET /api/askFigures': ({ payload }) => askFigures(payload),
}
