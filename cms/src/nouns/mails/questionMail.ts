import { regionTimeZone } from '@directory/shared/region'
import type { Payload } from 'payload'
import type { MailContent } from '../../operations/mail/renderMail.ts'
import { words } from '../../operations/words/words.ts'
import { compose, linkTo, named } from './mailTexts.ts'

interface Question {
  /** Of the provider that the request is about. */
  name: string
  /** In the words of the staff. */
  question: string
  /** The last moment at which the link holds. */
  until: Date
  path: string
}

const dayOf = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: regionTimeZone })

/** To the submitter of a request or a report: what staff would like to know, and where to answer. */
export const questionMail = (payload: Payload, { name, question, until, path }: Question): MailContent =>
  compose(payload, words('de', 'mail.question.subject', { name: named(name) }), [
    words('de', 'mail.question.lead', { name: named(name) }),
    { quote: question },
    linkTo(payload, path, words('de', 'mail.question.answer')),
    words('de', 'mail.question.valid', { date: dayOf.format(until) }),
    words('de', 'mail.question.not_you'),
  ])
