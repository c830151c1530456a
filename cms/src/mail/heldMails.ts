import type { MessageId } from '@directory/shared/catalogues'
import type { Payload } from 'payload'
import { currentIso } from '../clock.ts'
import { say } from '../lib/words/translate.ts'

const key = 'mails-held'

/**
 * A restored copy sends no mail until an Admin allows it, because the original may still be running. The mark is
 * stored in the database but not in backups, because it describes this copy and not its content.
 */
export const holdMails = (payload: Payload): Promise<void> => payload.kv.set(key, { since: currentIso() })

export const mailsAreHeld = (payload: Payload): Promise<boolean> => payload.kv.has(key)

/** Whether mails go out at present. Every text that promises one, and who is to be called instead, asks this. */
export const sendsMail = async (payload: Payload): Promise<boolean> =>
  payload.config?.custom?.sendsMail === true && !(await mailsAreHeld(payload))

/** Says that a mail is on its way, or what else is true where none goes out. */
export async function sayMailed(
  payload: Payload,
  done: MessageId,
  instead: MessageId = 'done.mail_stays',
): Promise<{ message: string; isSent: boolean }> {
  const isSent = await sendsMail(payload)
  return { message: say(isSent ? done : instead), isSent }
}

export const releaseMails = (payload: Payload): Promise<void> => payload.kv.delete(key)
