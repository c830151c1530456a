import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Environment, Mailbox } from '#environment.ts'
import { lazyAsync } from '#lib/limits/lazyAsync.ts'
import { mailFileName, mailFolder } from './mailFiles.ts'
import type { MailContent } from './renderMail.ts'

interface OutgoingMail extends MailContent {
  id: string
  from: Mailbox
  to: string
  date: Date
  unsubscribe?: string | null
}

/** Resolves when the mail is accepted, with its file if it was written into one. */
export type SendMail = (mail: OutgoingMail) => Promise<string | null>

/** Milliseconds: an attempt ends well before another process may take over the mail. */
const timeout = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/**
 * SMTP if an address is set, otherwise files that any mail program opens.
 * @param limits ms, for tests
 */
export function createMailTransport(
  settings: Pick<Environment, 'smtpUrl' | 'dataDir'>,
  limits: Partial<typeof timeout> = {},
): SendMail {
  return settings.smtpUrl
    ? smtpTransport(settings.smtpUrl, { ...timeout, ...limits })
    : fileTransport(mailFolder(settings.dataDir))
}

/** Addresses are objects, so that visitors' text is never parsed as a list. */
function messageOf({ id, from, to, subject, text, html, date, unsubscribe }: OutgoingMail) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    // The same in every attempt, so that receivers can recognise a mail that was accepted unnoticed.
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        // Neither folded nor encoded, because mail programs would not read that.
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Loaded for the first mail, so that it does not slow down the start. */
function lateTransporter(options: object) {
  const transporter = lazyAsync<Transporter>(async () =>
    (await import('nodemailer')).createTransport(options),
  )
  return async (mail: OutgoingMail) => (await transporter()).sendMail(messageOf(mail))
}

function smtpTransport(url: string, limits: typeof timeout): SendMail {
  const send = lateTransporter({ url, ...limits })
  return async (mail) => {
    await send(mail)
    return null
  }
}

function fileTransport(folder: string): SendMail {
  const send = lateTransporter({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await send(mail)
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, mailFileName(mail.date, mail.id))
    // Written whole or not at all.
    await writeFile(`${file}.part`, message as Buffer)
    await rename(`${file}.part`, file)
    return file
  }
}
