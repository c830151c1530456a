import { BoundedCache } from './BoundedCache.ts'

it('a bounded cache forgets everything when it is full', () => {
  const cache = new BoundedCache<string, number>(2)
  cache.set('a', 1).set('b', 2).set('c', 3)
  expect([...cache]).toEqual([['c', 3]])
})
