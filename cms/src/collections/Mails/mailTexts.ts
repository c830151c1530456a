import type { MessageId } from '@directory/shared/catalogues'
import { withoutShapeless } from '@directory/shared/plainText'
import { regionTimeZone } from '@directory/shared/region'
import { routes } from '@directory/shared/routes'
import type { Payload } from 'payload'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { say } from '../../lib/words/translate.ts'
import type { Block } from '../../mail/renderMail.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'
import { type MailDraft, renderDraft } from './mailDraft.ts'

/** How mails write a day. */
export const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: regionTimeZone })

/**
 * Makes a stranger's name safe for mails: one line, too short for an advertisement, nothing that a mail program would
 * turn into a link. Abbreviations get a space: "e. V.", "Dr. Müller".
 */
export const safeName = (name: string) => {
  // Some mail programs drop signs without a shape before they look for addresses.
  const line = withoutShapeless(name.normalize('NFKC'))
    .replace(/\p{L}[\p{L}\d+.-]*:\s*\/{2,}|[/\\]{2,}/giu, ' ')
    .replace(/([.:。])(?=[\p{L}\p{N}/])/gu, '$1 ')
    .replaceAll('@', ' at ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

export const quotedName = (name: string) => `„${safeName(name)}“`

/** Adds greeting and sender. */
export const composeMail = (payload: Payload, subject: string, blocks: (Block | null)[]) =>
  renderDraft(draftMail(payload, subject, blocks))

export function draftMail(payload: Payload, subject: string, blocks: (Block | null)[]): MailDraft {
  const { siteUrl } = runtimeOf(payload)
  const { siteTitle, association, contactEmail } = publicDataOf(payload).settings()
  const sender = [association, siteTitle, siteUrl].filter(Boolean).join('\n')
  return {
    subject,
    blocks: [say('mail.greeting'), ...blocks.filter((block) => block !== null)],
    footer: [
      ...(contactEmail ? [say('mail.questions', { email: contactEmail })] : []),
      `${say('mail.regards')}\n${sender}`,
    ],
  }
}

export const linkTo = (payload: Payload, path: string, label: string): Block | null => {
  const { siteUrl } = runtimeOf(payload)
  return siteUrl ? { href: siteUrl + path, label } : null
}

const reasonBlocks = (reason: string): Block[] => (reason ? [say('mail.reason'), { quote: reason }] : [])

interface Place {
  category: string
  name: string
  uuid: string
}

const providerLink = (payload: Payload, { category, name, uuid }: Place) =>
  linkTo(payload, routes.provider.href(category, name, uuid), say('mail.to_entry'))

/** About a provider: its texts have the name. */
function draftAbout(
  payload: Payload,
  name: string,
  subject: MessageId,
  blocksOf: (text: (id: MessageId) => string) => (Block | null)[],
): MailDraft {
  const text = (id: MessageId) => say(id, { name: quotedName(name) })
  return draftMail(payload, text(subject), blocksOf(text))
}

export const tokenMail = (payload: Payload, name: string, token: string) =>
  renderDraft(
    draftAbout(payload, name, 'mail.request.subject', (text) => [
      text('mail.request.arrived'),
      text('mail.request.token'),
      { token },
      text('mail.request.not_asked'),
    ]),
  )

/** @param isUpdate new values of a public entry */
export function acceptedMail(
  payload: Payload,
  place: Place,
  { token, isUpdate }: { token: string | null; isUpdate: boolean },
): MailDraft {
  const kind = isUpdate ? 'taken_over' : 'accepted'
  return draftAbout(payload, place.name, `mail.${kind}.subject`, (text) => [
    text(`mail.${kind}.lead`),
    providerLink(payload, place),
    text(token ? 'mail.accepted.token' : 'mail.accepted.other_token'),
    token ? { token } : null,
  ])
}

/** A mail that gives the reason of staff. */
const outcomeMail =
  (subject: MessageId, said: MessageId, after?: MessageId) =>
  (payload: Payload, name: string, reason: string): MailDraft =>
    draftAbout(payload, name, subject, (text) => [
      text(said),
      ...reasonBlocks(reason),
      after ? text(after) : null,
    ])

export const declinedMail = outcomeMail(
  'mail.request.subject',
  'mail.request.declined',
  'mail.request.new_one',
)
export const settledMail = outcomeMail('mail.request.subject', 'mail.request.settled')
export const changeAcceptedMail = outcomeMail('mail.change.subject', 'mail.change.accepted')
export const changeDeclinedMail = outcomeMail('mail.change.subject', 'mail.change.declined')
export const changeSettledMail = outcomeMail('mail.change.subject', 'mail.change.settled')
export const goneMail = outcomeMail('mail.gone.subject', 'mail.gone.lead', 'mail.gone.mistake')
export const reportSettledMail = outcomeMail('mail.report.subject', 'mail.report.settled')
export const reportRemovedMail = outcomeMail('mail.report.subject', 'mail.report.removed')

export const changeArrivedMail = (payload: Payload, name: string) =>
  renderDraft(
    draftAbout(payload, name, 'mail.change.subject', (text) => [
      text('mail.change.arrived'),
      text('mail.request.not_asked'),
    ]),
  )

export const reportCorrectedMail = (payload: Payload, place: Place, reason: string): MailDraft =>
  draftAbout(payload, place.name, 'mail.report.subject', (text) => [
    text('mail.report.corrected'),
    ...reasonBlocks(reason),
    providerLink(payload, place),
  ])

/** To the former owner of an entry that another person's request has replaced. */
export const replacedMail = (payload: Payload, place: Place, keepsToken: boolean): MailDraft =>
  draftAbout(payload, place.name, 'mail.replaced.subject', (text) => [
    text('mail.replaced.lead'),
    providerLink(payload, place),
    text(keepsToken ? 'mail.replaced.token_valid' : 'mail.replaced.token_ended'),
    text('mail.replaced.not_wanted'),
  ])

export interface WaitingCounts {
  entries: number
  changes: number
  reports: number
}

/** Nothing about who asked for what. */
export function waitingMail(payload: Payload, waiting: WaitingCounts) {
  const { entries, changes, reports } = waiting
  const pages = {
    entries: routes.pendingEntries,
    changes: routes.pendingChanges,
    reports: routes.pendingChanges,
  }
  const waitingKinds = (['entries', 'changes', 'reports'] as const).filter((what) => waiting[what] > 0)
  return composeMail(payload, say('mail.waiting.subject', { count: entries + changes + reports }), [
    say('mail.waiting.lead'),
    ...waitingKinds.map((what) => {
      const words = say(`mail.waiting.${what}`, { count: waiting[what] })
      return linkTo(payload, pages[what].href(), words) ?? words
    }),
    linkTo(payload, routes.account.href(), say('mail.waiting.how_often')),
  ])
}
