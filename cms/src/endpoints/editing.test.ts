import { emptyBeforeEach, onServer, refused, statusesOf } from '#testSuite.ts'
import { entryRequest } from './requests.fixture.ts'

const valid = entryRequest()

onServer('editing entries', async (server) => {
  const { content } = server
  const editor = await server.signIn('Editor')
  emptyBeforeEach(server)

  const add = (body: object) => editor.post('addEntry', body)
  const staff = (address: string) => editor.get(address)
  const { log } = editor
  const ofCategory = (name: string) => server.listed(name)

  it('refuses wrong fields, and stores nothing', async () => {
    await refused(add({ ...valid, phone: 'auf Anfrage' }), 'phone_invalid', 'phone')
    expect(await server.count('entries')).toBe(0)
    expect(await server.count('categories')).toBe(0)
    expect(await log()).toEqual([])
  })

  it('creates and shows an entry in a new category, with one log line', async () => {
    const category = { category: 'other', categoryNew: ' Neu/es ' }
    const answer = await add({ ...valid, ...category, phone: '09521 1', token: 'abcdefghij' })
    expect(JSON.stringify(answer)).not.toContain('token')
    expect(await server.docs('entries')).toMatchObject([{ token: null }])
    expect(answer).toMatchObject({ success: true, entry: { category: 'Neues', phone: '09521 1' } })
    expect(await ofCategory('Neues')).toEqual([answer.entry])
    expect(await log()).toEqual([['Eintrag angelegt', valid.name]])
  })

  it('refuses an entry that is unknown, in the trash or not published', async () => {
    await refused(add({ ...valid, uuid: crypto.randomUUID() }), 'not_found')
    const { uuid } = await add(valid)
    const done = { status: 200, success: true, message: 'Success', undo: expect.any(String) }
    expect(await staff(`removeEntry?id=${uuid}`)).toEqual(done)
    await refused(add({ ...valid, uuid }), 404)
    await refused(staff(`removeEntry?id=${uuid}`), 404)
    await refused(staff('removeEntry'), 404)
    const { id } = await content.entry({ state: 'pending' })
    await refused(staff(`removeEntry?id=${id}`), 404)
  })

  it('lets exactly one of several concurrent editors win', async () => {
    const { uuid, entry } = await add(valid)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => add({ uuid, updatedAt: entry.updatedAt, phone: `editor ${i}` })),
    )
    expect(statusesOf(answers)).toEqual([200, ...Array(7).fill(409)])
    const winner = answers.find(({ status }) => status === 200)
    expect((await ofCategory(valid.category))[0].phone).toBe(winner.entry.phone)
    expect((await log()).filter(([action]) => action === 'Eintrag geändert')).toHaveLength(1)
  })
})
