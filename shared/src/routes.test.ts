import { splitLocale } from './locales.ts'
import cases from './routes.fixture.json' with { type: 'json' }
import { canonicalPath, routes, spelledPath } from './routes.ts'

it.each([
  ['/en/', '/en'],
  ['/news/', '/news'],
  ['/kontakt', '/contact'],
  ['/Kontakt/', '/contact'],
  ['/impressum', '/imprint'],
  ['/en/ueberuns', '/en/aboutus'],
  ['/edit/news_create', '/edit/create_news'],
  ['/Homepage', '/Homepage'],
  ['/EN', '/en'],
  ['/%65n/news', '/en/news'],
  ['/nirgendwo', '/nirgendwo'],
])('%s leads to %s', (path, target) => {
  expect(canonicalPath(path)).toBe(target)
})

it.each(cases)('%s is spelled %s', (typed, target) => {
  expect(spelledPath(typed)).toBe(target)
  expect(spelledPath(target)).toBe(target)
})

it('leaves every page at its own path, in both languages', () => {
  for (const { path } of Object.values(routes).filter((route) => route !== routes.homepage)) {
    const address = path.replace(/:\w+\??/g, 'Xy')
    for (const one of [address, address === '/' ? '/en' : `/en${address}`]) {
      expect(spelledPath(canonicalPath(one))).toBe(one)
      expect(spelledPath(canonicalPath(one.replaceAll('Xy', '0').toUpperCase()))).toBe(
        one.replaceAll('Xy', '0'),
      )
    }
  }
})

it('a link to the form names only what is known', () => {
  expect(routes.addRequest.href({ name: 'A & B', email: '' })).toBe('/addrequest?change&name=A%20%26%20B')
})

it('recognises the language in any case, and only as a whole part of the path', () => {
  expect(splitLocale('/EN/News')).toEqual({ locale: 'en', path: '/News' })
  expect(splitLocale('/En')).toEqual({ locale: 'en', path: '/' })
  expect(splitLocale('/entryreceived/x')).toEqual({ locale: 'de', path: '/entryreceived/x' })
})

// With the square of its length, this would take minutes.
it('reads a path of a million slashes at once', () => {
  const slashes = '/'.repeat(1_000_000)
  expect(canonicalPath(`/news${slashes}`)).toBe('/news')
  expect(canonicalPath(slashes)).toBe('/')
  expect(canonicalPath(`${slashes}x`)).toBe(`${slashes}x`)
})
