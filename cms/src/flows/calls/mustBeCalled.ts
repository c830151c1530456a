import { createDueTest } from '@directory/shared/checked'
import type { Entry } from '@directory/shared/entry'
import type { Payload } from 'payload'
import { blockingPages } from '../../nouns/settings/verificationSettings.ts'
import { reasonsToCall } from '../../nouns/verificationRequests/reasonsToCall.ts'
import { today } from '../../readModel/today.ts'

/**
 * Returns a function that selects the public entries to verify by phone: not verified for a year and without another
 * way to ask, i.e. no mail address, an opt-out, no answer, or no mails at all because imprint or privacy page are
 * unfinished.
 *
 * @param withMail also select those that could be asked by mail
 */
export async function mustBeCalled(
  payload: Payload,
  { withMail }: { withMail: boolean },
): Promise<(entry: Entry) => boolean> {
  const isDue = createDueTest(today())
  const inVain = await reasonsToCall(payload)
  const withAll = withMail || (await blockingPages(payload)).length > 0
  return (entry) => isDue(entry) && (withAll || entry.email === '' || inVain.has(entry.uuid))
}
