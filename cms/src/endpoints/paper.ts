import type { Payload } from 'payload'
import {
  brochureForm,
  languageAndFormat,
  makeBrochure,
  makeStaffPaper,
  type NamedPaper,
  paperName,
  storeBrochure,
} from '#features/paper/brochure.ts'
import { addressKey } from '#lib/limits/rateLimits.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { paperCalls } from '#shared/contract/paper'
import { attachment, type Implementations, succeeding } from './handler.ts'

export const paperHandlers: Implementations<keyof typeof paperCalls> = {
  'GET /api/paper': async ({ query, payload, address }) => {
    const { topic, town } = query
    const subject = topic === '' ? { kind: 'town' as const, town } : { kind: 'topic' as const, topic }
    const { paper } = runtimeOf(payload)
    const asked = { ...subject, ...languageAndFormat(query) }
    return asPdf(payload, await paper.ask(asked, budgetOf(payload, address)), asked)
  },
  'POST /api/paperOfList': async ({ body, payload, address }) => {
    const { paper } = runtimeOf(payload)
    const asked = { kind: 'list' as const, ids: body.ids, ...languageAndFormat(body) }
    return asPdf(payload, await paper.ask(asked, budgetOf(payload, address)), asked)
  },
  'GET /api/brochureform': ({ payload }) => brochureForm(payload),
  'POST /api/keepBrochure': succeeding('done.brochure_kept', ({ payload, user, body }) =>
    storeBrochure(payload, user, body),
  ),
  'POST /api/paperForStaff': async ({ payload, user, body }) =>
    body.kind === 'brochure'
      ? asPdf(payload, await makeBrochure(payload, user, body), { ...languageAndFormat(body), kind: 'whole' })
      : asPdf(payload, await makeStaffPaper(payload, user, body), body),
}

/** Counts only what has to be made: asking again is free. */
const budgetOf = (payload: Payload, address: string) => () =>
  runtimeOf(payload).rateLimits.consume('paper', addressKey(address))

const asPdf = (payload: Payload, content: Buffer, named: NamedPaper) =>
  attachment(paperName(publicDataOf(payload), named), 'application/pdf', content)
