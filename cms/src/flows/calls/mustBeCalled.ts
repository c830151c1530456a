import { dueOn } from '@directory/shared/checked'
import type { Entry } from '@directory/shared/entry'
import type { Payload } from 'payload'
import { unansweredAsks } from '../../nouns/asks/unansweredAsks.ts'
import { pagesInTheWay } from '../../nouns/settings/mayAsk.ts'
import { today } from '../../readModel/today.ts'

/**
 * Tells of which public entries somebody has to ask by telephone whether they are still true: nobody has confirmed them
 * for a year, and there is no other way to ask: no address, one that does not want to be asked, no answer, or nobody is
 * written to as long as imprint and privacy are not filled in.
 *
 * @param withMail also those that could be asked by mail
 */
export async function mustBeCalled(
  payload: Payload,
  { withMail }: { withMail: boolean },
): Promise<(entry: Entry) => boolean> {
  const isDue = dueOn(today())
  const inVain = await unansweredAsks(payload)
  const withAll = withMail || (await pagesInTheWay(payload)).length > 0
  return (entry) => isDue(entry) && (withAll || entry.email === '' || inVain.has(entry.uuid))
}
