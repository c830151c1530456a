import { QueryCache } from '#lib/queryCache.ts'
import { tokenOf } from '#lib/testStorage.ts'
import { staffCache } from './StaffSession.tsx'

function cacheOf(id: string, publicCache = new QueryCache()): QueryCache {
  vi.stubGlobal('localStorage', { getItem: () => tokenOf({ exp: 9e9, id }) })
  return staffCache(publicCache)
}

it('the next page starts with the answers of the last one, in a new cache; the next user gets none', () => {
  const first = cacheOf('anna')
  first.set('/api/getRole', { data: 'Editor' })
  const second = cacheOf('anna')
  expect(second).not.toBe(first)
  expect(second.get('/api/getRole')).toEqual({ data: 'Editor' })
  expect(cacheOf('berta').size).toBe(0)
})

it("staff begin with the document's answers, and theirs are stored separately", () => {
  const publicCache = new QueryCache()
  publicCache.put('/api/news', ['a'])
  const cache = cacheOf('carla', publicCache)
  expect(cache.get('/api/news')?.data).toEqual(['a'])
  cache.set('/api/news', { data: ['b'] })
  expect(publicCache.get('/api/news')?.data).toEqual(['a'])
})
