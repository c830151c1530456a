import type { Payload } from 'payload'
import { currentTime, dayMs } from '#clock.ts'
import { addressIds } from '#collections/VerificationRequests/addressIds.ts'
import { hashOfAddress, hashOfSecret } from '#collections/VerificationRequests/linkSecrets.ts'
import { answersOf } from '#collections/VerificationRequests/readVerificationRequests.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { type At, findAll, findFirst } from '#lib/find/find.ts'
import type { VerificationRequest } from '#payload-types.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { regionDate } from '#publicData/onDate.ts'
import type { OutputOf } from '#shared/contract'
import { type VerificationState, verificationLinkDays } from '#shared/verificationRequests'

const opening: ReadonlySet<VerificationState> = new Set(['open', 'answered'])

/** @throws ApiError if there is no such link */
export async function openVerificationRequest(
  payload: Payload,
  secret: string,
): Promise<OutputOf<'POST /api/verificationRequest'>> {
  const { request, mayAnswer } = await requestByLink(payload, secret)
  const state = requestStateOf(request)
  const answers = answersOf(request)
  const idOf = await addressIds(payload)
  // An entry that has another address by now is no longer shown.
  const entries = publicDataOf(payload)
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

async function waitingFor(payload: Payload, entries: readonly string[]) {
  const docs = await findAll(payload, 'change-requests', {
    where: { and: [{ origin: { equals: 'provider' } }, { entry: { in: [...entries] } }] },
  })
  return new Set(docs.map(({ entry }) => entry ?? ''))
}

export const unknownLink = () => apiError('link_unknown')

export async function requestByLink(at: At, secret: string) {
  const hash = hashOfSecret(secret)
  const request = await findFirst(at, 'verification-requests', {
    where: { or: [{ 'links.linkHash': { equals: hash } }, { 'links.optOutHash': { equals: hash } }] },
  })
  if (!request) throw unknownLink()
  const answering = request.links?.find(({ linkHash }) => linkHash === hash)
  // Answer links of an earlier request have ended; opt-out links never end.
  if (answering && Date.parse(answering.mailedAt) < Date.parse(request.askedAt)) throw unknownLink()
  // An opt-out link shows no entries.
  return { request, mayAnswer: answering !== undefined }
}

/** In milliseconds since 1970, on the last day on which it can be answered. */
const endOfLink = ({ askedAt }: VerificationRequest) => Date.parse(askedAt) + verificationLinkDays * dayMs

export function requestStateOf(request: VerificationRequest) {
  if (request.optedOutAt) return 'objected'
  if (request.state === 'closed' || Object.values(answersOf(request)).every((answer) => answer !== null))
    return 'answered'
  return regionDate(currentTime()) > regionDate(endOfLink(request)) ? 'ended' : 'open'
}
