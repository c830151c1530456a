// @vitest-environment happy-dom
import { addRemembered, removeRemembered } from '#features/mylist/public/remembered.ts'
import { allTexts } from '#shared/catalogues'
import { type Locale, localePath, locales } from '#shared/locales'
import { logInAs, opened } from '../testDom.tsx'

const [one, other] = ['1', '2'].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
const has = (name: string) => document.documentElement.classList.contains(name)

it('the link to the own list is there from the first provider to the last, with their number', async () => {
  for (const locale of locales) {
    const page = await opened(localePath(locale, '/'))
    const shown = () => [has('hasMyList'), ...new Set(page.names('.onlyWithMyList'))]
    const word = allTexts[locale]['nav.myList']
    expect(shown()).toEqual([false, word])
    for (const [ids, count] of [
      [[one], 1],
      [[other], 2],
    ] as const) {
      await page.does(() => addRemembered(ids.map(String)))
      expect(shown()).toEqual([true, `${word}${count}`])
    }
    for (const [id, left] of [
      [one, true],
      [other, false],
    ] as const) {
      await page.does(() => removeRemembered([String(id)]))
      expect(has('hasMyList')).toBe(left)
    }
    page.close()
  }
})

const footerOf = (locale: Locale, ...names: readonly ('login' | 'edit' | 'editHelp' | 'logout')[]) =>
  names.map((name) => allTexts[locale][`footer.${name}`])

it.each(locales)('header and footer lead visitors and staff on, in %s', async (locale) => {
  const away = locales.find((one) => one !== locale) ?? locale
  for (const role of [null, 'Editor', 'Admin'] as const) {
    const page = await opened(localePath(locale, '/news?x=1'), logInAs(role))
    expect(new Set(page.links('header [hreflang]'))).toEqual(new Set([localePath(away, '/news?x=1')]))
    const menu = ['/', '/news', '/fastsearch', '/categories', '/links', '/help']
    expect(page.links('header nav a')).toEqual(menu.map((path) => localePath(locale, path)))
    expect(page.links('header nav a[aria-current=page]')).toEqual([localePath(locale, '/news')])
    expect(document.documentElement.lang).toBe(locale)
    const own = page.names('footer nav a').slice(5)
    expect(own).toEqual(role ? footerOf(locale, 'edit', 'editHelp', 'logout') : footerOf(locale, 'login'))
    page.close()
  }
})

it('an address opens the fold that it names, of a page of three', async () => {
  const content = '<h2>Eins</h2><p>a</p><h2>Zwei</h2><p>b</p><h2>Drei</h2><p>c</p>'
  const page = await opened('/en/security#zwei', { 'GET /api/getHtml': { content } })
  expect(page.names('main details[open] summary')).toEqual(['Zwei'])
})

it('the size of letters that was pressed last is kept, and announced', async () => {
  const page = await opened('/news')
  for (const name of ['larger', 'larger', 'larger', 'smaller']) {
    const label = allTexts.de[`textsize.${name as 'larger'}`]
    await page.press(`${name === 'larger' ? 'A+' : 'A−'} ${label}`)
  }
  const scale = document.documentElement.style.getPropertyValue('--text-scale')
  expect([localStorage.getItem('scalingFactor'), scale]).toEqual(['1.2', '1.2'])
  expect(page.names('header [role=status]')).toContain(
    allTexts.de['textsize.now'].replace('{percent}', '120'),
  )
})

describe('before the first paint', () => {
  const town = { latitude: 50, longitude: 10.5, city: 'Ebern' }
  const point = { ...town, city: '' }
  const list = '/categories/list/Friseure'
  it.each<[string, stored: Record<string, unknown>, expected: object]>([
    ['/', {}, {}],
    ['/', { myList: { entries: [] } }, {}],
    ['/', { myList: { entries: [{ id: one }] }, scalingFactor: 1 }, { hasMyList: true }],
    ['/', { scalingFactor: 1.1 }, { scale: '1.1' }],
    ['/', { scalingFactor: 1.5 }, { scale: '1.5' }],
    ['/', { scalingFactor: 1.6 }, {}],
    ['/mylist#abc', {}, { hasHash: true }],
    ['/', { currentPosition: town }, {}],
    ['/news', { currentPosition: town }, {}],
    [list, {}, {}],
    [list, { currentPosition: { city: 'Ebern' } }, {}],
    [list, { currentPosition: town }, { to: `${list}?from=Ebern` }],
    [
      `/en${list}?q=a#b`,
      { currentPosition: point },
      { hasHash: true, to: `/en${list}?q=a&from=50%2C10.5#b` },
    ],
    ['/fastsearch?q=a', { currentPosition: town }, { to: '/fastsearch?q=a&from=Ebern' }],
    ['/fastsearch?from=Haßfurt', { currentPosition: town }, {}],
    ['/fastsearch?q=a&from=Haßfurt', { currentPosition: town }, {}],
  ])('%s with %j is %j', async (address, stored, expected) => {
    const root = document.documentElement
    root.className = ''
    root.removeAttribute('style')
    localStorage.clear()
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
    const { pathname, search, hash } = new URL(address, 'http://site')
    const replace = vi.fn()
    vi.stubGlobal('location', { pathname, search, hash, replace })
    vi.resetModules()
    await import('../boot.ts' as string)
    const scale = root.style.getPropertyValue('--text-scale')
    const [to] = replace.mock.calls.flat()
    expect(has('js')).toBe(true)
    expect({
      ...(has('hasMyList') && { hasMyList: true }),
      ...(has('hasHash') && { hasHash: true }),
      ...(scale && { scale }),
      ...(to && { to }),
    }).toEqual(expected)
    expect(root.style.visibility === 'hidden').toBe(Boolean(to))
    localStorage.clear()
    root.removeAttribute('style')
  })
})
