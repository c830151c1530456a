import type { Payload } from 'payload'
import { currentIso, currentTime, dayMs } from '#clock.ts'
import type { Mailbox } from '#environment.ts'
import { type Job, startJob } from '#jobs/startJob.ts'
import { changeDocument, changeMatching } from '#lib/changeDocuments.ts'
import { findAll } from '#lib/find/find.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import type { Mail } from '#payload-types.ts'
import { mailsAreHeld } from './heldMails.ts'
import type { SendMail } from './mailTransport.ts'

interface MailSenderOptions {
  send: SendMail
  from: Mailbox
  siteTitle: () => string
  /** Lies between two checks of the outbox. */
  intervalMs?: number
  /** Lies before the first retry; each further pause is twice as long, up to the longest. */
  firstPauseMs?: number
}

const maxPauseMs = 15 * 60_000
/** After a permanent refusal (the address does not exist). */
const maxPauseRefusedMs = dayMs
/** Longer than any attempt. */
const leaseMs = 5 * 60_000
const batch = 20
const maxStopMs = 8000
/** A time further in the future comes from a clock that was put back since. */
const clockSlackMs = 5 * 60_000

/** Tries until mails are accepted, even after restarts and failures of the mail server. */
export function startMailSender(
  payload: Payload,
  { send, from, siteTitle, intervalMs = 15_000, firstPauseMs = 10_000 }: MailSenderOptions,
): Job {
  async function sendDue(signal: AbortSignal) {
    if (await mailsAreHeld(payload)) return
    const due = await dueMails(payload)
    for (const mail of due) {
      if (signal.aborted) return
      if (await claim(payload, mail)) await attempt(mail)
    }
    if (due.length === batch) job.wake()
  }

  async function attempt(mail: Mail) {
    const { id, to, subject, text, html, unsubscribe } = withSecrets(mail)
    const name = from.name || siteTitle()
    const date = new Date(mail.createdAt)
    let file: string | null
    try {
      file = await send({
        id,
        to,
        subject,
        text,
        html: html ?? '',
        date,
        unsubscribe,
        from: { ...from, name },
      })
    } catch (error) {
      return postpone(mail, error)
    }
    await update(payload, id, { sentAt: currentIso(), lastError: null, secrets: null })
    if (file) payload.logger.info(`A mail was written to ${file}`)
  }

  async function postpone({ id, attempts }: Mail, error: unknown) {
    const { message, code, responseCode } = error as {
      message?: string
      code?: string
      responseCode?: number
    }
    const maxPauseNowMs = (responseCode ?? 0) >= 550 ? maxPauseRefusedMs : maxPauseMs
    const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(attempts ?? 0, 30), maxPauseNowMs)
    const lastError = String(message ?? error).slice(0, 500)
    // Mail servers repeat the address in their answer; the outbox stores the full answer, for Admins.
    const reason = [code, responseCode].filter(Boolean).join(' ')
    payload.logger.warn(`Mail ${id} could not be sent and will be tried again (${reason || 'no code'})`)
    await update(payload, id, { lastError, nextAttemptAt: new Date(currentTime() + pauseMs).toISOString() })
  }

  const job = startJob(payload, sendDue, {
    everyMs: intervalMs,
    failure: 'Waiting mails could not be sent',
    maxStopMs,
  })
  job.wake()
  return job
}

/** Only when the mail is sent, so that the stored outbox shows placeholders. */
function withSecrets(mail: Mail): Mail {
  const secrets = Object.entries((mail.secrets ?? {}) as Record<string, string>)
  const filled = (text: string | null | undefined) =>
    secrets.reduce((all, [name, secret]) => all.replaceAll(`/${name}`, `/${secret}`), text ?? '')
  return { ...mail, text: filled(mail.text), html: filled(mail.html), unsubscribe: filled(mail.unsubscribe) }
}

/** Includes those planned before the clock was put back: they might wait for days. */
function dueMails(payload: Payload) {
  const ahead = new Date(currentTime() + clockSlackMs).toISOString()
  return findAll(payload, 'mails', {
    where: {
      and: [
        { sentAt: { exists: false } },
        { held: { exists: false } },
        {
          or: [{ nextAttemptAt: { less_than_equal: currentIso() } }, { updatedAt: { greater_than: ahead } }],
        },
      ],
    },
    sort: 'createdAt',
    limit: batch,
  })
}

/** If the process dies, the mail is due again after the lease. */
async function claim(payload: Payload, mail: Mail) {
  return inTransaction(payload, async (req) => {
    const asRead = {
      id: { equals: mail.id },
      sentAt: { exists: false },
      attempts: { equals: mail.attempts ?? 0 },
      nextAttemptAt: { equals: mail.nextAttemptAt },
    }
    const docs = await changeMatching(req, 'mails', asRead, {
      attempts: (mail.attempts ?? 0) + 1,
      nextAttemptAt: new Date(currentTime() + leaseMs).toISOString(),
      // A mail that is being sent must not count as failed, because failed mails can be withdrawn.
      lastError: null,
    })
    return docs.length === 1
  })
}

const update = (payload: Payload, id: string, data: Partial<Mail>) =>
  inTransaction(payload, (req) => changeDocument(req, 'mails', id, data))
