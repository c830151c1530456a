import { isEmail } from '@directory/shared/wellFormed'
import type { EmailAdapter } from 'payload'
import type { Mailbox } from '../environment.ts'
import { parseHtml, plainTextOf } from '../lib/html/sanitizeHtml.ts'
import { inTransaction } from '../lib/transaction/inTransaction.ts'
import { queueMail } from './queueMail.ts'
import { renderMail } from './renderMail.ts'

/**
 * Lets Payload send mail through the outbox. This project does not use it, and Payload's own mails (forgotten password)
 * are switched off; but without an adapter Payload warns at each start and only prints mails to the console.
 */
export const outboxEmail =
  (from: Mailbox): EmailAdapter<void> =>
  ({ payload }) => ({
    name: 'outbox',
    defaultFromAddress: from.address,
    defaultFromName: from.name,
    async sendEmail({ to, subject = '', text, html }) {
      if (typeof to !== 'string' || !isEmail(to))
        throw new Error('The outbox takes one plain address for each mail.')
      const words = text ? String(text) : plainTextOf(parseHtml(String(html ?? '')))
      await inTransaction(payload, (req) => queueMail(req, to, renderMail(subject, [words])))
    },
  })
