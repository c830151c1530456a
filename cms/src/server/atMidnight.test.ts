import { moveClock } from '#clock.ts'
import { confirmOn } from '#endpoints/verificationRequests.fixture.ts'
import { namesOf, onDatabase, serverOf } from '#testSuite.ts'

onDatabase('at midnight in the region', async (db) => {
  let time = Date.parse('2026-12-23T22:59:59.999Z')

  const server = await serverOf(db, {}, { accounts: false, now: () => time })
  const { content } = server
  await content.settings()
  await content.news({ title: 'Adventssingen', eventDate: '2026-12-23' })
  await content.news({ title: 'Heiligabend', eventDate: '2026-12-24' })
  await content.news({ title: 'Silvester', eventDate: '2026-12-31' })
  afterAll(() => moveClock(0))

  async function newsOn(address: string) {
    const html = await server.text(address)
    const sections = [...html.matchAll(/<section aria-labelledby="(coming|past)">(.*?)<\/section>/gs)]
    const titles = (section: string) =>
      [...section.matchAll(/<h3[^>]*>(?:<span[^>]*>)?([^<]*)/g)].map(([, title]) => title)
    return Object.fromEntries(sections.map(([, id = '', section = '']) => [id, titles(section)]))
  }

  it('events of a day stay upcoming until it ends, without scripts or writes', async () => {
    const before = { coming: ['Adventssingen', 'Heiligabend', 'Silvester'] }
    for (const address of ['/news', '/en/news']) expect(await newsOn(address)).toEqual(before)
    expect(await server.json('today')).toMatchObject({ date: '2026-12-23' })
    for (const address of ['/', '/api/news?coming=true'])
      expect(await server.text(address)).toContain('Adventssingen')
    time++
    const after = { coming: ['Heiligabend', 'Silvester'], past: ['Adventssingen'] }
    for (const address of ['/news', '/en/news']) expect(await newsOn(address)).toEqual(after)
    expect(await server.json('today')).toMatchObject({ date: '2026-12-24' })
    for (const address of ['/', '/api/news?coming=true'])
      expect(await server.text(address)).not.toContain('Adventssingen')
  })

  it('news appear at the beginning of their first day, and disappear at the end of their last', async () => {
    const day = '2026-12-25'
    await content.news({ title: 'Weihnachten', eventDate: '2026-01-01', showFrom: day, showUntil: day })
    for (const [moment, shown] of [
      ['2026-12-24T22:59:59.999Z', false],
      ['2026-12-24T23:00:00.000Z', true],
      ['2026-12-25T22:59:59.999Z', true],
      ['2026-12-25T23:00:00.000Z', false],
    ] as const) {
      time = Date.parse(moment)
      for (const address of ['/api/news', '/news'])
        expect((await server.text(address)).includes('Weihnachten'), moment).toEqual(shown)
    }
  })

  it('details checked eighteen months ago become old, and rank lower in a search, not in an ordered list', async () => {
    const checked = [
      ['Anna', '2025-07-14'],
      ['Berta', '2025-07-15'],
    ] as const
    for (const [name, at] of checked) {
      const { id } = await content.entry({ name, category: 'Lotsen', city: 'Ebern' })
      await confirmOn(server)(id, at, 'provider')
    }
    await content.entry({ name: 'Carla', category: 'Lotsen', city: 'Ebern' })
    const list = '/categories/list/Lotsen'
    const said = 'Diese Angaben sind älter'
    const names = (text: string) => [
      ...new Set([...text.matchAll(/>(Anna|Berta|Carla)</g)].map(([, name]) => name)),
    ]
    const seen = async () => ({
      searched: namesOf(await server.json('searchFor?searchQuery=lotsen')),
      listed: names(await server.text(list)),
      said: await Promise.all(
        ['Anna', 'Berta', 'Carla'].map(async (name) => (await server.text(`${list}/${name}`)).includes(said)),
      ),
    })
    const inOrder = ['Anna', 'Berta', 'Carla']
    time = Date.parse('2027-01-14T22:59:59.999Z')
    expect(await seen()).toEqual({ searched: inOrder, listed: inOrder, said: [false, false, false] })
    time++
    const later = ['Berta', 'Carla', 'Anna']
    expect(await seen()).toEqual({ searched: later, listed: inOrder, said: [true, false, false] })
    expect(await server.text(`${list}/Anna`)).toContain('Zuletzt geprüft: Juli 2025')
    expect(await server.text(`${list}/Carla`)).not.toContain('Zuletzt')
  })
})
