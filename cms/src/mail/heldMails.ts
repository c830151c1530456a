import type { Payload } from 'payload'
import { currentIso } from '#clock.ts'
import { say } from '#lib/words/translate.ts'
import type { MessageId } from '#shared/catalogues'

const key = 'mails-held'

/**
 * A restored copy sends no mail until an Admin allows it: the original may still be running. The mark is in the
 * database but not in backups, because it describes this copy.
 */
export const holdMails = (payload: Payload) => payload.kv.set(key, { since: currentIso() })

export const mailsAreHeld = (payload: Payload) => payload.kv.has(key)

/** Checked for every text that promises a mail, and for the list of providers to call instead. */
export const sendsMail = async (payload: Payload) =>
  payload.config?.custom?.sendsMail === true && !(await mailsAreHeld(payload))

/** The text that promises a mail, or the other one if no mail goes out. */
export async function sayMailed(
  payload: Payload,
  done: MessageId,
  instead: MessageId = 'done.mail_stays',
): Promise<{ message: string; isSent: boolean }> {
  const isSent = await sendsMail(payload)
  return { message: say(isSent ? done : instead), isSent }
}

export const releaseMails = (payload: Payload) => payload.kv.delete(key)
