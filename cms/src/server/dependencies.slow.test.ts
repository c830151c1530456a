import { pageNames } from '@directory/shared/page'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { implementations } from '../contract/handlers.ts'
import { isPublicRead } from '../contract/perform.ts'
import { databases } from '../database/testDatabases.ts'
import { readModelOf } from '../readModel/live/readModel.ts'
import { type Content, contentOf } from '../testContent.ts'
import { startTestServer, type TestServer } from '../testServer.ts'
import { addressOf, morePages } from './dependencies.fixture.ts'
import { loadSite } from './site.ts'

/** Each public read with queries by which it shows something, or will: a call without an example is a failure. */
const queries: Record<string, string[]> = {
  '/translations.json': [''],
  '/api/translations': ['?locale=de', '?locale=en'],
  '/api/settings': [''],
  '/api/openapi.json': [''],
  '/api/getHtml': pageNames.map((name) => `?name=${name}`),
  '/api/news': ['', '?coming=true'],
  '/api/today': [''],
  '/api/licences': [''],
  '/api/links': ['', '?region=hassberge'],
  '/api/allcategories': ['', '?region=hassberge'],
  '/api/categoryinfo': ['', '?region=hassberge'],
  '/api/visitingcategories': [''],
  '/api/places': [''],
  '/api/place': ['?from=Ha%C3%9Ffurt', '?from=50.03,10.51'],
  '/api/topcategories': [''],
  '/api/categories': ['?topCategory=top_categories.care', '?topCategory=top_categories.new'],
  '/api/datafilteredcategory': ['?category=Pflege', '?category=Pflege&barrierfree=true', '?category=Garten'],
  '/api/entry': [
    '?category=Pflege',
    '?category=Frueher',
    '?category=Pflege&name=Pflegedienst',
    '?category=Pflege&name=Neu+hier',
  ],
  '/api/searchFor': ['?searchQuery=pflege', '?searchQuery=garten'],
  '/api/searchhelp': ['?searchQuery=pflege', '?searchQuery=garten'],
  '/api/suggest': ['?searchQuery=pfl', '?searchQuery=garten'],
  '/api/checknameexists': ['?name=Pflegedienst'],
  '/api/towns': [''],
}
const provider = ['/categories/list/Pflege/Pflegedienst', '/api/entry?category=Pflege&name=Pflegedienst']

const everyCall = Object.entries(implementations)
  .filter(([, implementation]) => isPublicRead(implementation))
  .map(([key]) => key.replace('GET ', ''))

for (const db of databases) {
  describe(`what an answer was built from, on ${db.name}`, () => {
    let server: TestServer
    let content: Content
    let addresses: string[]
    const ids: Record<string, string> = {}
    /** Answers that are kept since the change before. */
    let asKept: Map<string, string> | undefined

    /** Answers by address, each with its status. */
    async function lookAtAll(): Promise<Map<string, string>> {
      const found = await Promise.all(
        addresses.map(async (address): Promise<[string, string]> => {
          const response = await server.get(address)
          // Anything that could be used without asking again might be used beyond its time.
          expect([address, response.headers.get('cache-control')]).toEqual([
            address,
            expect.stringMatching(/^no-(cache|store)$/),
          ])
          return [address, `${response.status} ${await response.text()}`]
        }),
      )
      return new Map(found)
    }

    beforeAll(async () => {
      server = await startTestServer(
        db,
        {},
        { accounts: false, now: () => Date.parse('2026-11-22T12:00:00Z') },
      )
      content = contentOf(server.payload)
      await content.settings()
      const { id } = await content.entry({ barrierfree: true, lat: 50.05, lon: 10.6 })
      ids.entry = id
      await content.entry({ name: 'Fahrdienst', category: 'Fahren', city: 'Zeil', lat: 50.4, lon: 10.6 })
      const { docs } = await server.payload.find({ collection: 'categories' })
      for (const { id, name } of docs) ids[name] = id
      const image = await content.file(
        'bild.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
        'image/svg+xml',
      )
      ids.file = image.id
      const top = { titleKey: 'top_categories.care', image: image.id, categories: [ids.Pflege as string] }
      ids.top = (await content.topCategory(top)).id
      ids.news = (await content.news()).id
      ids.link = (await content.link({ region: 'hassberge' })).id
      ids.page = (await content.page('about', '<p>Wir</p>')).id

      const { site } = (await loadSite()) as unknown as { site: { everyPage(): { path: string }[] } }
      const pages = site.everyPage().map(({ path }) => addressOf(path))
      const calls = everyCall.flatMap((call) => (queries[call] ?? []).map((query) => call + query))
      // What belongs to one visitor is drawn anew each time.
      const isOnes = (path: string) =>
        /^\/(?:edit\/|addrequest|confirm\/|answer\/|objection\/)|\/report$/.test(path)
      const public_ = pages.filter((path) => !isOnes(path))
      const known = changes.flatMap(([, , shown]) => shown)
      addresses = [...new Set([...calls, ...public_, ...morePages, ...known])]
    })
    afterAll(() => server?.stop())

    it('has an example of every call', () => {
      expect(Object.keys(queries).sort()).toEqual(everyCall.sort())
    })

    const svg = (name: string) => {
      const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
      return { name, data, mimetype: 'image/svg+xml', size: data.length }
    }
    const update = (collection: CollectionSlug, id: string, data: object, file?: ReturnType<typeof svg>) =>
      server.payload.update({ collection, id: ids[id] as string, data, trash: true, ...(file && { file }) })
    const everyPage = ['/', '/en', '/news', '/categories', '/nowhere', '/categories/list/Pflege', '/login']
    const listsOfPflege = [
      '/api/datafilteredcategory?category=Pflege',
      '/api/datafilteredcategory?category=Pflege&barrierfree=true',
      '/api/searchFor?searchQuery=pflege',
      '/categories/list/Pflege',
      '/fastsearch?q=pflege',
    ]
    const listsOfCategories = [
      '/api/allcategories',
      '/api/allcategories?region=hassberge',
      '/categories',
      '/categories?region=alle',
      '/en/categories',
      '/fastsearch',
    ]
    const topCategories = ['/api/topcategories', '/categories', '/en/categories', '/categories?region=alle']
    const labels = ['/translations.json', '/api/translations?locale=de', '/api/translations?locale=en']

    /** What is changed, and addresses whose answers are others then. */
    const changes: [string, () => Promise<unknown>, string[]][] = [
      [
        'other settings',
        () => content.settings({ siteTitle: 'Ganz anders' }),
        ['/api/settings', '/api/openapi.json', ...everyPage],
      ],
      [
        'another region',
        () =>
          content.settings({
            region: { key: 'hassberge', label: 'Fern', aliases: [], lat: 48, lon: 11, radiusKm: 1 },
          }),
        ['/api/settings', '/api/allcategories?region=hassberge', '/categories', '/links'],
      ],
      ['the settings of before', () => content.settings(), ['/api/allcategories?region=hassberge']],
      ['more news', () => content.news({ title: 'Noch etwas' }), ['/api/news', '/news', '/en/news']],
      [
        'changed news',
        () => update('news', 'news', { title: 'Winterfest' }),
        ['/api/news', '/news', '/en/news'],
      ],
      [
        'news in the trash',
        () => update('news', 'news', { deletedAt: new Date().toISOString() }),
        ['/api/news', '/news', '/en/news'],
      ],
      [
        'news of a day to come',
        () => content.news({ title: 'Adventskaffee', occurDate: '2026-12-09' }),
        ['/api/news?coming=true', '/', '/en', '/homepage', '/news'],
      ],
      [
        'a changed link',
        () => update('links', 'link', { name: 'Kreis' }),
        ['/api/links', '/api/links?region=hassberge', '/links', '/links?region=alle'],
      ],
      [
        'a link that goes',
        () => server.payload.delete({ collection: 'links', id: ids.link as string }),
        ['/api/links', '/api/links?region=hassberge', '/links', '/links?region=alle'],
      ],
      [
        'a changed page',
        () => update('pages', 'page', { html: '<p>Alle</p>' }),
        ['/api/getHtml?name=about', '/aboutus'],
      ],
      [
        'a page that was empty',
        () => content.page('homepage', '<p>Willkommen</p>'),
        ['/api/getHtml?name=homepage', '/', '/en', '/homepage'],
      ],
      [
        'a changed entry',
        () => update('entries', 'entry', { phone: '09521 1' }),
        [...listsOfPflege, ...provider],
      ],
      [
        'an entry with another name',
        () => update('entries', 'entry', { name: 'Pflege daheim' }),
        [...listsOfPflege, ...provider, '/api/checknameexists?name=Pflegedienst'],
      ],
      [
        'an entry elsewhere',
        () => update('entries', 'entry', { lat: 50.3, city: 'Knetzgau' }),
        [...listsOfPflege, '/api/towns', '/fastsearch', '/api/allcategories?region=hassberge', '/categories'],
      ],
      [
        'an entry where nothing was found',
        () => content.entry({ name: 'Neu hier' }),
        [
          ...listsOfPflege.filter((address) => !/barrier|search/.test(address)),
          '/categories/list/Pflege/Neu%20hier',
          '/api/entry?category=Pflege&name=Neu+hier',
        ],
      ],
      [
        'the first entry of a category',
        () => content.entry({ name: 'Gartendienst', category: 'Garten' }),
        [
          ...listsOfCategories,
          '/api/datafilteredcategory?category=Garten',
          '/api/searchFor?searchQuery=garten',
          '/api/searchhelp?searchQuery=garten',
          '/api/suggest?searchQuery=garten',
          '/categories/list/Garten',
        ],
      ],
      [
        'an entry in another category',
        () => update('entries', 'entry', { category: ids.Fahren }),
        listsOfPflege,
      ],
      [
        'a category with another name',
        () => update('categories', 'Pflege', { name: 'Hilfe' }),
        [
          ...listsOfPflege.filter((address) => !/barrier|search/.test(address)),
          ...listsOfCategories,
          '/api/categories?topCategory=top_categories.care',
          '/categories/top/top_categories.care',
        ],
      ],
      [
        'a top category where there was none',
        () => content.topCategory({ titleKey: 'top_categories.new', categories: [ids.Fahren as string] }),
        [
          ...topCategories,
          ...labels,
          '/api/categories?topCategory=top_categories.new',
          '/categories/top/top_categories.new',
        ],
      ],
      [
        'a top category with other categories',
        () => update('top-categories', 'top', { categories: [ids.Pflege, ids.Fahren] }),
        ['/api/categories?topCategory=top_categories.care', '/categories/top/top_categories.care'],
      ],
      [
        'a top category with another label',
        () => update('top-categories', 'top', { labelDe: 'Zuhause', labelEn: 'At home' }),
        [...labels, '/', '/categories', '/en/categories', '/categories/top/top_categories.care'],
      ],
      [
        'a sentence about a top category',
        () => update('top-categories', 'top', { sentenceDe: 'Daheim gut versorgt.' }),
        [...labels, '/categories/top/top_categories.care'],
      ],
      [
        'an English name of a category',
        () => update('categories', 'Fahren', { nameEn: 'Transport' }),
        ['/api/topcategories', '/api/categoryinfo', '/en', '/en/categories/top/top_categories.care'],
      ],
      ['another picture', () => update('files', 'file', {}, svg('anders.svg')), topCategories],
      [
        'an entry in the trash',
        () => update('entries', 'entry', { deletedAt: new Date().toISOString() }),
        ['/api/searchFor?searchQuery=pflege', '/fastsearch?q=pflege', '/api/towns'],
      ],
    ]
    it.each(changes)('is noticed: %s', async (_, change, shown) => {
      const before = asKept ?? (await lookAtAll())
      await change()
      const after = await lookAtAll()
      await readModelOf(server.payload).refreshAll()
      const fromScratch = await lookAtAll()
      asKept = fromScratch
      for (const [address, answer] of fromScratch)
        expect([address, after.get(address)]).toEqual([address, answer])
      const isShown = (address: string) => after.get(address) !== before.get(address)
      expect(shown.filter((address) => !isShown(address))).toEqual([])
    })
  })
}
