import { moveClock } from '#clock.ts'
import { hashOfSecret } from '#collections/VerificationRequests/linkSecrets.ts'
import { cleanUp } from '#features/erasure/cleanUp.ts'
import { importRetention } from '#features/imports/expireImports.ts'
import { apiErrors } from '#lib/errors/apiError.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { ok, onServer, refused, statusesOf } from '#testSuite.ts'
import { type Body, change, requestsOn } from './requests.fixture.ts'
import { expectSecret, formOf, goToDay } from './verificationRequests.fixture.ts'

onServer('questions to submitters', async (server) => {
  const { address, unique, ...on } = await requestsOn(server)
  const { post, get, submit, accept, decline, waitingEntry, mailsTo, pendingChanges } = on
  afterEach(() => moveClock(0))

  const ask = (question: object) => post('noteRequest', question)
  const asking = (id: string, more: object = {}) => ({
    ...{ kind: 'entry', id, contact: id, question: 'Haben Sie mittwochs offen?', seen: 0 },
    ...more,
  })
  /** Of the last question; what its link really was stands nowhere. */
  async function linkOf(request: string): Promise<string> {
    const [last] = await server.docs('request-notes', { request }, '-number')
    const secret = crypto.randomUUID()
    await server.update('request-notes', last?.id ?? '', { linkHash: hashOfSecret(secret) })
    return secret
  }
  async function asked(more: object = {}): Promise<{ id: string; email: string; secret: string }> {
    const email = address()
    const { uuid: id } = await submit({ email })
    await ok(ask(asking(id, more)))
    return { id, email, secret: await linkOf(id) }
  }
  const answer = (secret: string, said: string) => post('answerQuestion', { secret, answer: said })
  const open = (secret: string): Promise<Body> => post('question', { secret })
  const reported = async (email: string) => {
    const { entry, reports } = await on.reported(email)
    return { entry, report: String(reports[0]) }
  }

  it('are mailed to submitters with an address, as previewed', async () => {
    const email = address()
    const { uuid: id } = await submit({ email })
    expect(await ask(asking(id))).toMatchObject({ success: true, isSent: false })
    for (const [question, code] of [
      ['  \u200b ', 'question_missing'],
      ['x'.repeat(2001), 'too_long'],
    ] as const)
      await refused(ask(asking(id, { question, seen: 1 })), code, 'question')
    await refused(ask(asking(id, { contact: 'x' })), 'no_address')
    await refused(ask(asking('unknown')), 404)

    const reason = 'Haben Sie mittwochs offen?'
    const preview = { decision: 'ask', kind: 'entry', ids: [id], contact: id, reason }
    const body = await post('mailPreview', preview)
    const mail = (await mailsTo(email)).at(-1)
    expect(body.mails).toEqual([{ to: email, subject: mail?.subject, text: mail?.text }])
    expect(mail?.text).toContain('> Haben Sie mittwochs offen?')
    expect(mail?.text).toContain('/answer/answer-link')
    expect(await waitingEntry(id)).toMatchObject({
      contacts: [{ id, email }],
      questions: [{ number: 1, question: 'Haben Sie mittwochs offen?', askedBy: 'editor', answer: '' }],
    })
  })

  it('are asked once, also by two colleagues at the same moment', async () => {
    const { uuid: id } = await submit({ email: address() })
    const answers = await Promise.all([ask(asking(id)), ask(asking(id)), ask(asking(id))])
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409).code).toBe('stale')
    expect((await waitingEntry(id)).questions).toHaveLength(1)
    await ok(ask(asking(id, { seen: 1, question: 'Und freitags?' })))
    expect((await waitingEntry(id)).questions).toHaveLength(2)
  })

  it('put an answered request first in the inbox, without making it stale', async () => {
    const first = await asked()
    const second = await asked()
    const { updatedAt } = await waitingEntry(second.id)
    const [staff] = await server.docs('users', { username: 'editor' })
    const told = { email: address(), reminders: 'at-once' as const }
    await server.update('users', staff?.id ?? '', told)
    const hostile = 'Ja 👍\r\n<script>alert(1)</script> \u202eümdreht'
    await ok(answer(second.secret, hostile))
    expect(await mailsTo(told.email)).toHaveLength(1)
    const [top, ...others] = await get('allpendingdata')
    expect(top.uuid).toBe(second.id)
    expect(top.questions[0]).toMatchObject({ answer: 'Ja 👍\n<script>alert(1)</script> ümdreht' })
    expect(others.map(({ uuid }: Body) => uuid)).toContain(first.id)
    await ok(post(`acceptPendingEntry?id=${second.id}`, { updatedAt }))
    await ok(answer(first.secret, 'Ja'))
    await ok(ask(asking(first.id, { seen: 1 })))
    const order = (await get('allpendingdata')).map(({ createdAt }: Body) => createdAt)
    expect(order).toEqual([...order].sort())
  })

  it('are answered once, by a POST, and not by opening the link', async () => {
    const { id, secret } = await asked()
    await expectSecret(server, `/answer/${secret}`, /Haben Sie mittwochs offen\?/)
    expect(await server.text(`/en/answer/${secret}`)).toContain('Send the answer')
    expect(await open(secret)).toMatchObject({ state: 'open', answer: '' })
    const press = (text: string) => server.get(`/answer/${secret}`, formOf({ answer: text }))
    for (const [text, said] of [
      [' ', 'Bitte schreiben Sie eine Antwort.'],
      ['ä'.repeat(4001), 'äää'],
    ] as const) {
      expect(await (await refused(press(text), 400)).text()).toContain(said)
    }
    const sent = await press('Ja, bis 18 Uhr.')
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/answer/${secret}`])
    const again = await refused(press('Nein, doch nicht.'), 409)
    expect(await again.text()).toMatch(/Auf diese Frage haben Sie schon[\s\S]*Nein, doch nicht/)
    expect(await open(secret)).toMatchObject({ state: 'answered', answer: 'Ja, bis 18 Uhr.' })
    expect((await waitingEntry(id)).questions).toMatchObject([{ answer: 'Ja, bis 18 Uhr.' }])
  })

  it('take one of several answers at the same moment', async () => {
    const { id, secret } = await asked()
    const answers = await Promise.all(['Eins', 'Zwei', 'Drei'].map((said) => answer(secret, said)))
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    const winner = ['Eins', 'Zwei', 'Drei'][answers.findIndex(({ status }) => status === 200)]
    expect((await waitingEntry(id)).questions).toMatchObject([{ answer: winner }])
  })

  it('tell if the link is unknown or expired, or the request decided, and return the typed text', async () => {
    await refused(post('question', { secret: 'unknown' }), 'link_unknown')
    await refused(answer('unknown', 'Ja'), 'link_unknown')
    await refused(server.get('/answer/unknown'), 404)
    const press = async (secret: string) => {
      const page = await server.get(`/answer/${secret}`, formOf({ answer: 'Mein langer Text' }))
      return [page.status, await page.text()] as const
    }
    expect(await press('unknown')).toEqual([404, expect.stringMatching(/Mein langer Text/)])

    const { secret } = await asked()
    goToDay(30)
    expect(await open(secret)).toMatchObject({ state: 'open' })
    goToDay(31)
    expect(await open(secret)).toMatchObject({ state: 'ended', question: '' })
    await refused(answer(secret, 'Ja'), 'link_ended')
    expect(await press(secret)).toEqual([
      410,
      expect.stringMatching(/gilt nicht mehr[\s\S]*Mein langer Text/),
    ])
    moveClock(0)

    const decided = await asked()
    await decline(decided.id)
    expect(await open(decided.secret)).toMatchObject({ state: 'decided', question: '' })
    await refused(answer(decided.secret, 'Ja'), 'request_decided')
    expect((await press(decided.secret))[1]).toMatch(/Wir haben schon[\s\S]*Mein langer Text/)
  })

  it('have a budget, above which the page tells so and returns the typed text', async () => {
    const { secret } = await asked()
    const { rateLimits } = runtimeOf(server.payload)
    const usedUp = (used: string) =>
      vi.spyOn(rateLimits, 'consume').mockImplementation(async (kind) => {
        if (kind === used) throw apiErrors.tooMany(60)
      })
    for (const used of ['lookup', 'answer']) {
      const refuse = usedUp(used)
      if (used === 'answer') await refused(answer(secret, 'Ja'), 429)
      const page = await server.get(`/answer/${secret}`, formOf({ answer: 'Mein langer Text' }))
      expect([page.status, page.headers.get('retry-after')], used).toEqual([429, '60'])
      expect(await page.text()).toMatch(/<h1[^>]*>Eine Frage an Sie[\s\S]*Mein langer Text/)
      refuse.mockRestore()
    }
    expect(await open(secret)).toMatchObject({ state: 'open' })
  })

  it('go to senders of change requests and of reports', async () => {
    const email = address()
    const name = `Änderung ${unique()}`
    await post('addPendingChange', change({ name, email }))
    const { uuid: id } = (await pendingChanges()).find((one) => one.name === name)
    await ok(ask(asking(id, { kind: 'change' })))
    await ok(answer(await linkOf(id), 'Ab Mai'))
    expect((await pendingChanges())[0]).toMatchObject({ uuid: id, questions: [{ answer: 'Ab Mai' }] })

    const silent = await reported('')
    const nobody = asking(silent.entry, { kind: 'report', contact: silent.report })
    await refused(ask(nobody), 'no_address')
    const { entry, report } = await reported(address())
    await refused(ask({ ...nobody, id: entry }), 404)
    await ok(ask(asking(entry, { kind: 'report', contact: report })))
    expect(await server.docs('logs', { target: entry })).toMatchObject([{ noun: 'entries' }])
    const secret = await linkOf(report)
    await ok(answer(secret, 'Sie lautet 09521 5'))
    const [top] = await get('reports')
    expect(top).toMatchObject({ uuid: entry, questions: [{ contact: report, answer: 'Sie lautet 09521 5' }] })
    const [silentOne] = (await get('reports')).filter(({ uuid }: Body) => uuid === silent.entry)
    expect(silentOne.contacts).toEqual([])
  })

  it('are found and erased with the person, and forgotten some time after the decision', async () => {
    const { id, email, secret } = await asked({ question: 'Frau Xaveria Quendelhuber, stimmt das?' })
    const waits = await asked()
    const { erasure } = runtimeOf(server.payload)
    for (const known of [{ email }, { name: 'Xaveria Quendelhuber' }]) {
      const found = await erasure.find({ name: '', email: '', phone: '', username: '', ...known })
      expect(found.others).toMatchObject({ 'request-notes': 1 })
    }
    await accept(id)
    const there = (request: string) => server.count('request-notes', { request })
    const sweep = () => cleanUp(server.payload, server.settings.dataDir, importRetention)
    await sweep()
    expect(await there(id)).toBe(1)
    goToDay(400)
    await sweep()
    expect(await there(id)).toBe(0)
    expect(await there(waits.id)).toBe(1)
    // However long the request has waited, a decision that is undone finds them again.
    const token = await server.loginAs('Editor')
    await ok(post(`removePendingEntry?id=${waits.id}`, {}, token))
    await sweep()
    expect(await there(waits.id)).toBe(1)
    goToDay(800)
    await sweep()
    expect(await there(waits.id)).toBe(0)
    await refused(post('question', { secret }), 'link_unknown')
  })
})
