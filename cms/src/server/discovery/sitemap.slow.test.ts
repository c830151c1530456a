import { sqlite } from '#database/testDatabases.ts'
import { localePath, splitLocale } from '#shared/locales'
import { serverOf } from '#testSuite.ts'
import { readVocabulary, unknownTerms } from './vocabulary.fixture.ts'
import { elementsOf, inPlain } from './xml.fixture.ts'

const origin = 'https://wegweiser.example'

interface Seen {
  status: number
  canonical: string | undefined
  title: string | undefined
  description: string | undefined
  data: unknown
  links: string[]
}

const pages = new Map<string, Seen>()

async function see(address: string): Promise<Seen> {
  const response = await server.get(address)
  const html = await response.text()
  const first = (pattern: RegExp) => {
    const found = pattern.exec(html)?.[1]
    return found === undefined ? undefined : inPlain(found)
  }
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return {
    status: response.status,
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    data: json === undefined ? null : JSON.parse(json),
    links: [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href]) => inPlain(String(href))),
  }
}

const server = await serverOf(sqlite, { seed: 'demo', publicUrl: origin }, { accounts: false })
const xml = await (await server.get('/sitemap.xml')).text()
const addresses = (elementsOf(xml).loc ?? []).map(({ text }) => text.slice(origin.length) || '/')
for (const address of addresses) pages.set(address, await see(address))

it('public pages are in the sitemap once per language, and answer at exactly that address', () => {
  expect(new Set(addresses).size).toBe(addresses.length)
  const german = addresses.filter((address) => splitLocale(address).locale === 'de')
  expect(addresses.length).toBe(german.length * 2)
  for (const path of german) expect(addresses).toContain(localePath('en', path))
  expect(german.length).toBeGreaterThan(250)
  for (const [address, { status, canonical }] of pages)
    expect([status, canonical], address).toEqual([200, origin + address])
})

it('public pages are complete: every other linked page is unlisted on purpose', async () => {
  const known = new Set(addresses)
  const others = new Set([...pages.values()].flatMap(({ links }) => links).filter((link) => !known.has(link)))
  for (const address of others) {
    const { status, canonical } = await see(address)
    if (status === 200 && canonical !== undefined)
      expect(known.has(canonical.slice(origin.length) || '/'), `${address} → ${canonical}`).toBe(true)
  }
})

it('public pages have schema.org data of known terms', () => {
  const known = readVocabulary()
  const told = [...pages].filter(([, { data }]) => data !== null)
  expect(told.length).toBeGreaterThan(200)
  for (const [address, { data }] of told)
    expect(unknownTerms((data as { '@graph': unknown })['@graph'], known), address).toEqual([])
})

it('public pages have one canonical address, however they are asked for', async () => {
  const [{ id, title }] = await server.json('topcategories')
  for (const [asked, address] of [
    ['/categories/list/%46riseure', '/categories/list/Friseure'],
    [`/categories/top/${title}`, `/categories/top/${id}`],
  ] as const)
    expect((await see(asked)).canonical).toBe(origin + address)
})

it('public pages have unique titles and descriptions', () => {
  const german = [...pages].filter(([address]) => splitLocale(address).locale === 'de')
  const twice = (kind: 'title' | 'description') => {
    const of = new Map<string, string[]>()
    for (const [address, page] of german)
      of.set(page[kind] ?? '', [...(of.get(page[kind] ?? '') ?? []), address])
    return [...of].filter(([, same]) => same.length > 1)
  }
  expect(twice('title')).toEqual([])
  expect(twice('description')).toEqual([])
})

it('public pages have titles and descriptions in their language', async () => {
  for (const path of addresses.filter((address) => splitLocale(address).locale === 'en')) {
    const [english, german] = [pages.get(path), pages.get(splitLocale(path).path)]
    expect([path, english?.title], path).not.toEqual([path, german?.title])
    expect([path, english?.description]).not.toEqual([path, german?.description])
  }
  const names: { nameEn: string }[] = await server.json('categoryinfo')
  expect(names.every(({ nameEn }) => nameEn !== '')).toBe(true)
  const [entry] = await server.json('datafilteredcategory?category=Friseure')
  const list = '/categories/list/Friseure'
  for (const path of [list, `${list}/${encodeURIComponent(entry.name)}`]) {
    const { title, description, data } = await see(`/en${path}`)
    expect(title).toContain('Hairdressers')
    expect(description).toContain('Hairdressers')
    const words = `${title} ${description} ${JSON.stringify(data).replace(/https?:[^"]*/g, '')}`
    expect(words).not.toContain('Friseure')
  }
})
