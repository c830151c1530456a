import { ok, onServer, refused, statusesOf } from '#testSuite.ts'
import { change, entryRequest, requestsOn } from './requests.fixture.ts'

onServer('requests', async (server) => {
  const { unique, post, get, submit, accept, decline, stored, mailsTo, logLines } = await requestsOn(server)

  it.each([
    [{ category: 'other', categoryNew: '+/?&#%' }, 'category_new_missing', 'categoryNew'],
    [{ plz: '9743' }, 'plz_invalid', 'plz'],
    [{ lat: 95, lon: 10 }, 'position_invalid', 'lat'],
    [{ name: [5] }, 'invalid', 'name'],
    [{ services: { $gt: '' } }, 'invalid', 'services'],
  ])('refuses case %# by its rule', async (fields, code, field) => {
    await refused(post('addPendingEntry', entryRequest(fields)), code, field)
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
    const filled = { email: 'robot@example.org', homepage2: 'http://spam.example' }
    const { token, uuid } = await ok(post('addPendingEntry', entryRequest(filled)))
    expect(token).toMatch(/^[a-z0-9]{10}$/)
    expect(await stored(uuid)).toBeNull()
    await ok(post('addPendingChange', change(filled)))
    expect(await mailsTo('robot@example.org')).toEqual([])
  })

  it('publishes once for 50 parallel accepts, with one log line and one mail', async () => {
    const [name, email] = ['Einmal veröffentlicht', 'einmal@example.org']
    const { uuid, token } = await submit({ name, email })
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(uuid)))
    expect(statusesOf(answers)).toEqual([200, ...Array(49).fill(404)])
    expect(answers).toContainEqual({
      status: 200,
      success: true,
      message: 'Success',
      uuid,
      decision: expect.any(String),
    })
    await refused(decline(uuid), 404)
    expect(await server.json('searchFor?searchQuery=Einmal')).toMatchObject([{ uuid }])
    expect(await logLines(name)).toEqual(['editor: Eintragsanfrage angenommen'])
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Ihre Eintragsanfrage für „${name}“`,
      `„${name}“ ist jetzt veröffentlicht`,
    ])
    expect(mails[1]?.text).toContain(token)
    expect(await post('entryOfToken', { token })).toMatchObject({ uuid })
  })

  it('publishes what the reviewer has changed, as one act', async () => {
    const email = 'geprueft@example.org'
    const { uuid, token } = await submit({ name: 'Vor der Prüfung', email })
    const { updatedAt } = (await stored(uuid)) ?? {}
    const send = (body: object) => post(`acceptPendingEntry?id=${uuid}`, body)
    const category = { category: 'other', categoryNew: 'Geprüft Neu' }
    const fields = { name: 'Nach der Prüfung', email: '', open1: 'Mo 8-12', lat: 50.03, lon: 10.5 }
    await refused(send({ fields: { ...fields, plz: '9743' }, updatedAt }), 'plz_invalid', 'plz')
    await refused(send({ fields: { name: [5] } }), 'invalid')
    expect(await send({ fields, updatedAt: new Date(0).toISOString() })).toMatchObject({
      code: 'stale',
      current: { uuid, name: 'Vor der Prüfung' },
    })
    expect(await stored(uuid)).toMatchObject({ state: 'pending', name: 'Vor der Prüfung', updatedAt })
    await ok(send({ fields: { ...fields, ...category }, updatedAt }))
    expect(await stored(uuid)).toMatchObject({ ...fields, state: 'published', token, submitterEmail: email })
    expect(await server.json('allcategories')).toContain('Geprüft Neu')
    expect(await logLines('Nach der Prüfung')).toEqual(['editor: Eintragsanfrage angenommen'])
    expect(await logLines('Vor der Prüfung')).toEqual([])
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('declines with a reason, once, into the trash', async () => {
    const { uuid } = await submit({ name: 'Abgelehnt', email: 'nein@example.org' })
    const tooLong = 'x'.repeat(2001)
    await refused(decline(uuid, `&reason=${tooLong}`), 414)
    await refused(post(`removePendingEntry?id=${uuid}`, { reason: tooLong }), 400)
    const reason = 'Leider <doppelt>.'
    const other = await submit({ email: 'auch@example.org' })
    await decline(other.uuid, `&reason=${encodeURIComponent(reason)}`)
    expect((await mailsTo('auch@example.org')).at(-1)?.text).toContain(`> ${reason}`)
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
