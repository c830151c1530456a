import { ok, onServer, refused } from '#testSuite.ts'
import { entryRequest, requestsOn } from './requests.fixture.ts'

onServer('a duplicate request', async (server) => {
  const { post, published, submit, accept, stored, mailsTo, waitingEntry } = await requestsOn(server)

  let pair = 0
  const twin = (fields: object = {}) => entryRequest({ name: `Zwilling ${pair}`, ...fields })
  beforeEach(() => {
    pair++
  })

  it('replaces the entry: uuid stays, data and token change, the former submitter is told', async () => {
    const first = await published(twin({ email: 'alt@example.org', phone: '09521 1' }))
    const second = await submit(
      twin({ street: 'Hauptstraße 5', email: 'neu@example.org', phone: '09521 2', category: 'FRISEURE ' }),
    )
    const { similar } = await waitingEntry(second.uuid)
    expect(similar).toMatchObject([
      { uuid: first.uuid, identical: true, otherSubmitter: 'alt@example.org', entry: { phone: '09521 1' } },
    ])
    expect(JSON.stringify(similar)).not.toContain(first.token)
    expect((await accept(second.uuid)).uuid).toBe(first.uuid)
    expect(await stored(second.uuid)).toBeNull()
    expect(await stored(first.uuid)).toMatchObject({
      phone: '09521 2',
      street: 'Hauptstraße 5',
      token: second.token,
      submitterEmail: 'neu@example.org',
    })
    await refused(post('entryOfToken', { token: first.token }), 404)
    const told = (await mailsTo('alt@example.org')).at(-1)
    expect(told?.subject).toContain('Neue Angaben')
    expect(told?.text).toContain('nicht mehr')
  })

  const collected = {
    phone: '09521 1',
    website: 'https://alt.example.org',
    open1: 'Mo 8-12',
    services: 'Barrierefrei, Waschen',
    lat: 50.03,
    lon: 10.5,
  }

  it('empties no field that it leaves out', async () => {
    const first = await published(twin({ email: 'viel@example.org', ...collected }))
    const second = await submit(twin({ email: 'Viel@example.org', mobile: '0170 7', services: 'Schneiden' }))
    expect((await waitingEntry(second.uuid)).similar).toMatchObject([{ otherSubmitter: null }])
    expect((await accept(second.uuid)).uuid).toBe(first.uuid)
    const { services: _, ...kept } = collected
    const now = { ...kept, mobile: '0170 7', services: 'Schneiden', barrierfree: true }
    expect(await stored(first.uuid)).toMatchObject(now)
  })

  it('applies the choice of the reviewer per field, emptied fields included', async () => {
    const first = await published(twin({ email: 'wahl@example.org', ...collected }))
    const second = await submit(twin({ email: 'wahl@example.org', phone: '09521 2', mobile: '0170 8' }))
    const send = (body: object) => post(`acceptPendingEntry?id=${second.uuid}&replace=${first.uuid}`, body)
    const { updatedAt } = (await stored(first.uuid)) ?? {}
    const merged = { mobile: '0170 9', website: '' }
    const stale = await send({ merged, targetUpdatedAt: new Date(0).toISOString() })
    expect(stale).toMatchObject({ code: 'stale', current: { uuid: first.uuid } })
    await refused(send({ merged: { ...merged, plz: '1' } }), 'plz_invalid', 'plz')
    expect(await stored(second.uuid)).toMatchObject({ state: 'pending' })
    await ok(send({ merged, targetUpdatedAt: updatedAt }))
    const { website: _, services: __, ...kept } = collected
    const entry = await stored(first.uuid)
    expect(entry).toMatchObject({ ...kept, mobile: '0170 9', barrierfree: true, token: second.token })
    expect(entry?.website ?? '').toBe('')
  })

  it('is published as new, or replaces a named entry', async () => {
    const first = await published(twin())
    const second = await submit(twin())
    expect((await accept(second.uuid, '&replace=none')).uuid).toBe(second.uuid)
    const third = await submit(twin({ phone: '3' }))
    await refused(accept(third.uuid, '&replace=unknown'), 404)
    const address = `acceptPendingEntry?id=${third.uuid}&replace=${second.uuid}`
    expect(await post(address, { fields: { phone: '4', email: '' } })).toMatchObject({ uuid: second.uuid })
    expect(await stored(second.uuid)).toMatchObject({ phone: '4', token: third.token })
    expect(await stored(first.uuid)).toMatchObject({ token: first.token })
  })

  it('never merges into another category by itself', async () => {
    const first = await published(twin())
    const second = await submit(twin({ category: 'Fußpflege' }))
    const { similar } = await waitingEntry(second.uuid)
    expect(similar).toMatchObject([{ uuid: first.uuid, identical: false, otherSubmitter: null }])
    expect((await accept(second.uuid)).uuid).toBe(second.uuid)
  })

  it('becomes one entry with another one accepted concurrently', async () => {
    const both = [await submit(twin()), await submit(twin())]
    const answers = await Promise.all(both.map(({ uuid }) => accept(uuid)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0].uuid).toBe(answers[1].uuid)
  })
})
