import { describe, expect, it } from 'vitest'
import { sqlite } from '../../database/testDatabases.ts'
import { serverOf } from '../../testSuite.ts'
import { boundedArgs } from './boundedArgs.ts'

describe('what the admin UI asks its server functions', async () => {
  const server = await serverOf(sqlite, {}, { accounts: false })
  const bounded = (args: unknown) => boundedArgs(server.payload.config, args)
  const queryOf = (query: unknown) => bounded({ collectionSlug: 'entries', query })?.query

  it('goes on as it is where the raw API would take it', () => {
    const where = { and: [{ name: { like: 'Weber' } }, { plz: { in: ['97437', '97461'] } }] }
    const args = {
      collectionSlug: 'entries',
      columns: [{ accessor: 'name', active: true }],
      parent: { collectionSlug: 'categories', joinPath: 'entries', id: 'a-b' },
      query: { limit: 25, page: 2, sort: '-name', where },
    }
    expect(bounded(args)).toEqual(args)
    expect(bounded({ globalSlug: 'site-settings', data: { q: 1 } })).toEqual({
      globalSlug: 'site-settings',
      data: { q: 1 },
    })
  })

  it('is brought within the bounds of the raw API', () => {
    const condition = { name: { equals: 'x' } }
    expect(queryOf({ limit: 0 })).toEqual({ limit: 1000 })
    expect(queryOf({ limit: 999_999_999 })).toEqual({ limit: 1000 })
    for (const broken of [
      { where: { or: Array(31).fill(condition) } },
      { where: { name: { in: Array(1001).fill('x') } } },
      { where: { name: { like: 'x'.repeat(501) } } },
      { where: { name: { $regex: '.*' } } },
      { where: JSON.stringify(condition) },
      { sort: 'x'.repeat(501) },
      { sort: Array(6).fill('name') },
      { limit: -1 },
      { limit: 'all' },
      { page: 1e9 },
      { search: 'x '.repeat(16) },
      { search: 'x'.repeat(501) },
      { search: ['x'] },
      { groupBy: 'x'.repeat(501) },
      { queryByGroup: '{' },
      { preset: 'x' },
      { columns: ['x'.repeat(20_001)] },
      { columns: [1] },
      'where',
    ])
      expect([broken, queryOf(broken)]).toEqual([broken, {}])
    expect(bounded({ collectionSlug: 'entries', columns: ['x'.repeat(20_001)] })?.columns).toBeUndefined()
  })

  it('is not asked of what is not there: it would be noted as a preference under that name', () => {
    for (const args of [
      { collectionSlug: 'nothing' },
      { collectionSlug: 'constructor' },
      { collectionSlug: ['entries', 'x'.repeat(100_000)] },
      { collectionSlug: 'entries', parent: { collectionSlug: 'nothing', joinPath: 'x' } },
      { collectionSlug: 'entries', parent: { collectionSlug: 'entries', joinPath: 'x'.repeat(201) } },
      { collectionSlug: 'entries', parent: 'x' },
      null,
      'entries',
      [],
    ])
      expect(bounded(args)).toBeNull()
  })
})
