import { ok, refused, statusesOf } from '../testActing.ts'
import { onServer } from '../testSuite.ts'
import { change, entryRequest, requestsOn } from './requests.fixture.ts'

onServer('requests', async (server) => {
  const { unique, post, get, published, submit, accept, decline, stored, mailsTo, logLines } =
    await requestsOn(server)

  it.each([
    [{ category: 'other' }, 'category_new_missing', 'categoryNew'],
    [{ category: ' ' }, 'category_missing', 'category'],
    [{ name: '...' }, 'name_invalid', 'name'],
    [{ category: 'other', categoryNew: '+/?&#%' }, 'category_new_missing', 'categoryNew'],
    [{ plz: '9743' }, 'plz_invalid', 'plz'],
    [{ email: 'a@b.de\nBcc: all@example.org' }, 'email_invalid', 'email'],
    [{ website: 'javascript:alert(1)' }, 'website_invalid', 'website'],
    [{ lat: 95, lon: 10 }, 'position_invalid', 'lat'],
    [{ name: 'x'.repeat(151) }, 'too_long', 'name'],
    [{ name: [5] }, 'invalid', 'name'],
    [{ services: { $gt: '' } }, 'invalid', 'services'],
  ])('refuses case %# by its rule', async (fields, code, field) => {
    const { status, ...body } = await post('addPendingEntry', entryRequest(fields))
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, code, field })
  })
  it('stores a request as pending, hidden from the public, with the mail that carries its token', async () => {
    const email = 'erste@example.org'
    const { uuid, token } = await submit({
      name: 'Erste <b>Hilfe</b>',
      email,
      category: 'other',
      categoryNew: 'Neu & Gut',
      website: 'www.example.org',
      services: 'Barrierefrei, Waschen',
      opened: 'Mo 8-12;Di 8-12',
      state: 'published',
      id: 'mine',
      submitterEmail: 'other@example.org',
    })
    expect(token).toMatch(/^[a-z0-9]{10}$/)
    expect(await stored(uuid)).toMatchObject({
      state: 'pending',
      token,
      submitterEmail: email,
      website: 'https://www.example.org',
      barrierfree: true,
      services: 'Waschen',
      open1: 'Mo 8-12',
      open2: 'Di 8-12',
    })
    expect(await server.json('searchFor?searchQuery=Erste')).toEqual([])
    expect(await server.json('allcategories')).not.toContain('Neu Gut')
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain(token)
    expect(mail?.html).toMatch(/^(?!.*<b>).*&lt;b&gt;/s)
    const listed = await get('allpendingdata?category=neu%20gut')
    expect(listed).toMatchObject([{ uuid, token, category: 'Neu Gut', similar: [], barrierfree: true }])
    expect((await get('waiting')).entries).toBeGreaterThan(0)
  })

  it('keeps a well-formed free token and replaces any other', async () => {
    const wanted = `tok${String(unique()).padStart(7, '0')}`
    expect((await submit({ token: wanted })).token).toBe(wanted)
    const second = await submit({ token: wanted })
    expect(second.token).not.toBe(wanted)
    expect((await submit({ token: 'NOT-a-token' })).token).toMatch(/^[a-z0-9]{10}$/)
    const same = Array.from({ length: 8 }, () => submit({ token: 'same000001' }))
    const tokens = (await Promise.all(same)).map(({ token }) => token)
    expect(new Set(tokens).size).toBe(8)
    expect(tokens).toContain('same000001')
  })

  it('answers a robot like everybody and stores nothing', async () => {
    const { status, ...body } = await post(
      'addPendingEntry',
      entryRequest({ email: 'robot@example.org', homepage2: 'http://spam.example' }),
    )
    expect(status).toBe(200)
    expect(body.token).toMatch(/^[a-z0-9]{10}$/)
    expect(await stored(body.uuid)).toBeNull()
    await ok(post('addPendingChange', change({ email: 'robot@example.org', homepage2: 'x' })))
    expect(await mailsTo('robot@example.org')).toEqual([])
  })

  it('publishes once, with one log line and one mail', async () => {
    const { uuid, token } = await submit({ name: 'Einmal veröffentlicht', email: 'einmal@example.org' })
    expect(await accept(uuid)).toMatchObject({ status: 200, success: true, message: 'Success', uuid })
    await refused(decline(uuid), 404)
    expect(await server.json('searchFor?searchQuery=Einmal')).toMatchObject([{ uuid }])
    expect(await logLines('Einmal veröffentlicht')).toEqual(['editor: Eintragsanfrage angenommen'])
    const mails = await mailsTo('einmal@example.org')
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ihre Eintragsanfrage für „Einmal veröffentlicht“',
      '„Einmal veröffentlicht“ ist jetzt veröffentlicht',
    ])
    expect(mails[1]?.text).toContain(token)
    expect(await post('entryOfToken', { token })).toMatchObject({ uuid })
  })

  it('publishes what the reviewer has changed, as one act', async () => {
    const email = 'geprueft@example.org'
    const { uuid, token } = await submit({ name: 'Vor der Prüfung', email })
    const { updatedAt } = (await stored(uuid)) ?? {}
    const send = (body: object) => post(`acceptPendingEntry?id=${uuid}`, body)
    const fields = { name: 'Nach der Prüfung', open1: 'Mo 8-12', lat: 50.03, lon: 10.5 }
    await refused(send({ fields: { ...fields, plz: '9743' }, updatedAt }), 'plz_invalid', 'plz')
    await refused(send({ fields: { name: [5] } }), 'invalid')
    expect(await send({ fields, updatedAt: new Date(0).toISOString() })).toMatchObject({
      code: 'stale',
      current: { uuid, name: 'Vor der Prüfung' },
    })
    expect(await stored(uuid)).toMatchObject({ state: 'pending', name: 'Vor der Prüfung', updatedAt })
    await ok(send({ fields, updatedAt }))
    expect(await stored(uuid)).toMatchObject({ ...fields, state: 'published', token, email })
    expect(await logLines('Nach der Prüfung')).toEqual(['editor: Eintragsanfrage angenommen'])
    expect(await logLines('Vor der Prüfung')).toEqual([])
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it("publishes without an e-mail, in a new category, and applies the reviewer's changes", async () => {
    const first = await published({ name: 'Wird ersetzt', email: 'ersetzt@example.org' })
    const second = await submit({ name: 'Ersetzt bald', email: 'ersetzt@example.org' })
    const fields = { name: 'Ersetzt jetzt', email: '', category: 'other', categoryNew: 'Geprüft Neu' }
    const path = `acceptPendingEntry?id=${second.uuid}&replace=${first.uuid}`
    expect(await post(path, { fields })).toMatchObject({ uuid: first.uuid })
    expect(await stored(second.uuid)).toBeNull()
    expect(await stored(first.uuid)).toMatchObject({ name: 'Ersetzt jetzt', token: second.token })
    expect(await server.json('allcategories')).toContain('Geprüft Neu')
    expect(await logLines('Ersetzt jetzt')).toEqual(['editor: Eintragsanfrage angenommen'])
  })

  it('declines with a reason, once, into the trash', async () => {
    const { uuid } = await submit({ name: 'Abgelehnt', email: 'nein@example.org' })
    const tooLong = 'x'.repeat(2001)
    await refused(decline(uuid, `&reason=${tooLong}`), 414)
    const inBody = await post(`removePendingEntry?id=${uuid}`, { reason: tooLong })
    expect(inBody.status).toBe(400)
    const reason = 'Leider <doppelt>.'
    const answer = await post(`removePendingEntry?id=${uuid}&action=Unsinn`, { reason })
    expect(answer).toEqual({ status: 200, success: true, message: 'Success' })
    await refused(decline(uuid), 404)
    await refused(accept(uuid), 404)
    expect(await logLines('Abgelehnt')).toEqual(['editor: Eintragsanfrage abgelehnt'])
    const mail = (await mailsTo('nein@example.org'))[1]
    expect(mail?.text).toContain('> Leider <doppelt>.')
    expect(mail?.html).toContain('Leider &lt;doppelt&gt;.')
    expect((await stored(uuid))?.deletedAt).toBeTruthy()
  })

  it('lets 50 parallel accepts publish one entry', async () => {
    const { uuid } = await submit({ name: 'Fünfzig', email: 'fuenfzig@example.org' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(uuid)))
    const statuses = statusesOf(answers)
    expect(statuses).toEqual([200, ...Array(49).fill(404)])
    expect(await server.json('searchFor?searchQuery=Fünfzig')).toHaveLength(1)
    expect(await logLines('Fünfzig')).toHaveLength(1)
    expect(await mailsTo('fuenfzig@example.org')).toHaveLength(2)
  })

  it('lets one of two reviewers decide', async () => {
    for (let round = 0; round < 5; round++) {
      const { uuid } = await submit({ name: `Zwei Köpfe ${round}` })
      const [accepted, declined] = await Promise.all([accept(uuid), decline(uuid)])
      expect([accepted.status, declined.status].sort()).toEqual([200, 404])
      const doc = await stored(uuid)
      expect(doc?.state === 'published' && !doc.deletedAt).toBe(accepted.status === 200)
      expect(await logLines(`Zwei Köpfe ${round}`)).toHaveLength(1)
    }
  })
})
