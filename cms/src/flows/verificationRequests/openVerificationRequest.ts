import type { OutputOf } from '@directory/shared/contract'
import type { VerificationState } from '@directory/shared/verificationRequests'
import type { Payload } from 'payload'
import { addressIds } from '../../nouns/verificationRequests/addressIds.ts'
import { hashOfAddress } from '../../nouns/verificationRequests/linkSecrets.ts'
import { answersOf } from '../../nouns/verificationRequests/readVerificationRequests.ts'
import { findAll } from '../../operations/find/find.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { regionDate } from '../../readModel/onDate.ts'
import { endOfLink, requestByLink, requestStateOf } from './requestByLink.ts'

const opening: ReadonlySet<VerificationState> = new Set(['open', 'answered'])

/** Returns the content of the page that a mail's link opens. @throws ApiError if there is no such link */
export async function openVerificationRequest(
  payload: Payload,
  secret: string,
): Promise<OutputOf<'POST /api/verificationRequest'>> {
  const { request, mayAnswer } = await requestByLink(payload, secret)
  const state = requestStateOf(request)
  const answers = answersOf(request)
  const idOf = await addressIds(payload)
  // An entry that has another address by now is no longer shown.
  const entries = readModelOf(payload)
    .allEntries()
    .filter(({ uuid, email }) => Object.hasOwn(answers, uuid) && idOf(hashOfAddress(email)) === request.id)
    .sort((one, other) => one.name.localeCompare(other.name, 'de'))
  const waiting = await waitingFor(payload, Object.keys(answers))
  return {
    state,
    until: regionDate(endOfLink(request)),
    entries:
      mayAnswer && opening.has(state)
        ? entries.map((entry) => {
            const answered = answers[entry.uuid]
            const answeredOn = answered ? regionDate(Date.parse(answered.at)) : null
            const answer = answered?.answer ?? null
            const decided = answer !== null && answer !== 'right' && !waiting.has(entry.uuid)
            return { entry, answer, answeredOn, decided }
          })
        : [],
  }
}

/** Returns those of the given entries whose provider's answer still waits for staff. */
async function waitingFor(payload: Payload, entries: readonly string[]): Promise<ReadonlySet<string>> {
  const docs = await findAll(payload, 'change-requests', {
    where: { and: [{ origin: { equals: 'provider' } }, { entry: { in: [...entries] } }] },
  })
  return new Set(docs.map(({ entry }) => entry ?? ''))
}
