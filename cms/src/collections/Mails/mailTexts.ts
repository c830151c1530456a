import type { Payload } from 'payload'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { say } from '#lib/words/translate.ts'
import type { Block } from '#mail/renderMail.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { MessageId } from '#shared/catalogues'
import { withoutShapeless } from '#shared/plainText'
import { regionTimeZone } from '#shared/region'
import { routes } from '#shared/routes'
import { type MailDraft, renderDraft } from './mailDraft.ts'

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

/** Null if the site's address is not known. */
export const linkTo = (payload: Payload, path: string, label: string) => {
  const { siteUrl } = runtimeOf(payload)
  return siteUrl ? { href: siteUrl + path, label } : null
}

const reasonBlocks = (reason: string) => (reason ? (['mail.reason', { quote: reason }] as const) : [])

interface Place {
  category: string
  name: string
  uuid: string
}

const providerLink = (payload: Payload, { category, name, uuid }: Place) =>
  linkTo(payload, routes.provider.href(category, name, uuid), say('mail.to_entry'))

/** About a provider, whose name its texts have. */
function draftAbout(
  payload: Payload,
  name: string,
  subject: MessageId,
  blocks: readonly (MessageId | Exclude<Block, string> | null)[],
) {
  const text = (id: MessageId) => say(id, { name: quotedName(name) })
  const worded = blocks.map((block) => (typeof block === 'string' ? text(block) : block))
  return draftMail(payload, text(subject), worded)
}

export const tokenMail = (payload: Payload, name: string, token: string) =>
  renderDraft(
    draftAbout(payload, name, 'mail.request.subject', [
      'mail.request.arrived',
      'mail.request.token',
      { token },
      'mail.request.not_asked',
    ]),
  )

/** @param isUpdate new values of a public entry */
export function acceptedMail(
  payload: Payload,
  place: Place,
  { token, isUpdate }: { token: string | null; isUpdate: boolean },
) {
  const kind = isUpdate ? 'taken_over' : 'accepted'
  return draftAbout(payload, place.name, `mail.${kind}.subject`, [
    `mail.${kind}.lead`,
    providerLink(payload, place),
    token ? 'mail.accepted.token' : 'mail.accepted.other_token',
    token ? { token } : null,
  ])
}

/** Subject, what became of it, and what else is to be said. */
export const outcomes = {
  entry_declined: ['mail.request.subject', 'mail.request.declined', 'mail.request.new_one'],
  entry_settled: ['mail.request.subject', 'mail.request.settled'],
  change_accepted: ['mail.change.subject', 'mail.change.accepted'],
  change_declined: ['mail.change.subject', 'mail.change.declined'],
  change_settled: ['mail.change.subject', 'mail.change.settled'],
  change_gone: ['mail.gone.subject', 'mail.gone.lead', 'mail.gone.mistake'],
  report_settled: ['mail.report.subject', 'mail.report.settled'],
  report_removed: ['mail.report.subject', 'mail.report.removed'],
} as const satisfies Record<string, readonly [MessageId, MessageId, MessageId?]>

export function outcomeMail(payload: Payload, outcome: keyof typeof outcomes, name: string, reason: string) {
  const [subject, said, ...more] = outcomes[outcome]
  return draftAbout(payload, name, subject, [said, ...reasonBlocks(reason), ...more])
}

export const changeArrivedMail = (payload: Payload, name: string) =>
  renderDraft(
    draftAbout(payload, name, 'mail.change.subject', ['mail.change.arrived', 'mail.request.not_asked']),
  )

export const reportCorrectedMail = (payload: Payload, place: Place, reason: string) =>
  draftAbout(payload, place.name, 'mail.report.subject', [
    'mail.report.corrected',
    ...reasonBlocks(reason),
    providerLink(payload, place),
  ])

/** To the former owner of an entry that another person's request has replaced. */
export const replacedMail = (payload: Payload, place: Place, keepsToken: boolean) =>
  draftAbout(payload, place.name, 'mail.replaced.subject', [
    'mail.replaced.lead',
    providerLink(payload, place),
    keepsToken ? 'mail.replaced.token_valid' : 'mail.replaced.token_ended',
    'mail.replaced.not_wanted',
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
