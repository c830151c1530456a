import type { CollectionSlug } from 'payload'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { onDatabase, serverOf } from '#testSuite.ts'

const lists = ['/categories/list/Pflege', '/api/datafilteredcategory?category=Pflege']
const topics = ['/categories', '/api/topcategories', '/categories/top/top_categories.care']
const everywhere = [
  ...[...lists, ...topics, '/', '/en/news', '/aboutus', '/links?region=alle', '/nowhere', '/api/towns'],
  ...['/api/searchFor?searchQuery=pflege', '/api/allcategories?region=hassberge', '/translations.json'],
]

const picture = (name: string) => {
  const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  return { name, data, mimetype: 'image/svg+xml', size: data.length }
}

onDatabase('answers are as after a restart, for', async (db) => {
  const server = await serverOf(db, {}, { accounts: false, now: () => Date.parse('2026-11-22T12:00:00Z') })
  const { content } = server
  await content.settings()
  const entry = await content.entry({ lat: 50.05, lon: 10.6 })
  await content.entry({ name: 'Fahrdienst', category: 'Fahren', city: 'Zeil' })
  const docs = await server.docs('categories')
  const idOf = (name: string) => docs.find((category) => category.name === name)?.id ?? ''
  const { data, mimetype } = picture('')
  const image = await content.file('bild.svg', data, mimetype)
  const top = await content.topCategory({
    titleKey: 'top_categories.care',
    image: image.id,
    categories: [idOf('Pflege')],
  })
  const news = await content.news({ occurDate: '2026-12-09', eventDate: '2026-12-09' })
  const link = await content.link()
  const page = await content.page('about', '<p>Wir</p>')
  const update = (collection: CollectionSlug, id: string, data: object, file?: ReturnType<typeof picture>) =>
    server.payload.update({ collection, id, data, trash: true, ...(file && { file }) })

  async function seen(): Promise<Map<string, string>> {
    const answers = everywhere.map(async (address): Promise<[string, string]> => {
      const response = await server.get(address)
      // What could be used without asking again might be used beyond its time.
      expect(response.headers.get('cache-control'), address).toBe('no-cache')
      return [address, `${response.status} ${await response.text()}`]
    })
    return new Map(await Promise.all(answers))
  }

  const far = { key: 'hassberge', label: 'Fern', aliases: [], lat: 48, lon: 11, radiusKm: 1 }
  const gone = () => ({ deletedAt: new Date().toISOString() })
  it.each<[string, () => Promise<unknown>, string[]]>([
    ['another title', () => content.settings({ siteTitle: 'Ganz anders' }), ['/', '/nowhere']],
    ['another region', () => content.settings({ region: far }), ['/api/allcategories?region=hassberge']],
    ['a changed entry', () => update('entries', entry.id, { phone: '09521 1' }), lists],
    [
      'an entry elsewhere',
      () => update('entries', entry.id, { lat: 50.3, city: 'Knetzgau' }),
      ['/api/towns'],
    ],
    ['a new category', () => content.entry({ name: 'Garten', category: 'Garten' }), ['/categories']],
    ['an entry in another category', () => update('entries', entry.id, { category: idOf('Fahren') }), lists],
    ['news in the trash', () => update('news', news.id, gone()), ['/', '/en/news']],
    ['a changed link', () => update('links', link.id, { name: 'Kreis' }), ['/links?region=alle']],
    ['a changed page', () => update('pages', page.id, { html: '<p>Alle</p>' }), ['/aboutus']],
    ['another picture', () => update('files', image.id, {}, picture('anders.svg')), ['/api/topcategories']],
    ['another label', () => update('top-categories', top.id, { name: 'Zuhause' }), ['/translations.json']],
    ['another topic', () => update('top-categories', top.id, { categories: [] }), topics.slice(2)],
    [
      'an entry in the trash',
      () => update('entries', entry.id, gone()),
      ['/api/searchFor?searchQuery=pflege'],
    ],
    [
      'a category by another name',
      () => update('categories', idOf('Fahren'), { name: 'Fahrten' }),
      ['/categories'],
    ],
  ])('%s', async (_, change, shown) => {
    const before = await seen()
    await change()
    const after = await seen()
    expect(shown.filter((address) => after.get(address) === before.get(address))).toEqual([])
    await publicDataOf(server.payload).refreshAll()
    expect(after).toEqual(await seen())
  })
})
