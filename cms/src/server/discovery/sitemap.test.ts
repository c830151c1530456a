import { localePath, splitLocale } from '@directory/shared/routes'
import { repeat } from '@directory/shared/testRepeat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlite } from '../../database/testDatabases.ts'
import { startTestServer, type TestServer } from '../../testServer.ts'
import { freePort } from '../testProcess.ts'
import { readVocabulary, unknownTerms } from './vocabulary.fixture.ts'
import { elementsOf } from './xml.fixture.ts'

const origin = 'https://wegweiser.example'

interface Seen {
  status: number
  canonical: string | undefined
  title: string | undefined
  description: string | undefined
  data: unknown
  links: string[]
}

const unescaped = (text: string) =>
  text.replace(
    /&(?:amp|quot|#39|lt|gt);/g,
    (sign) => ({ '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' })[sign] ?? sign,
  )

describe('the public pages of the demo, as search engines find them', () => {
  let server: TestServer
  let addresses: string[]
  const pages = new Map<string, Seen>()

  async function see(address: string): Promise<Seen> {
    const response = await server.get(address)
    const html = await response.text()
    const first = (pattern: RegExp) => {
      const found = pattern.exec(html)?.[1]
      return found === undefined ? undefined : unescaped(found)
    }
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
    return {
      status: response.status,
      canonical: first(/<link rel="canonical" href="([^"]*)"/),
      title: first(/<title>([^<]*)<\/title>/),
      description: first(/<meta name="description" content="([^"]*)"/),
      data: json === undefined ? null : JSON.parse(json),
      links: [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href]) => unescaped(String(href))),
    }
  }

  beforeAll(async () => {
    server = await startTestServer(
      sqlite,
      { seed: 'demo', publicUrl: origin, port: await freePort() },
      { accounts: false },
    )
    const xml = await (await server.get('/sitemap.xml')).text()
    addresses = (elementsOf(xml).loc ?? []).map(({ text }) => text.slice(origin.length) || '/')
    // English pages are the same in other words: a sample of them, or all in the full run.
    const isSeen = (address: string, index: number) =>
      splitLocale(address).locale === 'de' || index % repeat(12, 1) === 1
    for (const address of addresses.filter(isSeen)) pages.set(address, await see(address))
  }, 240_000)
  afterAll(() => server?.stop())

  it('are in the sitemap once per language, and answer at exactly that address', () => {
    expect(new Set(addresses).size).toBe(addresses.length)
    const german = addresses.filter((address) => splitLocale(address).locale === 'de')
    expect(addresses.length).toBe(german.length * 2)
    for (const path of german) expect(addresses).toContain(localePath('en', path))
    expect(german.length).toBeGreaterThan(250)
    for (const [address, { status, canonical }] of pages)
      expect([address, status, canonical]).toEqual([address, 200, origin + address])
  })

  it('are complete: every link leads to one of them or to a page not to be listed', async () => {
    const known = new Set(addresses)
    const others = new Set(
      [...pages.values()].flatMap(({ links }) => links).filter((link) => !known.has(link)),
    )
    const sample = [...others].filter((_, index) => index % repeat(8, 1) === 0)
    for (const address of sample) {
      const { status, canonical } = await see(address)
      if (status === 200 && canonical !== undefined)
        expect(known.has(canonical.slice(origin.length) || '/'), `${address} → ${canonical}`).toBe(true)
    }
  })

  it('have a title and a description of their own', () => {
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

  it('describe themselves in words that schema.org knows', () => {
    const known = readVocabulary()
    expect(known('LocalBusiness')?.has('openingHoursSpecification')).toBe(true)
    expect(known('LocalBusiness')?.has('nonsense')).toBe(false)
    let providers = 0
    const types = new Set<string>()
    for (const [address, { data }] of pages) {
      if (data === null) continue
      const { '@context': context, '@graph': graph } = data as {
        '@context': string
        '@graph': { '@type': string }[]
      }
      expect(context).toBe('https://schema.org')
      expect([address, unknownTerms(graph, known)]).toEqual([address, []])
      if (/^\/categories\/list\/[^/]+\/[^/]+$/.test(address)) {
        providers++
        expect(graph.map((thing) => thing['@type'])).toEqual([expect.any(String), 'BreadcrumbList'])
        types.add(String(graph[0]?.['@type']))
      }
    }
    expect(providers).toBeGreaterThan(200)
    expect([...types]).toEqual(
      expect.arrayContaining(['HairSalon', 'LocalBusiness', 'Organization', 'Pharmacy']),
    )
  })
})
