import { answers } from '#lib/testAnswers.ts'
import { textsFor } from '#lib/testTexts.ts'
import { splitLocale } from '#shared/locales'
import { renderRefusal } from './entry-server.tsx'
import cases from './entryServer.fixture.json' with { type: 'json' }
import { unpackRows } from './packedRows.ts'
import { testPage } from './testPage.ts'

const assets = {
  scripts: ['/assets/main.js'],
  styles: ['/assets/main.css'],
  boot: '/assets/boot.js',
  preloads: ['/assets/part.js', '/assets/font.woff2'],
}
const origin = 'https://site.example'

function page(url: string, changed: Record<string, unknown> = {}, isKnownOrigin = false) {
  const known: Record<string, unknown> = { ...answers, ...changed }
  const load = async (asked: string) => {
    const found = known[asked] ?? known[asked.split('?')[0] ?? '']
    if (found && !(found instanceof Error)) return found
    throw { status: found ? 500 : 404, code: 'refused' }
  }
  return testPage(url, load, { assets, origin, isKnownOrigin })
}

it.each(['/', '/en'])('the page of a rate limit has a telephone number, %s', (url) => {
  const settings = { phone: '09521 12345', phoneText: '09521 12345' }
  const { locale } = splitLocale(url)
  const html = renderRefusal({ locale, texts: textsFor(url), styles: [], settings, reason: { minutes: 3 } })
  expect(html).toContain('<a href="tel:+49952112345">09521 12345</a>')
})

it.each(cases)('the public page %s arrives complete', async (url, text) => {
  const { status, html } = await page(url)
  expect(status).toBe(200)
  expect(html).toContain(text)
  expect(html).toContain(url.startsWith('/en') ? '<html lang="en"' : '<html lang="de"')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)(?![^>]*application\/json)/)
  expect(html).not.toContain('<style')
  // A missing text would show its key.
  expect(html).not.toMatch(/>(?:nav|home|news|links|page|footer|error|contact)\.[a-z]+</i)
})

it('the other language can be chosen at the top and in the menu of narrow screens', async () => {
  for (const [url, target] of [
    ['/news', 'hrefLang="en"'],
    ['/en/news', 'hrefLang="de"'],
  ] as const) {
    const [top = '', menu = ''] = ((await page(url)).html.split('</header>')[0] ?? '').split('id="menu"')
    expect([url, top.includes(target), menu.includes(target)]).toEqual([url, true, true])
  }
})

it('rendering reuses date formats, so that they do not fill the memory', async () => {
  const urls = ['/', '/en', '/news', '/en/news']
  for (const url of urls) await page(url)
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  onTestFinished(() => made.mockRestore())
  for (const url of urls) await page(url)
  expect(made.mock.calls).toEqual([])
})

const htmlOf = async (...given: Parameters<typeof page>) => (await page(...given)).html

describe('ways to reach people', () => {
  const telephone = 'href="tel:+49952112345"'

  it.each(['/', '/nirgendwo', '/en/news', '/login'])(
    'every footer has the telephone number: %s',
    async (url) => {
      const [, footer] = (await htmlOf(url)).split('<footer')
      expect(footer).toMatch(/href="tel:\+49952112345".*\(Montag, 9 bis 12 Uhr\)/)
    },
  )

  it('the page content has the number if something is missing or failed', async () => {
    const mainOf = async (url: string, changed = {}) =>
      (await htmlOf(url, changed)).split('<main')[1]?.split('</main>')[0]
    for (const url of ['/nirgendwo', '/help', '/contact']) expect(await mainOf(url)).toContain(telephone)
    for (const news of [new Error('database'), []])
      expect(await mainOf('/news', { '/api/news': news })).toContain(telephone)
    expect(await mainOf('/news')).not.toContain(telephone)
  })

  it('are absent if the settings have none', async () => {
    const none = {
      ...{ phone: ' ', phoneText: '', phoneHours: '', postalAddress: '' },
      ...{ importantNumbers: [], people: [] },
    }
    const settings = { ...answers['/api/settings'], ...none }
    for (const url of ['/', '/contact', '/help', '/aboutus', '/nirgendwo'])
      expect(await htmlOf(url, { '/api/settings': settings })).not.toMatch(
        /Rufen Sie|Wichtige Nummern|Wer für Sie da ist|Postanschrift|href="tel:/,
      )
  })

  const numbers = /Wichtige Nummern.*href="tel:112"><span>Notruf<\/span>/
  const people = /src="\/api\/file\/anna.svg"[^>]*>.*Anna Amsel.*Telefon/
  const inGerman = /written by our association, in German.*?lang="de"/

  it.each([
    ['important numbers', '/', numbers],
    ['important numbers', '/help', numbers],
    ['the general ones in English', '/en/help', />Emergency<.*>Ambulance and fire brigade</],
    ['the others in German', '/en/help', /<li lang="de"><a[^>]*><span>Pflegestützpunkt/],
    ['people with their pictures', '/contact', people],
    ['people with their pictures', '/aboutus', people],
    ['the postal address', '/contact', /<address[^>]*>Hauptstraße 1\n97437 Haßfurt/],
    ['that a text is in German', '/en', inGerman],
    ['that a text is in German', '/en/help', inGerman],
  ])('include %s: %s', async (_, url, shown) => expect(await htmlOf(url)).toMatch(shown))

  it('do not say so of a German page, or of a text in English', async () => {
    expect(await htmlOf('/help')).not.toContain('auf Deutsch')
    const written = { content: '<p>How it works</p>', locale: 'en' }
    const html = await htmlOf('/en/help', { '/api/getHtml?locale=en&name=assistance': written })
    expect(html).toMatch(/<div lang="en"[^>]*><p>How it works/)
    expect(html).not.toContain('in German.')
  })
})

describe('the document', () => {
  it('names its languages and its canonical URL', async () => {
    const html = await htmlOf('/en/links?region=alle', {}, true)
    expect(html).toContain(`<link rel="canonical" href="${origin}/en/links">`)
    expect(html).toContain(`hreflang="de" href="${origin}/links"`)
    expect(html).toContain('href="/en/manifest.webmanifest"')
    expect(html).toContain(`hreflang="x-default" href="${origin}/links"`)
    expect(await htmlOf('/homepage', {}, true)).toContain(`<link rel="canonical" href="${origin}/">`)
  })

  it('names no URL if the origin is unknown', async () => {
    for (const url of ['/', '/en/links', '/mylist'])
      expect(await htmlOf(url)).not.toMatch(/site\.example|rel="canonical"|hreflang/)
  })

  it('of the saved list describes a shared link in both languages, without a URL', async () => {
    for (const [url, title] of [
      ['/mylist', 'Eine Merkliste für Sie – Seniorenwegweiser'],
      ['/en/mylist', 'A list for you – Seniorenwegweiser'],
    ] as const) {
      const html = await htmlOf(url, { '/api/categoryinfo': [] }, true)
      const content = (name: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(html)?.[1]
      expect([content('og:title'), content('twitter:title')]).toEqual([title, title])
      expect(content('og:image')).toBe(`${origin}/share.png`)
      expect(content('og:description')).toMatch(/ausgesucht|chosen/)
      expect(content('og:url')).toBeUndefined()
      expect(content('robots')).toBe('noindex')
    }
    expect(await htmlOf('/login')).not.toContain('og:')
  })

  it('embeds its data so that no text can close the script element', async () => {
    const news = [{ ...answers['/api/news'][0], title: '</script><b>x' }]
    const html = await htmlOf('/news', { '/api/news': news })
    expect(html).not.toContain('</script><b>x')
    const json = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    const { data } = JSON.parse(json, unpackRows)
    expect(data['/api/news']).toEqual(news)
    expect(Object.keys(data)).toEqual(['/api/settings', '/api/today', '/api/news'])
  })

  it('loads scripts after styles and fonts', async () => {
    const html = await htmlOf('/news')
    expect(html).toContain('<script type="module" src="/assets/main.js" fetchpriority="low">')
    expect(html).toMatch(
      /<link rel="preload" href="\/api\/translations\?locale=de&amp;part=public"[^>]* fetchpriority="low">/,
    )
    expect(await htmlOf('/en/news')).toContain('href="/api/translations?locale=en&amp;part=public"')
    expect(html).toContain('<link rel="modulepreload" href="/assets/part.js" fetchpriority="low">')
    expect(html).toMatch(/<link rel="preload" href="\/assets\/font.woff2"(?![^>]*fetchpriority)/)
    expect(html).toMatch(/<link rel="stylesheet"(?![^>]*fetchpriority)/)
  })

  it('escapes texts of the settings', async () => {
    const settings = { ...answers['/api/settings'], siteTitle: '<img src=x>"' }
    expect(await htmlOf('/news', { '/api/settings': settings })).not.toContain('<img src=x>')
  })

  it('of staff, login and 404 pages stays out of search engines, and shows nothing of the staff panel', async () => {
    for (const url of ['/edit', '/login', '/nirgendwo'])
      expect(await htmlOf(url)).toMatch(/^(?!.*\/admin).*<meta name="robots" content="noindex">/s)
  })
})

it.each(['/nirgendwo', '/en/nowhere', '//evil.example', '/news/x', '/%00'])(
  '%s is not found',
  async (url) => {
    expect(await page(url)).toMatchObject({ status: 404, html: expect.stringContaining('<h1') })
  },
)

it('an address with a line break is no failure', async () => {
  expect(await page('/news%0aX')).toMatchObject({ status: 404 })
})

it('a failed call is explained in words, with status 503', async () => {
  const words = /Die Neuigkeiten konnten gerade nicht geladen werden\..*Erneut versuchen/
  const failed = await page('/news', { '/api/news': new Error('database') })
  expect(failed).toMatchObject({ status: 503, html: expect.stringMatching(words) })
})

it('a page says that its list is empty', async () => {
  expect(await htmlOf('/news', { '/api/news': [] })).toContain('Noch keine Neuigkeiten')
  expect(await htmlOf('/links', { '/api/links': [] })).toContain('noch keine Links')
  const nothing = { '/api/getHtml?name=imprint': { content: ' ' } }
  expect(await htmlOf('/imprint', nothing)).toContain('Hier steht noch nichts')
})
