import fc from 'fast-check'
import { renderDraft } from '#collections/Mails/mailDraft.ts'
import { acceptedMail } from '#collections/Mails/mailTexts.ts'
import { sqlite } from '#database/testDatabases.ts'
import { routes } from '#shared/routes'
import { serverOf } from '#testSuite.ts'
import { elementsOf, inPlain } from './discovery/xml.fixture.ts'

const signs = fc.constantFrom(
  ' ',
  ...`%2F %2f / % %25 %252F ? # & + ä a B . ; %20 \\ " ' 😀 👨‍👩‍👧 : @ = [ | ^ ﬁ <b>`.split(' '),
)

const origin = 'https://wegweiser.example'

const server = await serverOf(sqlite, { publicUrl: origin })
await server.content.settings()

it('providers with any name are found at every written address: in list, search, sitemap, mails and structured data', async () => {
  const category = 'Optiker'
  const names = fc
    .sample(fc.array(signs, { minLength: 1, maxLength: 4 }), { numRuns: 40, seed: 1 })
    .map((found, i) => `Optik ${found.join('')} ${i}`.replace(/\s+/g, ' '))
  for (const name of names) await server.content.entry({ name, category })
  const hrefsOn = async (path: string) =>
    [...(await server.text(path)).matchAll(/href="([^"]+\/Optik%20[^"]+)"/g)].map(([, href = '']) =>
      inPlain(href),
    )
  const inSitemap = (elementsOf(await server.text('/sitemap.xml')).loc ?? []).flatMap(({ text }) =>
    /\/Optik%20/.test(text) ? text.slice(origin.length) : [],
  )
  const listed = new Set(await hrefsOn(routes.providerList.href(category)))
  const found = await hrefsOn(`${routes.fastsearch.href()}?q=Optik`)
  expect([listed.size, new Set(inSitemap).size]).toEqual([names.length, 2 * names.length])
  expect(found.length).toBeGreaterThan(0)
  const inMails = new Set<string>()
  const accepted = { token: null, isUpdate: false }
  for (const { id, name } of await server.docs('entries')) {
    const draft = acceptedMail(server.payload, { category, name, uuid: id }, accepted)
    const { text, html } = renderDraft(draft)
    const href = inPlain(/href="([^"]+)"/.exec(html)?.[1] ?? '')
    expect(text).toContain(`\n${href}\n`)
    inMails.add(href.slice(origin.length))
  }
  expect(inMails.size).toBe(names.length)
  const wrong: string[] = []
  for (const path of new Set([...listed, ...found, ...inSitemap, ...inMails])) {
    const [withoutQuery = ''] = path.split('?')
    const answer = await server.raw(path)
    const canonical = inPlain(/<link rel="canonical" href="([^"]+)"/.exec(String(answer.body))?.[1] ?? '')
    if (answer.status !== 200 || canonical !== origin + withoutQuery)
      wrong.push(`${answer.status} ${path} ${canonical}`)
  }
  expect(wrong).toEqual([])
})
