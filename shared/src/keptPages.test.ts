import { keptAddress } from './keptPages.ts'
import { routes } from './routes.ts'

const at = (address: string) => keptAddress(new URL(address, 'https://site.example'))

it('pages that help offline may be cached, in both languages', () => {
  const kept = [
    '/',
    '/categories',
    '/categories/top/health',
    '/categories/list/%C3%84rzte',
    '/categories/list/%C3%84rzte/Dr.%20Huber',
    '/links',
    '/help',
    '/contact',
    '/mylist',
  ]
  for (const path of kept) {
    expect(at(path)).toBe(path)
    expect(at(path === '/' ? '/en' : `/en${path}`)).toBe(path === '/' ? '/en' : `/en${path}`)
  }
})

it('no other pages may be cached, above all none of staff', () => {
  const kept = new Set(['/', '/categories', '/links', '/help', '/contact', '/mylist'])
  const paths = Object.values(routes).flatMap(({ path }) =>
    kept.has(path) ||
    ['topCategory', 'providerList', 'provider'].some((name) => path === routes[name as 'provider'].path)
      ? []
      : path.replace('/:token?', '/abc').replace(/:\w+/g, 'x'),
  )
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) expect([path, at(path), at(`/en${path}`)]).toEqual([path, null, null])
  for (const path of [
    '/admin',
    '/cms/api/users',
    '/api/entry',
    '/source',
    '/categories/list',
    '/categories/list/a/b/c',
  ])
    expect(at(path)).toBe(null)
})

it("of a query only a provider’s id is kept, neither the visitor's place nor their search", () => {
  expect(at('/categories/list/Friseure?from=Ebern&q=Haare&barrierfree=true')).toBe(
    '/categories/list/Friseure',
  )
  expect(at('/categories/list/Friseure/Kamm?from=Ebern&id=a%26b')).toBe(
    '/categories/list/Friseure/Kamm?id=a%26b',
  )
  expect(at('/categories?id=1&q=x')).toBe('/categories')
  expect(at('/mylist#entries=secret')).toBe('/mylist')
})
