import { keptAddress } from './keptPages.ts'
import { routes } from './routes.ts'

const at = (address: string) => keptAddress(new URL(address, 'https://site.example'))

const kept = 'home categories topCategory providerList provider links help contact myList'.split(' ')

it.each(Object.entries(routes))('%s may be cached only if it helps offline', (name, { path }) => {
  const address = path.replace('?', '').replace(/:\w+/g, '%C3%84rzte')
  const english = address === '/' ? '/en' : `/en${address}`
  expect([address, english].map(at)).toEqual(kept.includes(name) ? [address, english] : [null, null])
})

it.each(['/admin', '/cms/api/users', '/api/entry', '/categories/list', '/categories/list/a/b/c'])(
  '%s may not be cached',
  (path) => expect(at(path)).toBe(null),
)

it("only a provider’s id is kept of a query, not the visitor's place or search", () => {
  const list = '/categories/list/Friseure'
  expect(at(`${list}?from=Ebern&q=Haare&barrierfree=true`)).toBe(list)
  expect(at(`${list}/Kamm?from=Ebern&id=a%26b`)).toBe(`${list}/Kamm?id=a%26b`)
  expect(at('/categories?id=1&q=x')).toBe('/categories')
  expect(at('/mylist#entries=secret')).toBe('/mylist')
})
