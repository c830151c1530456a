import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { contentOf } from '#testContent.ts'
import { namesOf, ok, onServer } from '#testSuite.ts'

onServer('the next visitor sees acknowledged changes', async (server) => {
  const onPage = async (text: string, page = '/categories/list/Pflege') =>
    (await server.text(page)).includes(text)
  const expectShown = async (name: string, shown: boolean) => {
    expect(namesOf(await server.listed('Pflege')).includes(name), name).toEqual(shown)
    expect(await onPage(name), name).toEqual(shown)
    expect((await server.found(name)).includes(name), name).toEqual(shown)
  }

  const { content } = server
  await content.settings()
  await content.entry({ name: 'Immer da' })
  await expectShown('Immer da', true)

  it('while an entry stays published after restoring an earlier version', async () => {
    const entry = await content.entry({ name: 'Erst Anfrage', state: 'pending' })
    await server.update('entries', entry.id, { state: 'published' })
    await expectShown('Erst Anfrage', true)
    const { rest } = await server.signIn('Admin')
    const ofEntry = `/entries/versions?where[parent][equals]=${entry.id}&sort=createdAt`
    const [first] = (await rest('GET', ofEntry)).body.docs
    expect(first.version.state).toBe('pending')
    await ok(rest('POST', `/entries/versions/${first.id}`, {}))
    await expectShown('Erst Anfrage', true)
  })

  it('of a whole transaction once it is committed, or none after a rollback', async () => {
    const both = (name: string, end: () => void) =>
      inTransaction(server.payload, async (req) => {
        const own = contentOf(server.payload, req)
        await own.entry({ name })
        await own.news({ title: `${name} gemeldet` })
        expect(await server.text('news')).not.toContain(name)
        end()
      })
    await both('Zu zweit', () => {})
    await expectShown('Zu zweit', true)
    expect(await onPage('Zu zweit gemeldet', '/news')).toBe(true)
    const failing = both('Nie gewesen', () => {
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    await expectShown('Nie gewesen', false)
    for (const page of ['/api/news', '/news']) expect(await onPage('Nie gewesen', page)).toBe(false)
  })
})
