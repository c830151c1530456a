import fc from 'fast-check'
import { sqlite } from '#database/testDatabases.ts'
import { say } from '#lib/words/translate.ts'
import type { MailContent } from '#mail/renderMail.ts'
import { escapeMarkup } from '#shared/escapeMarkup'
import { routes } from '#shared/routes'
import { serverOf } from '#testSuite.ts'
import * as ofAccounts from './accountMails.ts'
import { type MailDraft, renderDraft } from './mailDraft.ts'
import * as texts from './mailTexts.ts'

const origin = 'https://wegweiser.example'
const name = 'Salon <Änne> & Söhne'
const reason = 'Weil <sie>\nnicht mehr & nie.'
const token = 'a1b2c3d4e5'
const place = { category: 'Friseure', name, uuid: 'u-1' }
const page = `${origin}/categories/list/Friseure/Salon`

describe('mails', async () => {
  const server = await serverOf(sqlite, { publicUrl: origin }, { accounts: false })
  const { payload } = server
  await server.content.settings({ siteTitle: 'Weg & Ziel', association: 'Verein <A>' })

  const outcome = [name, ...reason.split('\n')]
  const outcomes = Object.keys(texts.outcomes) as (keyof typeof texts.outcomes)[]
  const link = ['änne', origin + routes.newPassword.href(), `#${token}`]
  const desk = [`${origin}/edit/pending_entries`, `${origin}/edit/pending_changes`]
  /** Each with what of that it is given the receiver reads. */
  const given: Record<string, [MailContent | MailDraft, ...string[]]> = {
    tokenMail: [texts.tokenMail(payload, name, token), name, token],
    acceptedMail: [texts.acceptedMail(payload, place, { token, isUpdate: false }), name, token, page],
    replacedMail: [texts.replacedMail(payload, place, true), name, page],
    changeArrivedMail: [texts.changeArrivedMail(payload, name), name],
    reportCorrectedMail: [texts.reportCorrectedMail(payload, place, reason), page, ...outcome],
    waitingMail: [texts.waitingMail(payload, { entries: 2, changes: 3, reports: 4 }), '2', '3', '4', ...desk],
    ...Object.fromEntries(
      outcomes.map((kind) => [kind, [texts.outcomeMail(payload, kind, name, reason), ...outcome]]),
    ),
    passwordMail: [ofAccounts.passwordMail(payload, 'änne', token), ...link, say('mail.password.not_asked')],
    invitationMail: [ofAccounts.invitationMail(payload, 'änne', token), ...link],
    newAddressMail: [
      ofAccounts.newAddressMail(payload, 'änne', token),
      ...link,
      say('mail.password.not_asked'),
    ],
    formerAddressMail: [ofAccounts.formerAddressMail(payload, 'änne'), 'änne'],
  }

  it('are all here', () => {
    const all = Object.keys({ ...texts, ...ofAccounts }).filter((one) =>
      /(?<!compose|draft|outcome)Mail$/.test(one),
    )
    expect(Object.keys(given).sort()).toEqual([...all, ...outcomes].sort())
  })

  it.each(Object.entries(given))(
    '%s says all that it is given, as text and as HTML',
    (_, [mail, ...said]) => {
      const { subject, text, html } = 'blocks' in mail ? renderDraft(mail) : mail
      const sender = ['Weg & Ziel', 'Verein <A>', origin, 'kontakt@example.org']
      for (const word of [...said, ...sender]) {
        expect(text).toContain(word)
        expect(html).toContain(escapeMarkup(word))
      }
      for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\{\w+\}/)
      expect(
        html.replace(
          /<\/?(?:a|p|br|html|head|meta|title|body|strong|blockquote)\b[^<>]*>|<!doctype html>/g,
          '',
        ),
      ).not.toMatch(/[<>]/)
    },
  )

  it('to staff count waiting requests, and omit zero counts', () => {
    const count = fc.integer({ min: 0, max: 3 })
    const counts = fc.record({ entries: count, changes: count, reports: count })
    fc.assert(
      fc.property(counts, (waiting) => {
        const { subject, text } = texts.waitingMail(payload, waiting)
        const sum = waiting.entries + waiting.changes + waiting.reports
        expect(subject).toMatch(sum === 1 ? /^Eine / : new RegExp(`^${sum} `))
        const words = { entries: 'Eintragsanfrage', changes: 'Änderungsanfrage', reports: 'Hinweis' }
        for (const [kind, word] of Object.entries(words))
          expect(text.includes(word)).toBe(waiting[kind as keyof typeof waiting] > 0)
      }),
    )
  })
})
