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
import type { PaperRequest } from '#features/paper/paperDraft.ts'
import { addressKey } from '#lib/limits/rateLimits.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { paperCalls } from '#shared/contract/paper'
import { attachment, type Implementations, succeeding } from './handler.ts'

export const paperHandlers: Implementations<keyof typeof paperCalls> = {
  'GET /api/paper': ({ query, payload, address }) => {
    const { topic, town } = query
    const subject = topic === '' ? { kind: 'town' as const, town } : { kind: 'topic' as const, topic }
    return paperOfVisitor(payload, address, { ...subject, ...languageAndFormat(query) })
  },
  'POST /api/paperOfList': ({ body, payload, address }) =>
    paperOfVisitor(payload, address, { kind: 'list', ids: body.ids, ...languageAndFormat(body) }),
  'GET /api/brochureform': ({ payload }) => brochureForm(payload),
  'POST /api/keepBrochure': succeeding('done.brochure_kept', ({ payload, user, body }) =>
    storeBrochure(payload, user, body),
  ),
  'POST /api/paperForStaff': async ({ payload, user, body }) =>
    body.kind === 'brochure'
      ? asPdf(payload, await makeBrochure(payload, user, body), { ...languageAndFormat(body), kind: 'whole' })
      : asPdf(payload, await makeStaffPaper(payload, user, body), body),
}

/** Only booklets that have to be made count; asking again does not. */
async function paperOfVisitor(payload: Payload, address: string, asked: PaperRequest & NamedPaper) {
  const { paper, rateLimits } = runtimeOf(payload)
  const consume = () => rateLimits.consume('paper', addressKey(address))
  return asPdf(payload, await paper.ask(asked, consume), asked)
}

const asPdf = (payload: Payload, content: Buffer, named: NamedPaper) =>
  attachment(paperName(publicDataOf(payload), named), 'application/pdf', content)
