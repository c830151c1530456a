import { moveClock } from '#clock.ts'
import { hashOfAddress } from '#collections/VerificationRequests/linkSecrets.ts'
import { sendDueMails } from '#features/verification/sendVerificationMail.ts'
import { ok, onServer, refused } from '#testSuite.ts'
import { addressWithTurn as at, goToDay, verificationRequestsOn } from './verificationRequests.fixture.ts'

onServer('providers asked by mail', async (server) => {
  const payload = server.payload
  const on = verificationRequestsOn(server)
  const { content } = server
  await content.settings()
  const eins = (await content.entry({ name: 'Eins', email: at(1) })).id
  const sechs = (await content.entry({ name: 'Sechs', email: at(5) })).id
  await on.switchOn()
  afterEach(() => moveClock(0))

  const post = (call: string, body: object) => server.as(null).post(call, body)

  it('are listed for calls while an incomplete imprint prevents mails', async () => {
    const read = async (call: string) => (await server.signIn('Editor')).json(call)
    const listed = async () => ((await read('calls')).rows as { entry: { name: string } }[]).length
    expect(await listed()).toBe(0)
    const page = async (html: string) =>
      (await server.signIn('Admin')).post('saveHtml?name=imprint', { html })
    await page('<p>Vorsitz: [Name]</p>')
    const inTheWay = [{ name: 'imprint', left: '[Name]' }]
    expect(await read('verificationFigures')).toMatchObject({ on: true, inTheWay })
    expect(await listed()).toBe(2)
    goToDay(1)
    expect(await sendDueMails(payload)).toBe(0)
    moveClock(0)
    await page('<p>Verein der Probe, Hauptstraße 1, info [at] verein.example</p>')
    expect(await read('verificationFigures')).toMatchObject({ inTheWay: [], optOuts: null })
    expect(await listed()).toBe(0)
  })

  it('are asked on a day on which others were mailed before', async () => {
    goToDay(1)
    const data = { id: `verification-${on.today()}-1`, to: at(0), subject: 'Stimmt noch alles?', text: 'Ja?' }
    await server.create('mails', data)
    expect([await sendDueMails(payload), await sendDueMails(payload)]).toEqual([1, 0])
  })

  it('are asked again once an Admin lifts their opt-out, unless that is undone', async () => {
    const start = 5 + 366
    const asAdmin = async (call: string, body: object) => (await server.signIn('Admin')).post(call, body)
    const listed = async () => (await (await server.signIn('Admin')).json('verificationFigures')).optOuts
    const mails = async () => (await on.mailsTo(at(5))).length
    /** Sends the due mails of several days, to one address a day. */
    const askFrom = async (day: number) => {
      for (let i = 0; i < 6; i++) {
        goToDay(day + i)
        await sendDueMails(payload)
      }
    }
    await askFrom(0)
    await post('answerVerificationRequest', { secret: (await on.linkOf(at(5))).optOut, optOut: true })
    goToDay(start)
    const entry = sechs
    const row = { email: at(5), at: expect.any(String), entries: [{ uuid: entry, name: 'Sechs' }] }
    expect(await listed()).toEqual({ rows: [row], unlisted: 0 })
    for (const other of [eins, 'nobody']) await refused(asAdmin('removeOptOut', { entry: other }), 404)

    await ok(asAdmin('removeOptOut', { entry }))
    expect(await listed()).toEqual({ rows: [], unlisted: 0 })
    const before = await mails()
    await askFrom(start)
    expect(await mails()).toBe(before + 1)
    const { optOut } = await on.linkOf(at(5))
    await ok(post('answerVerificationRequest', { secret: optOut, optOut: true }))
    const { undo } = await asAdmin('removeOptOut', { entry })
    const line = await server.doc('logs', undo)
    expect(line).toMatchObject({ action: 'Widerspruch aufgehoben', entry: 'Sechs' })
    expect(JSON.stringify(line)).not.toContain(hashOfAddress(at(5)))
    await refused((await server.signIn('Editor')).post('undo', { id: undo }), 403)
    expect(await asAdmin('undo', { id: undo })).toMatchObject({ kind: 'optOut' })
    expect(await listed()).toEqual({ rows: [row], unlisted: 0 })
    await askFrom(start + 366)
    expect(await mails()).toBe(before + 1)
    const lifted = await asAdmin('removeOptOut', { entry })
    await server.update('entries', entry, { email: '' })
    await refused(asAdmin('undo', { id: lifted.undo }), 'changed_since')
  })
})
