import { dayMs, moveClock } from '#clock.ts'
import { safeName } from '#collections/Mails/mailTexts.ts'
import { change, entryRequest } from '#endpoints/requests.fixture.ts'
import { everyLimit, startTestServer, type TestServer } from '#testServer.ts'
import { ok, onDatabase } from '#testSuite.ts'
import { receiverOf } from './receiverBudget.ts'
import safeNames from './safeNames.fixture.json' with { type: 'json' }

it.each(Object.entries(safeNames))('a name makes no link: %s', (name, said) => {
  expect(safeName(name)).toBe(said)
  expect(safeName(said)).toBe(said)
})

it.each([
  ['A.B+c@Example.ORG ', 'ab@example.org'],
  ['ab@example.org', 'ab@example.org'],
])('%s is the mailbox %s', (email, receiver) => expect(receiverOf(email)).toBe(receiver))

onDatabase('mails that strangers cause', async (db) => {
  const limits = {
    rateLimits: { ...everyLimit(), receiver: { points: 3, seconds: 86_400 } },
  }
  // A test puts another one on the same database in its place.
  let server: TestServer = await startTestServer(db, limits)
  afterAll(() => server.stop())
  const { databaseUrl } = server.settings
  await server.content.settings()
  afterEach(() => moveClock(0))

  let count = 0
  const submit = (email: string) => {
    const body = entryRequest({ street: `Hauptstr. ${++count}`, name: `Salon ${count}`, email })
    const headers = { 'x-client-address': `198.51.100.${count}` }
    return server.rest('/contract/addPendingEntry', { method: 'POST', headers, body })
  }
  const outbox = (to: string) => server.mailsTo(to)

  it('contain no visitor input but the name, without links', async () => {
    const email = 'opfer@example.org'
    const body = entryRequest({
      ...{ category: 'Gewinnspiel', name: 'Jetzt gewinnen auf https://evil.example/go', email },
      ...{ street: 'Besuchen Sie www.street.example', additionalInfo: 'Siehe info.example' },
      ...{ website: 'https://site.example', services: 'a.example' },
    })
    await ok(server.post('addPendingEntry', body))
    const asked = change({ name: 'Auf evil.example', email, changeText: 'text.example' })
    await server.post('addPendingChange', asked)
    const mails = await outbox(email)
    expect(mails).toHaveLength(2)
    for (const { subject, text, html } of mails) {
      const all = `${subject}\n${text}\n${html}`
      expect(all).not.toMatch(/\w\.example|https?:\/\/evil|Gewinnspiel|street|info|site/)
      expect(all).toMatch(/evil\. example/)
    }
  })

  it('are limited per receiver over all senders and restarts; the rest is held in the outbox', async () => {
    const sent = async (to: string) => (await outbox(to)).filter(({ held }) => !held).length
    for (const email of ['ziel@example.org', 'Ziel+1@example.org', 'z.iel@example.org'])
      await ok(submit(email))
    // The person asking sees the code on the page, so the withheld mail costs nothing.
    expect((await ok(submit('ziel@example.org'))).body.token).toMatch(/^[a-z0-9]{10}$/)
    const [, held] = await outbox('ziel@example.org')
    expect(held?.held).toMatch(/^Schon 3 E-Mails an diese Adresse.*höchstens 3 in 24 Stunden/)
    await ok(submit('andere@example.org'))
    expect(await sent('andere@example.org')).toBe(1)

    await server.stop()
    server = await startTestServer(db, { ...limits, databaseUrl }, { accounts: false })
    await submit('ziel@example.org')
    expect(await sent('ziel@example.org')).toBe(1)
    expect((await outbox('ziel@example.org'))[2]?.held).toMatch(/^Schon 3 /)
    await expect.poll(async () => (await outbox('andere@example.org'))[0]?.sentAt).toBeTruthy()
    await expect.poll(async () => (await outbox('ziel@example.org'))[0]?.sentAt).toBeTruthy()
    expect((await outbox('ziel@example.org')).filter(({ sentAt }) => sentAt)).toHaveLength(1)
    moveClock(dayMs + 60_000)
    await submit('ziel@example.org')
    expect(await sent('ziel@example.org')).toBe(2)
  })

  it('do not limit decision and password mails', async () => {
    const email = 'voll@example.org'
    const submitted: string[] = []
    for (let i = 0; i < 4; i++) submitted.push((await submit(email)).body.uuid)
    const [editor] = await server.docs('users', { username: 'editor' })
    await server.update('users', editor?.id ?? '', { email })
    const admin = await server.signIn('Admin')
    await admin.post('changeUser', { by: 'link', username: 'editor' })
    for (const id of submitted) await admin.post(`acceptPendingEntry?id=${id}`)
    const mails = await outbox(email)
    const heldBack = mails.filter(({ held }) => held).map(({ subject }) => subject)
    expect(heldBack).toEqual([expect.stringMatching(/^Ihre Eintragsanfrage für „Salon/)])
    expect(mails.filter(({ subject }) => /veröffentlicht|Passwort/.test(subject))).toHaveLength(5)
  })
})
