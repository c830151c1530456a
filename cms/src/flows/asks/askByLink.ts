import { type AskState, askLinkDays } from '@directory/shared/asks'
import type { Payload, PayloadRequest } from 'payload'
import { currentTime, dayMs } from '../../clock.ts'
import { hashOfSecret } from '../../nouns/asks/askSecrets.ts'
import { answersOf } from '../../nouns/asks/readAsks.ts'
import { refuse } from '../../operations/errors/apiError.ts'
import type { Ask, AskMail } from '../../payload-types.ts'
import { regionDate } from '../../readModel/onDate.ts'

/** What a link of a mail leads to. */
export interface LinkedAsk {
  ask: Ask
  /** A link to object opens nothing. */
  mayAnswer: boolean
}

export const unknownLink = () => refuse('link_unknown')

/**
 * Looked up by its hash, so that how long it takes says nothing of those that there are.
 *
 * @throws ApiError where there is no such link
 */
export async function askByLink(payload: Payload, secret: string, req?: PayloadRequest): Promise<LinkedAsk> {
  const hash = hashOfSecret(secret)
  const { docs } = await payload.find({
    collection: 'ask-mails',
    where: { or: [{ linkHash: { equals: hash } }, { objectionHash: { equals: hash } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    ...(req && { req }),
  })
  const mail = docs[0] as AskMail | undefined
  const read = { collection: 'asks', id: mail?.ask ?? '', depth: 0, disableErrors: true } as const
  const ask = mail && ((await payload.findByID({ ...read, ...(req && { req }) })) as Ask | null)
  if (!ask) throw unknownLink()
  const mayAnswer = mail.linkHash === hash
  // A mail of an earlier year speaks of what was asked then; objecting is for good.
  if (mayAnswer && Date.parse(mail.mailedAt) < Date.parse(ask.askedAt)) throw unknownLink()
  return { ask, mayAnswer }
}

/** A moment, in milliseconds since 1970, of the last day on which an ask can be answered. */
export const endOf = ({ askedAt }: Ask): number => Date.parse(askedAt) + askLinkDays * dayMs

export function stateOf(ask: Ask): AskState {
  if (ask.state === 'objected') return 'objected'
  if (ask.state === 'closed' || Object.values(answersOf(ask)).every((answer) => answer !== null))
    return 'answered'
  return regionDate(currentTime()) > regionDate(endOf(ask)) ? 'ended' : 'open'
}
