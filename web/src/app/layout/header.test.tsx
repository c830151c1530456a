// @vitest-environment happy-dom
import { addRemembered, removeRemembered } from '#features/mylist/public/remembered.ts'
import { allTexts } from '#shared/catalogues'
import { localePath, locales } from '#shared/locales'
import { opened } from '../testDom.tsx'

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

it('the document says its language', async () => {
  for (const locale of locales) {
    const page = await opened(localePath(locale, '/news'))
    expect(document.documentElement.lang).toBe(locale)
    page.close()
  }
})

it('the size of letters that was pressed applies at once', async () => {
  const page = await opened('/news')
  await page.press('A+ Schrift vergrößern')
  expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe('1.1')
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
