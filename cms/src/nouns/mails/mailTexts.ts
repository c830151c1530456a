import { regionTimeZone } from '@directory/shared/region'
import { routes } from '@directory/shared/routes'
import type { Payload } from 'payload'
import type { Block, MailContent } from '../../operations/mail/renderMail.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { translate } from '../../operations/words/translate.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { type MailDraft, renderDraft } from './mailDraft.ts'

/** How mails write a day. */
export const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: regionTimeZone })

/**
 * Makes a stranger's name safe for mails: one line, too short for an advertisement, without anything that a mail
 * program would turn into a link. Abbreviations get a space: "e. V.", "Dr. Müller".
 */
export const safeName = (name: string) => {
  const line = name
    .normalize('NFKC')
    // These characters are invisible, and some mail programs drop them before they look for addresses.
    .replace(/\p{Cf}+/gu, '')
    .replace(/\p{L}[\p{L}\d+.-]*:\s*\/{2,}|[/\\]{2,}/giu, ' ')
    .replace(/([.:。])(?=[\p{L}\p{N}/])/gu, '$1 ')
    .replaceAll('@', ' at ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

export const quotedName = (name: string) => `„${safeName(name)}“`

/** Renders a mail with the same frame as all others: greeting, blocks, and sender. */
export const composeMail = (payload: Payload, subject: string, blocks: (Block | null)[]): MailContent =>
  renderDraft(draftMail(payload, subject, blocks))

export function draftMail(payload: Payload, subject: string, blocks: (Block | null)[]): MailDraft {
  const { siteUrl } = runtimeOf(payload)
  const { siteTitle, association, contactEmail } = readModelOf(payload).settings()
  const sender = [association, siteTitle, siteUrl].filter(Boolean).join('\n')
  return {
    subject,
    blocks: ['Guten Tag,', ...blocks.filter((block) => block !== null)],
    footer: [
      ...(contactEmail ? [`Haben Sie Fragen? Schreiben Sie uns: ${contactEmail}`] : []),
      `Freundliche Grüße\n${sender}`,
    ],
  }
}

export const linkTo = (payload: Payload, path: string, label: string): Block | null => {
  const { siteUrl } = runtimeOf(payload)
  return siteUrl ? { href: siteUrl + path, label } : null
}

const reasonBlocks = (reason: string): Block[] =>
  reason ? ['Die Redaktion schreibt dazu:', { quote: reason }] : []

interface Place {
  category: string
  name: string
  uuid: string
}
const providerLink = (payload: Payload, { category, name, uuid }: Place) =>
  linkTo(payload, routes.provider.href(category, name, uuid), 'Zum Eintrag')

export function tokenMail(payload: Payload, name: string, token: string): MailContent {
  return composeMail(payload, `Ihre Eintragsanfrage für ${quotedName(name)}`, [
    `vielen Dank. Ihre Anfrage für ${quotedName(name)} ist bei uns angekommen. Die Redaktion prüft sie, bevor der Eintrag erscheint. Sie bekommen dann wieder Post von uns.`,
    'Das ist Ihr Änderungs-Code (Token). Bitte heben Sie ihn gut auf: Damit weisen Sie sich aus, wenn Sie später etwas ändern möchten.',
    { token },
    'Haben Sie nichts beantragt? Dann brauchen Sie nichts zu tun.',
  ])
}

/** Tells the submitter what became of the request: a new entry or, if `isUpdate`, new values of a public one. */
export function acceptedMail(
  payload: Payload,
  place: Place,
  { token, isUpdate }: { token: string | null; isUpdate: boolean },
): MailDraft {
  const name = quotedName(place.name)
  return draftMail(
    payload,
    isUpdate ? translate('de', 'mail.taken_over.subject', { name }) : `${name} ist jetzt veröffentlicht`,
    [
      isUpdate
        ? translate('de', 'mail.taken_over.lead', { name })
        : `gute Nachricht: Ihr Eintrag ${name} steht jetzt im Verzeichnis.`,
      providerLink(payload, place),
      token
        ? 'Möchten Sie später etwas ändern, nennen Sie bitte Ihren Änderungs-Code (Token):'
        : 'Für diesen Anbieter hat schon jemand anderes einen Änderungs-Code (Token). Dieser gilt weiter; der Code aus Ihrer Anfrage gilt nicht mehr. Bei Fragen dazu schreiben Sie uns bitte.',
      token ? { token } : null,
    ],
  )
}

export function declinedMail(payload: Payload, name: string, reason: string): MailDraft {
  return draftMail(payload, `Ihre Eintragsanfrage für ${quotedName(name)}`, [
    `die Redaktion hat Ihre Anfrage für ${quotedName(name)} geprüft und kann sie leider nicht veröffentlichen.`,
    ...reasonBlocks(reason),
    'Sie können gern eine neue Anfrage stellen.',
  ])
}

/** Tells the submitter that the request was reviewed and nothing was published. */
export function settledMail(payload: Payload, name: string, reason: string): MailDraft {
  return draftMail(payload, `Ihre Eintragsanfrage für ${quotedName(name)}`, [
    `die Redaktion hat sich Ihre Anfrage für ${quotedName(name)} angesehen und abgeschlossen. Im Verzeichnis wurde dabei nichts geändert.`,
    ...reasonBlocks(reason),
  ])
}

export function changeArrivedMail(payload: Payload, name: string): MailContent {
  return composeMail(payload, `Ihre Änderungsanfrage für ${quotedName(name)}`, [
    `vielen Dank. Ihre Änderungsanfrage für ${quotedName(name)} ist bei uns angekommen. Die Redaktion prüft sie in Kürze und gibt Ihnen Bescheid.`,
    'Haben Sie nichts beantragt? Dann brauchen Sie nichts zu tun.',
  ])
}

export function changeAcceptedMail(payload: Payload, name: string, reason: string): MailDraft {
  return draftMail(payload, `Ihre Änderungsanfrage für ${quotedName(name)}`, [
    `die Redaktion hat Ihre Änderungsanfrage für ${quotedName(name)} angenommen. Der Eintrag ist auf dem neuen Stand.`,
    ...reasonBlocks(reason),
  ])
}

/** Tells a provider who no longer exists that the entry was removed. */
export function goneMail(payload: Payload, name: string, reason: string): MailDraft {
  return draftMail(payload, `Ihr Eintrag ${quotedName(name)}`, [
    `Sie haben uns geschrieben, dass es ${quotedName(name)} nicht mehr gibt. Die Redaktion hat den Eintrag aus dem Verzeichnis genommen.`,
    ...reasonBlocks(reason),
    'Ist das ein Irrtum? Dann melden Sie sich bitte bei uns.',
  ])
}

export function changeDeclinedMail(payload: Payload, name: string, reason: string): MailDraft {
  return draftMail(payload, `Ihre Änderungsanfrage für ${quotedName(name)}`, [
    `die Redaktion hat Ihre Änderungsanfrage für ${quotedName(name)} geprüft und leider nicht angenommen.`,
    ...reasonBlocks(reason),
  ])
}

/** Tells the sender that the request was reviewed and nothing was changed. */
export function changeSettledMail(payload: Payload, name: string, reason: string): MailDraft {
  return draftMail(payload, `Ihre Änderungsanfrage für ${quotedName(name)}`, [
    `die Redaktion hat sich Ihre Änderungsanfrage für ${quotedName(name)} angesehen und abgeschlossen. Am Eintrag wurde dabei nichts geändert.`,
    ...reasonBlocks(reason),
  ])
}

const reportSubject = (name: string) => `Ihr Hinweis zu ${quotedName(name)}`

export function reportCorrectedMail(payload: Payload, place: Place, reason: string): MailDraft {
  return draftMail(payload, reportSubject(place.name), [
    `vielen Dank für Ihren Hinweis zu ${quotedName(place.name)}. Wir sind ihm nachgegangen und haben die Angaben geändert.`,
    ...reasonBlocks(reason),
    providerLink(payload, place),
  ])
}

export function reportSettledMail(payload: Payload, name: string, reason: string): MailDraft {
  return draftMail(payload, reportSubject(name), [
    `vielen Dank für Ihren Hinweis zu ${quotedName(name)}. Wir haben nachgefragt: Die Angaben stimmen so. Geändert haben wir nichts.`,
    ...reasonBlocks(reason),
  ])
}

export function reportRemovedMail(payload: Payload, name: string): MailDraft {
  return draftMail(payload, reportSubject(name), [
    `vielen Dank für Ihren Hinweis zu ${quotedName(name)}. Wir haben den Eintrag aus dem Verzeichnis genommen.`,
  ])
}

/** Tells the former owner of an entry that another person's request has replaced it. */
export function replacedMail(payload: Payload, place: Place, keepsToken: boolean): MailDraft {
  return draftMail(payload, `Neue Angaben zu ${quotedName(place.name)}`, [
    `jemand hat neue Angaben zu ${quotedName(place.name)} eingereicht. Die Redaktion hat sie geprüft und in den Eintrag übernommen.`,
    providerLink(payload, place),
    keepsToken
      ? 'Ihr Änderungs-Code (Token) gilt weiter.'
      : 'Der Eintrag gehört jetzt zu der neuen Einreichung. Ihr bisheriger Änderungs-Code (Token) gilt nicht mehr.',
    'Ist das nicht in Ihrem Sinn? Dann melden Sie sich bitte bei uns.',
  ])
}

export interface WaitingCounts {
  entries: number
  changes: number
  reports: number
}

/** Tells staff how much waits and where, but nothing about who asked for what. */
export function waitingMail(payload: Payload, waiting: WaitingCounts): MailContent {
  const { entries, changes, reports } = waiting
  const pages = {
    entries: routes.pendingEntries,
    changes: routes.pendingChanges,
    reports: routes.pendingChanges,
  }
  const waitingKinds = (['entries', 'changes', 'reports'] as const).filter((what) => waiting[what] > 0)
  return composeMail(
    payload,
    translate('de', 'mail.waiting.subject', { count: entries + changes + reports }),
    [
      translate('de', 'mail.waiting.lead'),
      ...waitingKinds.map((what) => {
        const words = translate('de', `mail.waiting.${what}`, { count: waiting[what] })
        return linkTo(payload, pages[what].href(), words) ?? words
      }),
      linkTo(payload, routes.account.href(), translate('de', 'mail.waiting.how_often')),
    ],
  )
}
