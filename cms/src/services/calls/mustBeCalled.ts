import { dueOn } from '@directory/shared/checked'
import type { Entry } from '@directory/shared/entry'
import { today } from '../today.ts'

/**
 * Tells of which public entries somebody has to ask by telephone whether they are still true: nobody has confirmed them
 * for a year, and there is no other way to ask.
 *
 * @param withMail also those that could be asked by mail
 */
export function mustBeCalled({ withMail }: { withMail: boolean }): (entry: Entry) => boolean {
  const isDue = dueOn(today())
  return (entry) => isDue(entry) && (withMail || entry.email === '')
}
