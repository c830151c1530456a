import type { Payload } from 'payload'
import { composeMail, longDay, quotedName } from '../../nouns/mails/mailTexts.ts'
import type { Block, MailContent } from '../../operations/mail/renderMail.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { translate } from '../../operations/words/translate.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'

interface MailInput {
  entries: readonly { name: string }[]
  /** 1: the first mail; after that a reminder. */
  number: number
  until: Date
  /** Paths of the answer page and of the opt-out page. */
  paths: { answer: string; object: string }
}

/** Maximum number of entries listed by name. */
const maxNamed = 10

/** Returns the yearly mail to a provider: who asks, why, where the address is from, and how to answer or opt out. */
export function verificationMail(
  payload: Payload,
  { entries, number, until, paths }: MailInput,
): MailContent & { unsubscribe: string } {
  const { siteUrl } = runtimeOf(payload)
  const { siteTitle, association } = readModelOf(payload).settings()
  const count = entries.length
  const name = quotedName(entries[0]?.name ?? '')
  const unsubscribe = siteUrl + paths.object
  const blocks: Block[] = [
    number === 1
      ? translate('de', 'mail.verification.lead', { association, site: siteTitle })
      : translate('de', 'mail.verification.reminder', { site: siteTitle, number }),
    translate('de', 'mail.verification.entries', { count, names: listed(entries) }),
    { href: siteUrl + paths.answer, label: translate('de', 'mail.verification.answer') },
    translate('de', 'mail.verification.how', { date: longDay.format(until) }),
    translate('de', 'mail.verification.source', { count }),
    { href: unsubscribe, label: translate('de', 'mail.verification.object') },
  ]
  const subject = translate('de', 'mail.verification.subject', { number, count, name })
  return { ...composeMail(payload, subject, blocks), unsubscribe }
}

const list = new Intl.ListFormat('de')

function listed(entries: readonly { name: string }[]): string {
  const names = entries.slice(0, maxNamed).map(({ name }) => quotedName(name))
  const more = entries.length - names.length
  return list.format(
    more > 0 ? [...names, translate('de', 'mail.verification.more', { count: more })] : names,
  )
}
