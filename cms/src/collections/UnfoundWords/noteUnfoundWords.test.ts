import { dayMs } from '#clock.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { onDatabase, serverOf } from '#testSuite.ts'
import { forgetOldWords, keptDays, maxUnfoundWords } from './noteUnfoundWords.ts'

onDatabase('words of searches without hits', async (db) => {
  let time = Date.parse('2026-11-22T12:00:00Z')
  const start = time

  const kept = async () =>
    (await server.docs('unfound-words', {}, 'word')).map(
      ({ word, count, days, lastDay }) => `${word} ${count} ${days} ${lastDay}`,
    )
  const search = async (searchQuery: string) => {
    const response = await server.post('/api/notfound', { searchQuery })
    expect([response.status, await response.json()]).toEqual([200, { success: true, message: 'Success' }])
  }
  const wanted = (keepUnfoundWords: boolean) => server.content.settings({ keepUnfoundWords })

  const server = await serverOf(db, {}, { accounts: false, now: () => time })
  await server.content.entry({ name: 'Quittenhof', category: 'Friseure' })
  beforeEach(async () => {
    time = start
    await server.remove('unfound-words')
    await wanted(true)
  })

  it('are not stored unless the setting is on', async () => {
    await wanted(false)
    await search('Zwiebelkuchen')
    expect(await kept()).toEqual([])
  })

  it('are counted, with the number of days (region time) and the last day', async () => {
    await search('Xylophonstimmer')
    await search('XYLOPHONSTIMMER')
    time = Date.parse('2026-11-22T23:30:00Z')
    await search('xylophonstimmer gesucht')
    expect(await kept()).toEqual(['xylophonstimmer 3 2 2026-11-23'])
  })

  it('are single words of letters, without digits, @ signs and stop words', async () => {
    await search('Wer hat einen Xylophonstimmer für info@xylophon.example, 0952112345 oder Qwxr7?')
    await search(`ab ${'x'.repeat(31)} Ölxyzwerk`)
    expect(await kept()).toEqual(['xylophonstimmer 1 1 2026-11-22', 'ölxyzwerk 1 1 2026-11-22'])
  })

  it('are not counted if a provider was found or the query was understood', async () => {
    for (const query of ['Quittenhof', 'Frisör', 'Quittenhof Xylophonstimmer', '', '  ', '@'])
      await search(query)
    expect(await kept()).toEqual([])
  })

  it('lose no count during concurrent searches', async () => {
    await Promise.all(Array.from({ length: 8 }, () => search('Xylophonstimmer')))
    expect(await kept()).toEqual(['xylophonstimmer 8 1 2026-11-22'])
  })

  it('expire; beyond the maximum, the oldest and rarest words are deleted first', async () => {
    await search('Xylophonstimmer')
    time += keptDays * dayMs
    await search('Gxwzkrautling')
    expect(await forgetOldWords(server.payload)).toBe(0)
    expect(await kept()).toHaveLength(2)
    time += dayMs
    expect(await forgetOldWords(server.payload)).toBe(1)
    await search('Gxwzkrautling')
    expect((await kept()).map((line) => line.split(' ')[0])).toEqual(['gxwzkrautling'])
    const letter = (i: number) => String.fromCharCode(97 + (i % 26))
    const filling = Array.from({ length: maxUnfoundWords - 1 }, (_, i) => {
      const word = `wort${letter(i)}${letter(i / 26)}${letter(i / 676)}`
      const lastDay = i === 3 ? '2027-02-20' : '2027-02-21'
      return { id: crypto.randomUUID(), word, count: i === 7 ? 1 : 2, days: 1, lastDay }
    })
    await inTransaction(server.payload, async (req) => {
      for (const data of filling) await server.payload.db.create({ collection: 'unfound-words', data, req })
    })
    const filled = filling.map(({ word }) => word)
    for (const [query, leaves] of [
      ['Zfxlbrunzler', filled[3]],
      ['Gxwzkrautler', filled[7]],
    ] as const) {
      const before = (await kept()).map((line) => line.split(' ')[0])
      await search(query)
      const now = (await kept()).map((line) => line.split(' ')[0])
      expect(now).toEqual([...before, query.toLowerCase()].filter((word) => word !== leaves).sort())
    }
  })
})
