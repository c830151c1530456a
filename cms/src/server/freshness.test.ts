import type { PayloadRequest } from 'payload'
import { inTransaction } from '../lib/transaction/inTransaction.ts'
import { namesOf } from '../testActing.ts'
import { contentOf } from '../testContent.ts'
import { onServer } from '../testSuite.ts'

onServer('the next visitor sees acknowledged changes', async (server) => {
  const list = '/api/datafilteredcategory?category=Pflege'
  const names = async (address = list) => namesOf(await server.json(address))
  const onPage = async (text: string, page = '/categories/list/Pflege') =>
    (await server.text(page)).includes(text)
  const send = (method: string, address: string, body?: object) =>
    server.rest(address, { method, token, body })
  const expectShown = async (name: string, shown: boolean) => {
    expect([name, (await names()).includes(name)]).toEqual([name, shown])
    expect([name, await onPage(name)]).toEqual([name, shown])
    expect([
      name,
      (await names(`/api/searchFor?searchQuery=${encodeURIComponent(name)}`)).includes(name),
    ]).toEqual([name, shown])
  }

  const { content } = server
  await content.settings()
  await content.entry({ name: 'Immer da' })
  const token = await server.loginAs('Admin')
  await expectShown('Immer da', true)

  it('while an entry stays published after restoring an earlier version', async () => {
    const entry = await content.entry({ name: 'Erst Anfrage', state: 'pending' })
    await server.payload.update({ collection: 'entries', id: entry.id, data: { state: 'published' } })
    await expectShown('Erst Anfrage', true)
    const { docs } = await server.payload.findVersions({
      collection: 'entries',
      where: { parent: { equals: entry.id } },
      sort: 'createdAt',
    })
    expect(docs[0]?.version.state).toBe('pending')
    expect((await send('POST', `/entries/versions/${docs[0]?.id}`, {})).status).toBe(200)
    await expectShown('Erst Anfrage', true)
  })

  it('to many entries at once', async () => {
    const ids: string[] = []
    for (const i of [1, 2, 3]) ids.push((await content.entry({ name: `Viele ${i}`, city: 'Überall' })).id)
    await send('PATCH', `/entries?where[id][in]=${ids}`, { street: 'Neue Gasse 9' })
    const { length } = (await server.json(list)).filter(
      ({ street }: { street: string }) => street === 'Neue Gasse 9',
    )
    expect([length, await onPage('Neue Gasse 9')]).toEqual([3, true])
    await send('PATCH', `/entries?where[id][in]=${ids}`, { deletedAt: new Date().toISOString() })
    await expectShown('Viele 2', false)
  })

  it('of a whole transaction, or none after a rollback', async () => {
    const both = (req: PayloadRequest, fail: boolean) =>
      (async () => {
        const own = contentOf(server.payload, req)
        await own.entry({ name: fail ? 'Nie gewesen' : 'Zu zweit' })
        await own.news({ title: fail ? 'Nie gemeldet' : 'Zu zweit gemeldet' })
        if (fail) throw new Error('on purpose')
      })()
    await inTransaction(server.payload, (req) => both(req, false))
    await expectShown('Zu zweit', true)
    expect(await onPage('Zu zweit gemeldet', '/news')).toBe(true)
    await expect(inTransaction(server.payload, (req) => both(req, true))).rejects.toThrow('on purpose')
    await expectShown('Nie gewesen', false)
    expect(await server.text('/api/news')).not.toContain('Nie gemeldet')
    expect(await onPage('Nie gemeldet', '/news')).toBe(false)
  })

  it('of a transaction only after its commit', async () => {
    await inTransaction(server.payload, async (req) => {
      await contentOf(server.payload, req).news({ title: 'Erst im Advent' })
      expect(await server.text('/api/news')).not.toContain('Erst im Advent')
    })
    expect(await server.text('/api/news')).toContain('Erst im Advent')
  })
})
