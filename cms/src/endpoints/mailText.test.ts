import { createPersonMatcher, fieldsNaming } from '#features/erasure/person.ts'
import { mailTextLimit } from '#shared/decisions'
import { ok, onServer, refused } from '#testSuite.ts'
import { type Body, requestsOn } from './requests.fixture.ts'

onServer('custom texts of decision mails', async (server) => {
  const on = await requestsOn(server)
  const { address, post, submit, mailsTo } = on
  const lastMail = async (to: string): Promise<Body> => (await mailsTo(to)).at(-1)
  const keptTexts = async (id: string): Promise<Body> => (await server.doc('decisions', id)).mailTexts ?? null
  const publish = (id: string, body: object, more = '') =>
    post(`acceptPendingEntry?id=${id}&replace=none${more}`, body)

  it('replace the words of the preview, followed by code, link and footer', async () => {
    const { to, uuid, token, question } = await on.toPublish()
    const { mails, parts } = await post('mailPreview', question)
    expect(parts).toHaveLength(mails.length)
    expect(parts[0].words).toMatch(/^Guten Tag,\n\ngute Nachricht/)
    expect(parts[0].fixed).toContain(token)
    expect(parts[0].words).not.toContain(token)
    const mailText = 'Liebe Frau Kern,\n\nschön, dass Sie da sind.\nBis bald!\nIhre Redaktion'
    const body = await ok(publish(uuid, { mailText }))
    const { subject, text, html } = await lastMail(to)
    expect(subject).toBe(mails[0].subject)
    expect(text).toBe(`${mailText}\n\n${parts[0].fixed}\n`)
    expect(html).toContain('<p>schön, dass Sie da sind.<br>Bis bald!<br>Ihre Redaktion</p>')
    expect(await keptTexts(body.decision)).toEqual([{ to, text: mailText }])
  })

  it.each([
    ['null', { mailText: null }],
    ['blank', { mailText: ' \n\t\u200b ' }],
  ])('are default and not stored if %s', async (_what, body) => {
    const { to, uuid } = await on.toPublish()
    const { decision } = await ok(publish(uuid, body))
    expect((await lastMail(to)).text).toMatch(/^Guten Tag,\n\ngute Nachricht/)
    expect(await keptTexts(decision)).toBeNull()
  })

  it('cannot inject headers or markup', async () => {
    const { to, uuid, token } = await on.toPublish()
    const mailText = [
      'Subject: Gewonnen\r\nBcc: alle@example.org\r\n\r\nHallo',
      '<script>alert(1)</script><a href="https://boese.example">hier</a>',
      'weiter \u202e gnutreuq \u0000 👵🏽 {token}',
    ].join('\r\n\r\n')
    await ok(publish(uuid, { mailText }))
    const mail = await lastMail(to)
    expect(mail.to).toBe(to)
    expect(mail.subject).toMatch(/ist jetzt veröffentlicht$/)
    expect(mail.html).not.toMatch(/<script|<a href="https:\/\/boese/)
    expect(mail.html).toContain('&lt;script&gt;')
    for (const sign of ['\r', '\u0000', '\u202e']) expect(mail.text).not.toContain(sign)
    expect(mail.text).toContain('👵🏽')
    expect(mail.text.trimEnd()).toContain(token)
  })

  it('are refused past 4,000 characters; nothing is decided', async () => {
    const { to, uuid } = await on.toPublish()
    const request = await on.submitChange({ email: address() })
    const mailText = 'a'.repeat(mailTextLimit + 1)
    const requests = [{ kind: 'entry', id: uuid }]
    for (const asked of [
      publish(uuid, { mailText }),
      post('closeRequests', { requests, outcome: 'declined', mailText }),
      on.acceptChange({ id: request.uuid, isInEntry: true, mailText }),
      post('closeRequests', { entry: 'x', reports: ['x'], outcome: 'settled', mailText }),
    ])
      await refused(asked, 400)
    expect(await mailsTo(to)).toHaveLength(1)
    expect(await on.waitingEntry(uuid)).toBeTruthy()
    await ok(publish(uuid, { mailText: mailText.slice(1) }))
    expect((await lastMail(to)).text.startsWith(mailText.slice(1))).toBe(true)
  })

  it('go to the submitter only, even if others get mail, too', async () => {
    const { before, after, first, second } = await on.twins()
    const question = { decision: 'acceptEntry', ids: [second.uuid], replace: first.uuid }
    const { parts } = await post('mailPreview', question)
    expect(parts.map((one: Body) => one !== null)).toEqual([true, false])
    const path = `acceptPendingEntry?id=${second.uuid}&replace=${first.uuid}`
    await post(path, { mailText: 'Nur für Sie.' })
    expect((await lastMail(after)).text).toMatch(/^Nur für Sie\./)
    expect((await lastMail(before)).text).not.toContain('Nur für Sie')
  })

  it('are in the mails of all other decisions, too, and replace the reason', async () => {
    const [of, asks, reader] = [address(), address(), address()]
    const { uuid } = await submit({ email: of })
    const closing = { requests: [{ kind: 'entry', id: uuid }], outcome: 'declined', reason: 'Weil.' }
    await post('closeRequests', { ...closing, mailText: 'Leider nein.' })
    expect((await lastMail(of)).text).toMatch(/^Leider nein\.\n\n(?!.*Weil)/s)
    const request = await on.submitChange({ email: asks })
    const accepted = { id: request.uuid, isInEntry: true, mailText: 'Erledigt.' }
    await ok(on.acceptChange(accepted))
    expect((await lastMail(asks)).text).toMatch(/^Erledigt\./)
    const said = { ...(await on.reported(reader)), outcome: 'corrected', mailText: 'Danke!' }
    await ok(post('closeRequests', said))
    expect((await lastMail(reader)).text).toMatch(/^Danke!\n\nZum Eintrag:\n/)
  })

  it('are withdrawn with the decision, and found by the erasure of a person', async () => {
    const { to, uuid } = await on.toPublish()
    const body = await publish(uuid, { mailText: 'Guten Tag, Frau Kern.' })
    const kept = await server.doc('decisions', body.decision)
    const person = createPersonMatcher({ name: '', email: to, phone: '', username: '' })
    expect(fieldsNaming(person, kept)).toContain('mailTexts')
    await ok(on.undo(body.decision))
    expect((await mailsTo(to)).some(({ text }) => text.includes('Frau Kern'))).toBe(false)
  })
})
