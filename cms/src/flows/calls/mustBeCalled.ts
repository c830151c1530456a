import { dueOn } from '@directory/shared/checked'
import type { Entry } from '@directory/shared/entry'
import type { Payload } from 'payload'
import { pagesInTheWay } from '../../nouns/settings/verificationSettings.ts'
import { reasonsToCall } from '../../nouns/verificationRequests/reasonsToCall.ts'
import { today } from '../../readModel/today.ts'

/**
 * The public entries that must be verified by telephone: not verified for a year, and no other way to ask.
 * That is: no mail address, an opt-out, no answer, or no mails at all because imprint and privacy are not
 * filled in.
 *
 * @param withMail also those that could be asked by mail
 */
export async function mustBeCalled(
  payload: Payload,
  { withMail }: { withMail: boolean },
): Promise<(entry: Entry) => boolean> {
  const isDue = dueOn(today())
  const inVain = await reasonsToCall(payload)
  const withAll = withMail || (await pagesInTheWay(payload)).length > 0
  return (entry) => isDue(entry) && (withAll || entry.email === '' || inVain.has(entry.uuid))
}
