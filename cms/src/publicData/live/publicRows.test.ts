import { verifyEntry } from '#collections/Verifications/verifyEntry.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { onServer } from '#testSuite.ts'
import { entryRows } from './publicRows.ts'

onServer('reading entries', async (server) => {
  const { content, payload } = server
  await content.entry({ name: 'Mit allem', barrierfree: true, lat: 50.03, lon: 10.51, open1: 'Mo 8-12' })
  const plain = await content.entry({ name: 'Ohne alles' })
  await inTransaction(payload, (req) =>
    verifyEntry(req, { entry: plain.id, by: 'provider', at: '2024-05-06' }),
  )
  await content.entry({ name: 'Wartet noch', state: 'pending' })
  await content.entry({ name: 'Im Papierkorb', deletedAt: new Date().toISOString() })

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
