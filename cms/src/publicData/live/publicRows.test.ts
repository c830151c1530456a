import { verifyEntry } from '../../collections/Verifications/verifyEntry.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import { onServer } from '../../testSuite.ts'
import { entryRows } from './publicRows.ts'

onServer('reading entries', async (server) => {
  const { payload } = server
  const category = await payload.create({ collection: 'categories', data: { name: 'Optiker' } as never })
  const entry = (name: string, more: object = {}) =>
    payload.create({
      collection: 'entries',
      data: { name, category: category.id, street: 'Weg 1', plz: '97437', city: 'Haßfurt', ...more } as never,
    })
  await entry('Mit allem', {
    barrierfree: true,
    lat: 50.03,
    lon: 10.51,
    open1: 'Mo 8-12',
    services: 'Sehtest, "Brillen"',
    website: 'https://example.org',
  })
  const plain = await entry('Ohne alles')
  await inTransaction(payload, (req) =>
    verifyEntry(req, { entry: plain.id, by: 'provider', at: '2024-05-06' }),
  )
  await entry('Wartet noch', { state: 'pending' })
  const trashed = await entry('Im Papierkorb')
  await payload.update({
    collection: 'entries',
    id: trashed.id,
    data: { deletedAt: new Date().toISOString() } as never,
  })

  it('returns only public ones, all or by a filter', async () => {
    const names = new Map<string, string>()
    const all = await entryRows(server.payload, undefined, names)
    expect(all).toEqual(await entryRows(server.payload, {}, names))
    expect(all.map(({ name }) => name).sort()).toEqual(['Mit allem', 'Ohne alles'])
    expect(await entryRows(server.payload, { id: { equals: plain.id } }, names)).toHaveLength(1)
    expect(all.find(({ name }) => name === 'Ohne alles')).toMatchObject({
      checkedAt: '2024-05-06',
      staff: { checkedBy: 'provider' },
    })
  })
})
