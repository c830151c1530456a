import { afterEach, expect, it, vi } from 'vitest'
import { QueryCache } from '../../../lib/queryCache.ts'
import { staffCache } from './StaffSession.tsx'

const token = (id: string) => `x.${btoa(JSON.stringify({ exp: 4_000_000_000, id }))}.x`

function logIn(id: string): void {
  vi.stubGlobal('localStorage', { getItem: () => token(id) })
}

afterEach(() => vi.unstubAllGlobals())

it('the next page starts with the answers of the last one, in a new cache', () => {
  logIn('anna')
  const first = staffCache(new QueryCache())
  first.set('/api/getRole', { data: 'Editor' })
  const second = staffCache(new QueryCache())
  expect(second).not.toBe(first)
  expect(second.get('/api/getRole')).toEqual({ data: 'Editor' })
})

it('the next user gets none of these answers', () => {
  logIn('anna')
  staffCache(new QueryCache()).set('/api/getusers', { data: [] })
  logIn('berta')
  expect(staffCache(new QueryCache()).size).toBe(0)
})

it("staff begin with the document's answers, and theirs are stored separately", () => {
  const publicCache = new QueryCache()
  publicCache.put('/api/news', ['a'])
  logIn('carla')
  const cache = staffCache(publicCache)
  expect(cache.get('/api/news')?.data).toEqual(['a'])
  cache.set('/api/news', { data: ['b'] })
  expect(publicCache.get('/api/news')?.data).toEqual(['a'])
})
