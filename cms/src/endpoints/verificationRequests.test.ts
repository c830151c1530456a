import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { currentTime, dayMs, moveClock } from '#clock.ts'
import { longDay } from '#collections/Mails/mailTexts.ts'
import { addressIds } from '#collections/VerificationRequests/addressIds.ts'
import { hashOfAddress } from '#collections/VerificationRequests/linkSecrets.ts'
import { reasonsToCall } from '#collections/VerificationRequests/readVerificationRequests.ts'
import { cleanUp } from '#features/erasure/cleanUp.ts'
import { importRetention } from '#features/imports/expireImports.ts'
import { sendDueMails, updateIfUnchanged } from '#features/verification/sendVerificationMail.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { holdMails, releaseMails } from '#mail/heldMails.ts'
import { inheritedWords } from '#shared/inheritedWords.fixture'
import { verificationLinkDays } from '#shared/verificationRequests'
import { ok, onServer, refused } from '#testSuite.ts'
import {
  addressWithTurn as at,
  expectSecret,
  formOf,
  goToDay,
  verificationRequestsOn,
} from './verificationRequests.fixture.ts'

onServer('providers asked to confirm their entries', async (server) => {
  const ids = new Map<string, string>()
  const idOf = (name: string) => ids.get(name) ?? ''
  const { content, payload } = server
  const on = verificationRequestsOn(server)
  await content.settings()
  for (const [name, day] of Object.entries({ Eins: 1, Zwei: 1, Drei: 2, Vier: 3, Fünf: 4, Sechs: 5 })) {
    const email = name === 'Zwei' ? at(day).toUpperCase() : at(day)
    ids.set(name, (await content.entry({ name, email, phone: '09521 1234', lat: 50, lon: 10 })).id)
  }
  afterEach(() => moveClock(0))

  const post = (call: string, body: unknown, by = server.as(null)) => by.post(call, body)
  const read = async (call: string) => (await server.signIn('Editor')).json(call)
  const act = async (call: string, body: unknown) => post(call, body, await server.signIn('Editor'))
  const answer = (secret: string, name: string, given: object) =>
    post('answerVerificationRequest', { secret, entry: idOf(name), ...given })
  /** Lets the address have its turn and get its mail, while time goes on between two looks at the clock. */
  async function askOn(day: number): Promise<{ secret: string; optOut: string }> {
    goToDay(day)
    const [start, began] = [Date.now(), performance.now()]
    let looks = 0
    const clock = vi.spyOn(Date, 'now')
    clock.mockImplementation(() => start + Math.floor(performance.now() - began) + looks++)
    await sendDueMails(payload).finally(() => clock.mockRestore())
    return on.linkOf(at(day))
  }

  it('are asked only once an Admin enables that, with imprint and privacy filled in', async () => {
    await content.page('about', '<p>Wir</p>')
    const admin = await server.signIn('Admin')
    const enable = () => admin.rest('POST', '/globals/site-settings', { asking: { on: true } })
    expect((await refused(enable(), 400)).text).toMatch(/Impressum und Datenschutz|Imprint and Privacy/)
    goToDay(1)
    expect(await sendDueMails(payload)).toBe(0)
    moveClock(0)
    await on.switchOn()
    const since = async () => (await payload.findGlobal({ slug: 'site-settings', depth: 0 })).asking.since
    const began = await since()
    await ok(enable())
    expect(await since()).toBe(began)
    expect(await read('verificationFigures')).toMatchObject({ on: true, inTheWay: [], asked: 0 })
  })

  it('get one mail for all entries of an address, exactly once, whatever write fails', async () => {
    goToDay(1)
    await holdMails(payload)
    expect(await sendDueMails(payload)).toBe(0)
    await releaseMails(payload)
    // Fails before each of its writes in turn, as if the server had died there.
    const { db: adapter } = payload
    let failures = 0
    for (let n = 1; ; n++) {
      let left = n
      const spies = (['create', 'updateMany', 'updateOne', 'commitTransaction'] as const).map((name) => {
        const write = adapter[name].bind(adapter) as (...args: unknown[]) => Promise<unknown>
        return vi.spyOn(adapter, name).mockImplementation((async (...args: unknown[]) => {
          if (--left === 0) throw new Error('The server dies')
          return write(...args)
        }) as never)
      })
      const done = await sendDueMails(payload).catch(() => null)
      for (const spy of spies) spy.mockRestore()
      if (done !== null) break
      failures++
      expect(await on.mailsTo(at(1))).toHaveLength(0)
      expect(await server.count('verification-requests')).toBe(0)
    }
    expect(failures).toBeGreaterThanOrEqual(3)
    await Promise.allSettled([sendDueMails(payload), sendDueMails(payload), sendDueMails(payload)])
    const [mail, ...more] = await on.mailsTo(at(1))
    expect(more).toEqual([])
    expect(mail?.subject).toContain('Stimmt noch alles')
    for (const said of ['„Eins“ und „Zwei“', 'Verein der Probe', 'veröffentlichten', 'widersprechen'])
      expect(mail?.text).toContain(said)
    moveClock(0)
    // Ten o'clock of another day may be ahead of the sender's clock.
    goToDay(1)
    const isSent = async () => expect((await on.mailsTo(at(1)))[0]?.sentAt).toBeTruthy()
    await vi.waitFor(isSent, 20_000)
    const [sent] = await on.mailsTo(at(1))
    expect(sent?.secrets ?? null).toBeNull()
    expect(sent?.text).toContain('/confirm/ask-link')
    const folder = path.join(server.settings.dataDir, 'mails')
    const names = await readdir(folder)
    const files = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
    const file = files.find((text) => text.includes(at(1))) ?? ''
    expect(file).toMatch(/^List-Unsubscribe: <http:\S+\/objection\/[\w-]{32}>\r$/m)
    expect(file).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(file).not.toContain('ask-link')
  })

  it('confirm by a POST, once for each entry, and not by opening the link', async () => {
    const { secret } = await on.linkOf(at(1))
    goToDay(1)
    await expectSecret(server, `/confirm/${secret}`, /Eins[\s\S]*Ja, alles stimmt[\s\S]*Zwei/)
    expect(await on.checkedAt(idOf('Eins'))).toBeNull()
    const press = (name: string) =>
      server.get(`/confirm/${secret}`, formOf({ answer: 'right', entry: idOf(name) }))
    const pressed = await press('Eins')
    expect(pressed.status).toBe(303)
    expect(pressed.headers.get('location')).toBe(`/confirm/${secret}#answer-${idOf('Eins')}`)
    expect(await on.checkedAt(idOf('Eins'))).toBe(on.today())
    await refused(press('Eins'), 409)
    await refused(answer(secret, 'Eins', { answer: 'gone' }), 'link_used')
    expect(await post('verificationRequest', { secret })).toMatchObject({ state: 'open' })
    expect((await press('Zwei')).status).toBe(303)
    expect(await post('verificationRequest', { secret })).toMatchObject({ state: 'answered' })
  })

  it('get no entries of others, and none by an unknown, expired or opt-out link', async () => {
    const { secret, optOut } = await askOn(2)
    const right = (link: string, more: object = {}) => answer(link, 'Drei', { answer: 'right', ...more })
    for (const entry of [idOf('Eins'), ...inheritedWords])
      await refused(right(secret, { entry }), 'not_found')
    for (const link of ['unknown', optOut]) await refused(right(link), 'link_unknown')
    expect((await post('verificationRequest', { secret: optOut })).entries).toEqual([])
    await refused(server.get('/confirm/unknown'), 404)
    expect(await server.text('/en/confirm/unknown')).toContain('We do not know this link')
    await refused(right(secret, { updatedAt: '2020-01-01T00:00:00.000Z' }), 'stale')
    await refused(right(secret, { answer: 'maybe' }), 400)
    goToDay(2 + 60)
    expect((await post('verificationRequest', { secret })).state).toBe('open')
    goToDay(2 + 61)
    await refused(right(secret), 'link_ended')
    expect(await post('verificationRequest', { secret })).toMatchObject({ state: 'ended', entries: [] })
    expect(await server.text(`/confirm/${secret}`)).toContain('Dieser Link gilt nicht mehr')
    expect(await on.checkedAt(idOf('Drei'))).toBeNull()
  })

  it('send a change request, whose acceptance confirms the entry until it is undone', async () => {
    const { secret } = await askOn(3)
    const form = await server.text(`/confirm/${secret}/${idOf('Vier')}`)
    expect(form).toMatch(/<input[^>]*name="phone"[^>]*value="09521 1234"/)
    const address = { street: 'Hauptstraße 1', plz: '97437', city: 'Haßfurt' }
    const fields = { category: 'Pflege', name: 'Vier', ...address, email: at(3), phone: '09521 1234' }
    // Staff see that the entry has changed since it was shown.
    const whole = { ...fields, answer: 'changed', updatedAt: '2020-01-01T00:00:00.000Z' }
    const send = (more: object) =>
      server.get(`/confirm/${secret}/${idOf('Vier')}`, formOf({ ...whole, ...more }))
    expect(await (await refused(send({}), 400)).text()).toContain('Bitte schreiben Sie, was sich ändern soll')
    await refused(send({ plz: '9743' }), 400)
    const facts = ['stepFree', 'wideDoor', 'lift', 'accessibleToilet', 'parking', 'hearingLoop', 'openData']
    const said = { ...Object.fromEntries(facts.map((fact) => [fact, 'true'])), lift: 'false' }
    expect((await send({ phone: '09521 9999', ...said, places: 'frei' })).status).toBe(303)
    const arrived = {
      ...{ phone: '09521 9999', places: expect.stringMatching(/^frei, Stand [\d.]{10}$/), barrierfree: true },
      ...Object.fromEntries(facts.map((fact) => [fact, fact !== 'lift'])),
    }
    const [request] = await read('pending_changes')
    const own = { origin: 'provider', gone: false, token: '', tokenValid: true, changedSince: true }
    expect(request).toMatchObject({ ...own, entryUuid: idOf('Vier') })
    expect(request.proposal).toEqual(arrived)
    expect(await on.checkedAt(idOf('Vier'))).toBeNull()
    const told = async () => (await post('verificationRequest', { secret })).entries[0]
    expect(await told()).toMatchObject({ answer: 'changed', decided: false })
    goToDay(5)
    const body = await act('acceptPendingChange', { id: request.uuid })
    expect(body.entry).toMatchObject(arrived)
    expect(await told()).toMatchObject({ answer: 'changed', decided: true })
    goToDay(3)
    expect(await on.checkedAt(idOf('Vier'))).toBe(on.today())
    await ok(act('undo', { id: body.decision }))
    expect(await on.checkedAt(idOf('Vier'))).toBeNull()
  })

  it('that report closure go to the trash once staff accept, and back on undo', async () => {
    const { secret } = await askOn(4)
    await ok(answer(secret, 'Fünf', { answer: 'gone' }))
    await refused(answer(secret, 'Fünf', { answer: 'gone' }), 'link_used')
    const requests = await read('pending_changes')
    const request = requests.find(({ gone }: { gone: boolean }) => gone)
    const body = await act('acceptPendingChange', { id: request.uuid })
    const deleted = async () => Boolean((await server.doc('entries', idOf('Fünf'))).deletedAt)
    expect(await deleted()).toBe(true)
    expect(await on.checkedAt(idOf('Fünf'))).toBeNull()
    await ok(act('undo', { id: body.decision }))
    expect(await deleted()).toBe(false)
  })

  it('without an answer are reminded twice, then listed for calls by staff', async () => {
    await askOn(5)
    const until = longDay.format(currentTime() + verificationLinkDays * dayMs)
    const mails = async () =>
      (await on.mailsTo(at(5))).map(({ subject, text }) => {
        expect(text).toContain(until)
        return subject?.startsWith('Erinnerung')
      })
    for (const day of [5 + 13, 5 + 14, 5 + 14, 5 + 27, 5 + 28, 5 + 29, 5 + 41]) {
      goToDay(day)
      await sendDueMails(payload)
    }
    expect(await mails()).toEqual([false, true, true])
    const [present] = await server.docs('verification-requests', { mails: 3 })
    expect(present?.links).toHaveLength(3)
    // Of two that have read the same, one writes.
    const write = () =>
      inTransaction(payload, (req) => updateIfUnchanged(req, present as never, { mails: 3 }))
    expect([await write(), await write()]).toEqual([true, false])
    expect((await reasonsToCall(payload)).get(idOf('Sechs'))).toBeUndefined()
    goToDay(5 + 42)
    expect((await reasonsToCall(payload)).get(idOf('Sechs'))).toBe('unanswered')
    const answered = { right: 2, changed: 1, gone: 1, unanswered: 2, objected: 0 }
    expect(await read('verificationFigures')).toMatchObject({ asked: 5, ...answered })
  })

  const optedOut = async () => {
    const where = { optedOutAt: { exists: true } }
    const { docs } = await payload.find({ collection: 'verification-requests', where, depth: 0 })
    return docs.map(({ id }) => id)
  }

  it('opt out by one-click unsubscribe, and get no further mail', async () => {
    goToDay(5)
    const { optOut } = await on.linkOf(at(5))
    expect(await server.text(`/objection/${optOut}`)).toContain('Nicht mehr fragen')
    expect(await optedOut()).toEqual([])
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    for (let i = 0; i < 2; i++) await ok(server.get(`/objection/${optOut}`, { method: 'POST', body }))
    const optOutOf = await addressIds(payload)
    expect(await optedOut()).toEqual([optOutOf(hashOfAddress(at(5)))])
    expect((await reasonsToCall(payload)).get(idOf('Sechs'))).toBe('objected')
    const before = (await on.mailsTo(at(5))).length
    goToDay(5 + 366)
    await sendDueMails(payload)
    expect(await on.mailsTo(at(5))).toHaveLength(before)
  })

  it('are forgotten after a time, except for opt-outs', async () => {
    const person = { name: '', email: at(5), phone: '', username: '' }
    const others = async () => (await runtimeOf(payload).erasure.find(person)).others
    expect(await others()).toMatchObject({ 'verification-requests': 1 })
    goToDay(5 + 366 + 401)
    await cleanUp(payload, server.settings.dataDir, importRetention)
    const docs = await server.docs('verification-requests')
    expect(docs).toMatchObject([{ mails: 0, answers: {}, links: [], optedOutAt: expect.any(String) }])
    expect(await others()).not.toHaveProperty('verification-requests')
  })
})
