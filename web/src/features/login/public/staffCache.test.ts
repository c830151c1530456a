import { QueryCache } from '#lib/queryCache.ts'
import { staffCache } from './StaffSession.tsx'

function cacheOf(id: string, publicCache = new QueryCache()): QueryCache {
  const token = `x.${btoa(JSON.stringify({ exp: 4_000_000_000, id }))}.x`
  vi.stubGlobal('localStorage', { getItem: () => token })
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
