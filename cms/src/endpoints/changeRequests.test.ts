import { ok, onServer, refused, statusesOf } from '#testSuite.ts'
import { change, requestsOn } from './requests.fixture.ts'

onServer('change requests', async (server) => {
  const { post, get, published, submitChange, acceptChange, ...on } = await requestsOn(server)
  const { stored, mailsTo, logLines, pendingChanges, isPending } = on

  it('accepts a free-text request from anybody and shows the entry of its token', async () => {
    const { uuid, token } = await published({ email: 'wort@example.org' })
    const mine = { email: 'wort@example.org' }
    await ok(post('addPendingChange', change({ ...mine, token })))
    await ok(post('addPendingChange', change({ ...mine, token: 'zzzzzzzzz9' })))
    const own = (await pendingChanges()).filter(({ email }) => email === mine.email)
    expect(own).toMatchObject([
      { tokenValid: true, entryUuid: uuid, proposal: null, changedSince: false, entry: { uuid } },
      { tokenValid: false, entryUuid: null, entry: null, present: null },
    ])
    expect((await mailsTo(mine.email)).at(-1)?.text).toContain('angekommen')
    const [first, second] = own
    const declined = `removePendingChange?id=${first.uuid}&action=&reason=Schon%20so`
    await ok(on.act(declined))
    await refused(on.act(declined), 404)
    expect((await mailsTo(mine.email)).at(-1)?.text).toContain('> Schon so')
    await get(`removePendingChange?id=${second.uuid}&action=${encodeURIComponent('Änderung angenommen')}`)
    expect((await mailsTo(mine.email)).at(-1)?.text).toContain('angenommen. Der Eintrag')
    const decided = ['editor: Änderung abgelehnt', 'editor: Änderung angenommen']
    expect(await logLines('Salon Kornblume')).toEqual(decided)
  })

  async function proposed(proposal: object) {
    const { uuid, token } = await published({
      open1: 'Mo 8-12',
      open2: 'Di 8-12',
      services: 'Barrierefrei,A',
    })
    const entry = await post('entryOfToken', { token })
    const entryUpdatedAt = entry.updatedAt.replace('Z', '+00:00')
    const request = await submitChange({ token, proposal: { ...entry, ...proposal }, entryUpdatedAt })
    return { uuid, token, entry, request, name: request.name }
  }

  it('stores only what a proposal changes, in the form of the entry', async () => {
    const services = 'Barrierefrei, A, B'
    const { request } = await proposed({ phone: '09521 99', open1: '', opened: 'ignored', services })
    expect(request.proposal).toEqual({ phone: '09521 99', opened: 'Di 8-12', services: 'A, B' })
    const present = { phone: '', opened: 'Mo 8-12;Di 8-12', services: 'A', barrierfree: true }
    expect(request.present).toMatchObject(present)
    expect(request.changedSince).toBe(false)
  })

  it('refuses a proposal without a token, or that would leave the entry invalid', async () => {
    await refused(post('addPendingChange', change({ proposal: { name: 'Neu' } })), 'token_unknown')
    const waits = await on.submit()
    await refused(post('entryOfToken', { token: waits.token }), 'token_unknown')
    const { token } = await proposed({})
    await refused(post('addPendingChange', change({ token, proposal: { plz: '1' } })), 'plz_invalid', 'plz')
  })

  it('applies the proposal, closes the request, and offers the change to similar entries', async () => {
    const proposal = { phone: '09521 5', opened: undefined, open1: 'Mo zu', category: 'Barbiere' }
    const { request, uuid, name } = await proposed(proposal)
    const { street, plz, city, email, phone, name: provider } = request.entry
    const elsewhere = { name: provider, category: 'Anderswo', street, plz, city, email, phone }
    const other = await server.content.entry(elsewhere)
    const updatedAt = request.entry.updatedAt.replace('Z', '+00:00')
    const body = await ok(acceptChange({ id: request.uuid, updatedAt }))
    const changed = { uuid, phone: '09521 5', opened: 'Mo zu;Di 8-12', category: 'Barbiere' }
    expect(body.entry).toMatchObject(changed)
    expect(body.also).toMatchObject([{ uuid: other.id, category: 'Anderswo', things: ['phone'] }])
    expect(await server.listed('Barbiere')).toHaveLength(1)
    expect(await logLines(name)).toEqual(['editor: Änderung angenommen'])
    await refused(acceptChange({ id: request.uuid }), 404)
  })

  it('applies the accepted part of the proposal', async () => {
    const { request, uuid } = await proposed({ phone: '09521 6', mobile: '0170 1' })
    const fields = { phone: '09521 66' }
    await ok(acceptChange({ id: request.uuid, fields }))
    expect(await stored(uuid)).toMatchObject({ phone: '09521 66' })
    expect((await stored(uuid))?.mobile ?? '').toBe('')
  })

  it.each<[string, seen: 'before' | 'after' | undefined, isWarned: boolean]>([
    ['changed while its form was open', 'before', true],
    ['opened after the last change', 'after', false],
    ['sent without a moment', undefined, false],
  ])('warns of a change that the submitter has not seen: %s', async (_, seen, isWarned) => {
    const { uuid, token } = await published()
    const before = (await stored(uuid))?.updatedAt
    await server.update('entries', uuid, { mobile: '0170 9' })
    const entryUpdatedAt = seen && { before, after: (await stored(uuid))?.updatedAt }[seen]
    const request = await submitChange({ token, proposal: { phone: '09521 8' }, entryUpdatedAt })
    expect(request.changedSince).toBe(isWarned)
  })

  it('answers 409 when the entry has changed since, or the token is no longer valid', async () => {
    const { request, uuid } = await proposed({ phone: '09521 7' })
    await server.update('entries', uuid, { mobile: '0170 2' })
    expect((await pendingChanges()).find((one) => one.uuid === request.uuid).changedSince).toBe(true)
    const answer = await acceptChange({ id: request.uuid, updatedAt: request.entry.updatedAt })
    expect(answer).toMatchObject({ code: 'stale', current: { uuid, mobile: '0170 2' } })
    await server.update('entries', uuid, { deletedAt: new Date().toISOString() })
    await refused(acceptChange({ id: request.uuid }), 'no_entry')
    await ok(on.act(`removePendingChange?id=${request.uuid}&action=`))
    expect(await server.count('logs', { noun: 'entries', target: uuid, kind: 'change_declined' })).toBe(1)
  })

  it('changes neither flag nor coordinate that the proposal omits', async () => {
    const { request, uuid, entry } = await proposed({ services: 'Barrierefrei, A, B' })
    const place = { lat: 50.03, lon: 10.5 }
    await server.update('entries', uuid, place)
    expect(request.proposal).toEqual({ services: 'A, B' })
    await ok(acceptChange({ id: request.uuid }))
    expect(await stored(uuid)).toMatchObject({ services: 'A, B', barrierfree: true, ...place })

    const token = (await stored(uuid))?.token
    const proposal = { ...entry, ...place, services: 'Barrierefrei, A, B', lat: 50.04 }
    const next = await submitChange({ token, proposal })
    expect(next.proposal).toEqual({ lat: 50.04 })
    await ok(acceptChange({ id: next.uuid }))
    expect(await stored(uuid)).toMatchObject({ ...place, lat: 50.04, barrierfree: true })
  })

  /** The token is wrong; the reviewer finds the entry. */
  async function inWords() {
    const { uuid } = await published()
    const email = on.address()
    const request = await submitChange({ email, token: 'zzzzzzzzz9' })
    const entry = await stored(uuid)
    const choice = { id: request.uuid, entry: uuid, updatedAt: entry?.updatedAt }
    return { request, entry, uuid, name: request.name, email, choice }
  }

  it('changes the entry that the reviewer has chosen and closes the request, with one log line', async () => {
    const { entry, uuid, name, email, choice } = await inWords()
    const fields = { phone: '09521 10', services: 'Barrierefrei, A' }
    const answer = await acceptChange({ ...choice, fields })
    const changed = { uuid, phone: '09521 10', services: 'Barrierefrei, A', barrierfree: true }
    expect(answer).toMatchObject({ status: 200, entry: changed })
    expect(await isPending(name)).toBe(false)
    expect(await logLines(name)).toEqual(['editor: Änderung angenommen'])
    expect((await logLines(entry?.name ?? '')).at(-1)).toBe('editor: Eintragsanfrage angenommen')
    expect((await mailsTo(email)).at(-1)?.text).toContain('angenommen. Der Eintrag')
  })

  it('moves a closed provider to the trash, and undoes that', async () => {
    const { entry, uuid, name, email, choice } = await inWords()
    const body = await acceptChange({ id: choice.id, entry: uuid, isGone: true })
    expect((await stored(uuid))?.deletedAt).toBeTruthy()
    expect(await logLines(name)).toEqual(['editor: Eintrag entfernt, da es den Anbieter nicht mehr gibt'])
    expect((await mailsTo(email)).at(-1)?.text).toContain('aus dem Verzeichnis genommen')
    await ok(post('undo', { id: body.decision }))
    expect(await stored(uuid)).toMatchObject({ name: entry?.name, deletedAt: null })
    expect(await isPending(name)).toBe(true)
  })

  it('refuses an entry that is wrong or deleted; the request stays open', async () => {
    const { entry, uuid, name, choice } = await inWords()
    await refused(acceptChange({ ...choice, fields: { plz: '1' } }), 'plz_invalid', 'plz')
    const gone = { ...choice, entry: crypto.randomUUID(), fields: { phone: '09521 11' } }
    await refused(acceptChange(gone), 'no_entry')
    expect(await stored(uuid)).toEqual(entry)
    expect(await isPending(name)).toBe(true)
  })

  it('rolls the change back if closing the request fails', async () => {
    const { entry, uuid, name, email, choice } = await inWords()
    const mails = await mailsTo(email)
    const { db } = server.payload
    const { deleteOne } = db
    db.deleteOne = async (args) => {
      if (args.collection !== 'change-requests') return deleteOne.call(db, args)
      throw new Error('The database fails between the two')
    }
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const decision = { ...choice, fields: { phone: '09521 12', category: 'Zwischendrin' } }
    const answer = await acceptChange(decision).finally(() => {
      db.deleteOne = deleteOne
    })
    expect(answer.status).toBe(500)
    told.mockRestore()
    expect(await stored(uuid)).toEqual(entry)
    expect(await isPending(name)).toBe(true)
    expect([await logLines(name), (await mailsTo(email)).length]).toEqual([[], mails.length])
    expect((await logLines(entry?.name ?? '')).at(-1)).toBe('editor: Eintragsanfrage angenommen')
    expect(await server.count('categories', { key: 'zwischendrin' })).toBe(0)

    await ok(acceptChange(decision))
  })

  it('is decided once if two reviewers choose concurrently', async () => {
    const { request, name, choice } = await inWords()
    const other = await published()
    const fields = { phone: '09521 13' }
    const answers = await Promise.all([
      acceptChange({ ...choice, fields }),
      acceptChange({ id: request.uuid, entry: other.uuid, fields }),
    ])
    expect(statusesOf(answers)).toEqual([200, 404])
    const phones = [await stored(choice.entry), await stored(other.uuid)].map((doc) => doc?.phone ?? '')
    expect(phones.sort()).toEqual(['', '09521 13'])
    expect(await logLines(name)).toEqual(['editor: Änderung angenommen'])
  })
})
