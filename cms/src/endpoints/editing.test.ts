import { emptyBeforeEach, ok, refused, statusesOf } from '../testActing.ts'
import { onServer } from '../testSuite.ts'

const valid = {
  category: 'Pflege',
  name: 'Pflegedienst Sommer',
  street: 'Hauptstraße 1',
  plz: '97437',
  city: 'Haßfurt',
  email: 'info@example.org',
}

onServer('editing entries', async (server) => {
  const { content } = server
  const editor = await server.signIn('Editor')
  emptyBeforeEach(server)

  const add = (body: object) => editor.post('addEntry', body)
  const staff = (address: string) => editor.get(address)
  const { log } = editor
  const ofCategory = (name: string) => server.listed(name)

  // The rules themselves: `entryRules.test.ts`, `leftOut.test.ts` and `requests.test.ts`.
  it.each([
    [{ website: 'javascript:alert(1)' }, 'website_invalid', 'website'],
    [{ phone: 'auf Anfrage' }, 'phone_invalid', 'phone'],
    [{ mobile: '-' }, 'phone_invalid', 'mobile'],
  ])('refuses %j with %s and stores nothing', async (change, code, field) => {
    await refused(add({ ...valid, ...change }), code, field)
    expect(await server.count('entries')).toBe(0)
    expect(await server.count('categories')).toBe(0)
    expect(await log()).toEqual([])
  })

  it('accepts an entry without email if staff confirm that, also on update', async () => {
    const { uuid } = await add({ ...valid, email: '', noEmail: true })
    expect((await ok(add({ uuid, city: 'Zeil' }))).entry).toMatchObject({ city: 'Zeil', email: '' })
  })

  it('creates and shows an entry in a new category, with one log line', async () => {
    const answer = await add({ ...valid, category: 'other', categoryNew: ' Neu/es ', phone: '09521 1' })
    expect(answer).toMatchObject({ success: true, entry: { category: 'Neues', phone: '09521 1' } })
    expect(await ofCategory('Neues')).toEqual([answer.entry])
    expect(await log()).toEqual([['Eintrag angelegt', valid.name]])
  })

  it('updates only the fields sent', async () => {
    const { uuid } = await add({ ...valid, open1: 'Mo 8-12', services: 'Barrierefrei, Baden', phone: '1' })
    const { entry } = await add({ uuid, open2: 'Di 9-10', website: 'www.example.org' })
    expect(entry).toMatchObject({
      ...valid,
      phone: '1',
      open1: 'Mo 8-12',
      open2: 'Di 9-10',
      opened: 'Mo 8-12;Di 9-10',
      services: 'Barrierefrei, Baden',
      barrierfree: true,
      website: 'https://www.example.org',
    })
    expect((await log())[0]).toEqual(['Eintrag geändert', valid.name])
  })

  it('refuses an entry that is unknown or in the trash', async () => {
    await refused(add({ ...valid, uuid: crypto.randomUUID() }), 'not_found')
    const { uuid } = await add(valid)
    expect(await staff(`removeEntry?id=${uuid}`)).toEqual({
      status: 200,
      success: true,
      message: 'Success',
      undo: expect.any(String),
    })
    await refused(add({ ...valid, uuid }), 404)
    await refused(staff(`removeEntry?id=${uuid}`), 404)
    await refused(staff('removeEntry'), 404)
  })

  it('lets exactly one of several concurrent editors win', async () => {
    const { uuid, entry } = await add(valid)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => add({ uuid, updatedAt: entry.updatedAt, phone: `editor ${i}` })),
    )
    expect(statusesOf(answers)).toEqual([200, ...Array(7).fill(409)])
    const winner = answers.find(({ status }) => status === 200)
    expect((await ofCategory('Pflege'))[0].phone).toBe(winner.entry.phone)
    expect((await log()).filter(([action]) => action === 'Eintrag geändert')).toHaveLength(1)
  })

  it('does not remove pending requests', async () => {
    const { id } = await content.entry({ state: 'pending' })
    await refused(staff(`removeEntry?id=${id}`), 404)
  })

  it('neither takes nor shows a token', async () => {
    const answer = await add({ ...valid, token: 'abcdefghij' })
    const stored = await server.payload.findByID({ collection: 'entries', id: answer.uuid })
    expect(stored.token ?? null).toBeNull()
    expect(JSON.stringify(answer)).not.toContain('token')
  })
})
