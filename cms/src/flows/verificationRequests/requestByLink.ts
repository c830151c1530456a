import { type VerificationState, verificationLinkDays } from '@directory/shared/verificationRequests'
import type { Payload, PayloadRequest } from 'payload'
import { currentTime, dayMs } from '../../clock.ts'
import { hashOfSecret } from '../../nouns/verificationRequests/linkSecrets.ts'
import { answersOf } from '../../nouns/verificationRequests/readVerificationRequests.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { findFirst } from '../../operations/find/find.ts'
import type { VerificationRequest } from '../../payload-types.ts'
import { regionDate } from '../../readModel/onDate.ts'

/** Verification request that a mailed link leads to. */
export interface LinkedRequest {
  request: VerificationRequest
  /** False for an opt-out link, which shows no entries. */
  mayAnswer: boolean
}

export const unknownLink = () => apiError('link_unknown')

/** Looks up a link by its hash, so that response times do not tell how much of a guess was right. */
export async function requestByLink(
  payload: Payload,
  secret: string,
  req?: PayloadRequest,
): Promise<LinkedRequest> {
  const hash = hashOfSecret(secret)
  const request = await findFirst(payload, 'verification-requests', {
    where: { or: [{ 'links.linkHash': { equals: hash } }, { 'links.optOutHash': { equals: hash } }] },
    req,
  })
  if (!request) throw unknownLink()
  const answering = request.links?.find(({ linkHash }) => linkHash === hash)
  // Answer links of an earlier request have ended; opt-out links never end.
  if (answering && Date.parse(answering.mailedAt) < Date.parse(request.askedAt)) throw unknownLink()
  return { request, mayAnswer: answering !== undefined }
}

/** Returns a moment (milliseconds since 1970) on the last day on which a request can be answered. */
export const endOfLink = ({ askedAt }: VerificationRequest): number =>
  Date.parse(askedAt) + verificationLinkDays * dayMs

export function requestStateOf(request: VerificationRequest): VerificationState {
  if (request.optedOutAt) return 'objected'
  if (request.state === 'closed' || Object.values(answersOf(request)).every((answer) => answer !== null))
    return 'answered'
  return regionDate(currentTime()) > regionDate(endOfLink(request)) ? 'ended' : 'open'
}
