import type { Payload } from 'payload'
import { translate } from '../../operations/words/translate.ts'
import type { MailDraft } from './mailDraft.ts'
import { draftMail, linkTo, longDay, quotedName } from './mailTexts.ts'

interface Question {
  /** Of the provider that the request is about. */
  name: string
  /** In the words of the staff. */
  question: string
  /** The last moment at which the link holds. */
  until: Date
  path: string
}

/** To the submitter of a request or a report: what staff would like to know, and where to answer. */
export const questionMail = (payload: Payload, { name, question, until, path }: Question): MailDraft =>
  draftMail(payload, translate('de', 'mail.question.subject', { name: quotedName(name) }), [
    translate('de', 'mail.question.lead', { name: quotedName(name) }),
    { quote: question },
    linkTo(payload, path, translate('de', 'mail.question.answer')),
    translate('de', 'mail.question.valid', { date: longDay.format(until) }),
    translate('de', 'mail.question.not_you'),
  ])
