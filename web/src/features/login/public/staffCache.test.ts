import { afterEach, expect, it, vi } from 'vitest'
import { QueryCache } from '../../../lib/queryCache.ts'
import { staffCache } from './staffCache.ts'

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

it("staff also get the document's answers, and theirs are stored separately", () => {
  const beneath = new QueryCache()
  logIn('carla')
  const above = staffCache(beneath)
  beneath.put('/api/news', ['a'])
  expect([above.get('/api/news')?.data, above.isFresh('/api/news'), above.size]).toEqual([['a'], true, 0])
  above.set('/api/news', { data: ['b'] })
  expect([above.get('/api/news')?.data, above.isFresh('/api/news')]).toEqual([['b'], false])
  expect([beneath.get('/api/news')?.data, beneath.isFresh('/api/news')]).toEqual([['a'], true])
  above.forget('/api/news')
  expect(beneath.isFresh('/api/news')).toBe(false)
})
