import { listChanges } from '#collections/ChangeRequests/listChanges.ts'
import { submitChange } from '#collections/ChangeRequests/submitChange.ts'
import { entryByToken } from '#collections/Entries/entriesByToken.ts'
import { entryOf } from '#collections/Entries/entryOf.ts'
import { listPending } from '#collections/Entries/pendingEntry.ts'
import { submitEntry } from '#collections/Entries/submitEntry.ts'
import { withCheckedAt } from '#collections/Verifications/verifyEntry.ts'
import { acceptEntry } from '#features/review/acceptEntry.ts'
import { closeChange } from '#features/review/closeChange.ts'
import { closeEntry } from '#features/review/closeEntry.ts'
import { closeReports } from '#features/review/closeReports.ts'
import { closeRequests } from '#features/review/closeRequests.ts'
import { acceptChange } from '#features/review/decideChange.ts'
import { previewMails } from '#features/review/previewMails.ts'
import { apiErrors } from '#lib/errors/apiError.ts'
import { inTransactionAs } from '#lib/transaction/inTransaction.ts'
import { say } from '#lib/words/translate.ts'
import type { requestsCalls } from '#shared/contract/requests'
import { cleanToken } from '#shared/rules/changeRules'
import { createToken, isToken } from '#shared/token'
import { done, type Implementations } from './handler.ts'
import { requestedLogKind } from './requestedLogKind.ts'

const entryArrived = say('done.request_received')
const changeArrived = say('done.change_received')

export const requestHandlers: Implementations<keyof typeof requestsCalls> = {
  'POST /api/addPendingEntry': async ({ payload, body }) => {
    const { uuid, token } = body.homepage2
      ? { uuid: crypto.randomUUID(), token: isToken(body.token) ? body.token : createToken() }
      : await submitEntry(payload, body)
    return { success: true, message: entryArrived, token, uuid }
  },
  'POST /api/addPendingChange': async ({ payload, body }) => {
    const { name, email, token, changeText } = body
    const words = { name: name ?? '', email: email ?? '', token: token ?? '', changeText: changeText ?? '' }
    if (!body.homepage2) await submitChange(payload, { ...body, ...words })
    return { success: true, message: changeArrived }
  },
  'POST /api/entryOfToken': async ({ payload, body }) => {
    const entry = await entryByToken(payload, cleanToken(body.token))
    if (entry?.state !== 'published') throw apiErrors.unknownToken(404)
    return withCheckedAt(payload, entryOf(entry))
  },
  'GET /api/allpendingdata': ({ payload, user, query }) => listPending(payload, user, query.category),
  'POST /api/acceptPendingEntry': async ({ payload, user, query, body }) => {
    const { id, replace, keepToken } = query
    const acceptance = { ...body, id, replace, keepToken: keepToken === 'true' }
    return { ...done, ...(await acceptEntry(payload, user, acceptance)) }
  },
  'POST /api/removePendingEntry': async ({ payload, user, query, body }) => {
    const logKind = requestedLogKind(query.action, { kind: 'entry_request_declined' })
    const reason = (body?.reason ?? query.reason).trim()
    const closing = { id: query.id, logAs: logKind, reason, outcome: 'declined' } as const
    await inTransactionAs(payload, user, (req) => closeEntry(req, closing))
    return done
  },
  'GET /api/pending_changes': ({ payload, user }) => listChanges(payload, user),
  'GET /api/removePendingChange': async ({ payload, user, query }) => {
    const logKind = requestedLogKind(query.action, { kind: 'change_declined' })
    const outcome = logKind.kind === 'change_accepted' ? 'accepted' : 'declined'
    const closing = { id: query.id, logAs: logKind, reason: query.reason.trim(), outcome } as const
    await inTransactionAs(payload, user, (req) => closeChange(req, closing))
    return done
  },
  'POST /api/acceptPendingChange': async ({ payload, user, body }) => {
    const options = { noEmail: body.noEmail === true, reason: body.reason?.trim() ?? '' }
    return { ...done, ...(await acceptChange(payload, user, { ...body, ...options })) }
  },
  'POST /api/closeRequests': async ({ payload, user, body }) => {
    const reason = body.reason?.trim() ?? ''
    if ('requests' in body) return { ...done, ...(await closeRequests(payload, user, { ...body, reason })) }
    return { ...done, decisions: [await closeReports(payload, user, { ...body, reason })], handled: 0 }
  },
  'POST /api/mailPreview': ({ payload, user, body }) => previewMails(payload, user, body),
}
