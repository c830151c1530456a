import { localePath, locales } from './locales.ts'
import { renderedQuery } from './renderedQuery.ts'
import { routes } from './routes.ts'

it('the query leaves out parameters that the page does not use', () => {
  for (const { path } of Object.values(routes))
    for (const locale of locales)
      expect(renderedQuery(localePath(locale, path), '?x=1&utm_source=mail&__proto__=2')).toBe('')
  expect(renderedQuery('/nirgendwo', '?q=Arzt')).toBe('')
  expect(renderedQuery('/news', '?q=Arzt&region=alle')).toBe('')
})

it('the query has every parameter once, in a fixed order and spelling', () => {
  const all = [
    '?group=city&q=a%20b',
    '?q=a+b&group=city',
    '?x=1&%71=a+b&group=city&group=alphabet',
    '?q=a b&&group=city&q=c',
  ]
  for (const search of all) expect(renderedQuery('/fastsearch', search)).toBe('?q=a+b&group=city')
  expect(renderedQuery('/en/fastsearch', '?q=&')).toBe('?q=')
  expect(renderedQuery('/fastsearch', '?q=a&shown=35')).toBe('?q=a&shown=35')
  expect(renderedQuery('/login', '?over')).toBe('?over')
})

// With the square of its length, this would take minutes.
it.each(['a', '(', '=', '&', '+', '%25', 'q&', 'q='])(
  'the query is found fast in a million times »%s«',
  (text) => {
    const long = text.repeat(1_000_000 / text.length)
    expect(renderedQuery('/fastsearch', `?x=1&group=city&${long}`)).toContain('group=city')
    expect(renderedQuery('/news', `?${long}`)).toBe('')
    expect(renderedQuery('/fastsearch', `?q=${long}`)).toMatch(/^\?q\b/)
  },
)

it('the query is the same for every spelling of a path that the router accepts', () => {
  const paths = ['/categories/list/Arzt', '/%65n/categories/list/%C3%84rzte', '/Categories/%6Cist/a%2Fb']
  for (const path of paths) expect(renderedQuery(path, '?region=alle&id=7')).toBe('?region=alle')
  expect(renderedQuery('/categories/list/Arzt/Dr.%20Weber', '?region=alle&id=7')).toBe('?id=7')
  expect(renderedQuery('/categories/list/%E0%A4%A/x', '?id=7')).toBe('?id=7')
})
