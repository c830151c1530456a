import { keptAddress } from './keptPages.ts'
import { routes } from './routes.ts'

const at = (address: string) => keptAddress(new URL(address, 'https://site.example'))

it('pages that help offline may be cached, in both languages', () => {
  const list = '/categories/list/%C3%84rzte'
  const kept = ['/', '/categories', '/categories/top/health', list, `${list}/Dr.%20Huber`]
  for (const path of [...kept, '/links', '/help', '/contact', '/mylist']) {
    const english = path === '/' ? '/en' : `/en${path}`
    expect(at(path)).toBe(path)
    expect(at(english)).toBe(english)
  }
})

it('no other pages may be cached, least of all staff pages', () => {
  const kept = new Set(['/', '/categories', '/links', '/help', '/contact', '/mylist'])
  const paths = Object.values(routes).flatMap(({ path }) =>
    kept.has(path) ||
    ['topCategory', 'providerList', 'provider'].some((name) => path === routes[name as 'provider'].path)
      ? []
      : path.replace('/:token?', '/abc').replace(/:\w+/g, 'x'),
  )
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) expect([path, at(path), at(`/en${path}`)]).toEqual([path, null, null])
  for (const path of ['/admin', '/cms/api/users', '/api/entry', '/categories/list', '/categories/list/a/b/c'])
    expect(at(path)).toBe(null)
})

it("only a provider’s id is kept of a query, not the visitor's place or search", () => {
  const list = '/categories/list/Friseure'
  expect(at(`${list}?from=Ebern&q=Haare&barrierfree=true`)).toBe(list)
  expect(at(`${list}/Kamm?from=Ebern&id=a%26b`)).toBe(`${list}/Kamm?id=a%26b`)
  expect(at('/categories?id=1&q=x')).toBe('/categories')
  expect(at('/mylist#entries=secret')).toBe('/mylist')
})
