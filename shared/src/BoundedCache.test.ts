import { BoundedCache } from './BoundedCache.ts'

describe('a bounded cache', () => {
  it('keeps stored values, `undefined` included', () => {
    const cache = new BoundedCache<string, number | undefined>(2)
    cache.set('a', 1).set('b', undefined)
    expect([cache.get('a'), cache.has('b'), cache.size]).toEqual([1, true, 2])
  })

  it('forgets everything when it is full', () => {
    const cache = new BoundedCache<string, number>(2)
    cache.set('a', 1).set('b', 2).set('c', 3)
    expect([...cache]).toEqual([['c', 3]])
  })
})
