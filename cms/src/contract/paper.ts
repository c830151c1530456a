import type { paperCalls } from '@directory/shared/contract/paper'
import {
  brochureForm,
  languageAndFormat,
  makeBrochure,
  makeStaffPaper,
  storeBrochure,
} from '../flows/paper/brochure.ts'
import { type NamedPaper, paperName } from '../flows/paper/paperName.ts'
import { actingUser } from '../nouns/users/session.ts'
import { addressKey } from '../operations/limits/rateLimits.ts'
import { runtimeOf } from '../operations/runtime/runtime.ts'
import { translate } from '../operations/words/translate.ts'
import { readModelOf } from '../readModel/live/readModel.ts'
import type { CallContext, FileAnswer, Implementations } from './handler.ts'

export const paperHandlers: Implementations<keyof typeof paperCalls> = {
  'GET /api/paper': async ({ query, ...context }) => {
    const { topic, town } = query
    const subject = topic === '' ? { kind: 'town' as const, town } : { kind: 'topic' as const, topic }
    const { paper } = runtimeOf(context.payload)
    const asked = { ...subject, ...languageAndFormat(query) }
    return asPdf(context, await paper.ask(asked, budgetOf(context)), asked)
  },
  'POST /api/paperOfList': async ({ body, ...context }) => {
    const { paper } = runtimeOf(context.payload)
    const asked = { kind: 'list' as const, ids: body.ids, ...languageAndFormat(body) }
    return asPdf(context, await paper.ask(asked, budgetOf(context)), asked)
  },
  'GET /api/brochureform': ({ payload }) => brochureForm(payload),
  'POST /api/brochure': async ({ payload, session, body }) =>
    asPdf({ payload }, await makeBrochure(payload, actingUser(session), body), {
      kind: 'whole',
      ...languageAndFormat(body),
    }),
  'POST /api/keepBrochure': async ({ payload, session, body }) => ({
    success: true,
    message: translate('de', 'done.brochure_kept'),
    ...(await storeBrochure(payload, actingUser(session), body)),
  }),
  'POST /api/paperForStaff': async ({ payload, session, body }) =>
    asPdf({ payload }, await makeStaffPaper(payload, actingUser(session), body), body),
}

type Context = Pick<CallContext<'GET /api/paper'>, 'payload' | 'address'>

/** Counts a booklet towards the limit, only if it has to be made: asking again is free. */
const budgetOf =
  ({ payload, address }: Context) =>
  () =>
    runtimeOf(payload).rateLimits.consume('paper', addressKey(address))

const asPdf = ({ payload }: Pick<Context, 'payload'>, content: Buffer, named: NamedPaper): FileAnswer => ({
  content,
  name: paperName(readModelOf(payload).reader(), named),
  contentType: 'application/pdf',
  disposition: 'attachment',
})
