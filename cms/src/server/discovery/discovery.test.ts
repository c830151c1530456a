import sharp from 'sharp'
import { sqlite } from '#database/testDatabases.ts'
import { startTestServer } from '#testServer.ts'
import { serverOf } from '#testSuite.ts'
import { elementsOf } from './xml.fixture.ts'

const origin = 'https://wegweiser.example'
const hostile = `<b>"Fest" & 'Tanz'</b> \u0001]]> 👵`

const text = (address: string) => server.text(address)
const sizeOf = async (address: string) => {
  const { width, height } = await sharp((await server.raw(address)).body).metadata()
  return `${width}x${height}`
}
const server = await serverOf(sqlite, { publicUrl: origin })
const { content } = server
await content.settings({ siteTitle: 'Wegweiser "Süd" & West', contactEmail: 'hilfe@example.org' })

it('lets search engines in with PUBLIC_URL, except to staff pages and calls, and names its sitemap', async () => {
  const robots = await text('/robots.txt')
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  for (const path of ['/admin', '/api/', '/edit', '/en/edit']) expect(robots).toContain(`Disallow: ${path}\n`)
  expect(robots).not.toMatch(/^Disallow: \/$/m)
})

it('lists a provider in the sitemap only while it is public', async () => {
  const entry = await content.entry({ name: 'Salon & Söhne', category: 'Friseure' })
  const address = `${origin}/categories/list/Friseure/Salon%20%26%20S%C3%B6hne`
  const urls = async () => (elementsOf(await text('/sitemap.xml')).loc ?? []).map((one) => one.text)
  expect((await urls()).filter((url) => url === address)).toEqual([address])
  const twin = await content.entry({ name: 'Salon & Söhne', category: 'Friseure', street: 'Am Markt 2' })
  expect(await urls()).toEqual(
    expect.arrayContaining([`${address}?id=${entry.id}`, `${address}?id=${twin.id}`]),
  )
  expect(await urls()).not.toContain(address)
  await server.remove('entries')
  expect((await urls()).filter((url) => url.startsWith(address))).toEqual([])
})

async function dates(): Promise<Map<string, string>> {
  const rows = (await text('/sitemap.xml')).matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)
  return new Map([...rows].map(([, loc = '', changed = '']) => [loc.slice(origin.length) || '/', changed]))
}

it('dates only pages of providers', async () => {
  const entry = await content.entry({ name: 'Neu', category: 'Taxis' })
  const [{ updatedAt = '' } = {}] = await server.docs('entries', { id: entry.id })
  const before = await dates()
  expect(before.get('/categories/list/Taxis/Neu')).toBe(updatedAt)
  expect(['/', '/news', '/categories/list/Taxis'].map((path) => before.get(path))).toEqual(['', '', ''])
  await server.update('entries', entry.id, { plz: '97437' })
  expect(String((await dates()).get('/categories/list/Taxis/Neu')) > updatedAt).toBe(true)
})

it('has a news feed of valid XML', async () => {
  const { id } = await content.news({
    title: hostile,
    text: 'Am <strong>Main</strong>\nmit Kaffee<br>und mehr',
    ...{ eventDate: '2026-12-05', eventPlace: '<b>Saal</b> & Hof' },
  })
  const feed = elementsOf(await text('/news.atom'))
  expect(feed.title?.map((one) => one.text)).toContain(hostile.replace('\u0001', ''))
  expect(feed.id?.map((one) => one.text)).toContain(`urn:uuid:${id}`)
  expect(feed.content?.map((one) => one.text)).toContain(
    'Am <strong>Main</strong><br>mit Kaffee<br>und mehr<br>05.12.2026, &lt;b&gt;Saal&lt;/b&gt; &amp; Hof',
  )
  expect(feed.link?.map(({ attributes }) => attributes.href)).toContain(`${origin}/news#news-${id}`)
  expect(await text('/news')).toContain(`id="news-${id}"`)
  await content.news({ title: 'Danach' })
  const [latest, ...all] = (elementsOf(await text('/news.atom')).updated ?? []).map((one) => one.text)
  expect(latest).toBe(all.sort().at(-1))
  await server.remove('news', { id })
  expect(await text('/news.atom')).not.toContain(id)
})

it('has a web manifest and security.txt', async () => {
  const { icons, ...manifest } = JSON.parse(await text('/en/manifest.webmanifest'))
  const name = 'Wegweiser "Süd" & West'
  expect(manifest).toMatchObject({ name, start_url: '/en', display: 'standalone' })
  for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes)
  expect((await server.get('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon')
  const security = await text('/.well-known/security.txt')
  expect(security).toContain('Contact: mailto:hilfe@example.org')
  const [, expires = ''] = /^Expires: (.*)$/m.exec(security) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
})

it("gives messengers the title, description and picture of a link, in the page's language", async () => {
  const html = await text('/en/contact')
  expect(html).toContain(`<meta property="og:url" content="${origin}/en/contact">`)
  expect(html).toContain('<meta property="og:locale" content="en_GB">')
  expect(html).toContain('content="Contact – Wegweiser &quot;Süd&quot; &amp; West"')
  expect(html).toContain(`<meta property="og:image" content="${origin}/share.png">`)
  expect(await sizeOf('/share.png')).toBe('1200x630')
})

it('keeps search engines out and names no own address without PUBLIC_URL', async () => {
  const server = await startTestServer(sqlite, {}, { accounts: false })
  const status = async (address: string) => (await server.get(address)).status
  expect(await (await server.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  for (const address of ['/sitemap.xml', '/news.atom', '/.well-known/security.txt'])
    expect(await status(address), address).toBe(404)
  const html = await (await server.get('/')).text()
  expect(html).toContain('og:title')
  expect(html).not.toMatch(/og:url|og:image|ld\+json|atom\+xml|rel="canonical"|hreflang/)
  await server.stop()
})
