import { afterEach, expect, it, vi } from 'vitest'
import { withAreaProblem } from './withAreaProblem.ts'

const asked: string[] = []
vi.mock('../../lib/api.ts', () => ({
  call: async (name: string, { city_name = '' }: { city_name?: string }) => {
    if (name === 'GET /api/settings') return { region: { label: 'Haßberge', aliases: [] } }
    asked.push(city_name)
    return { isTown: city_name === 'Ebern' }
  },
}))
afterEach(() => asked.splice(0))

const named = async (wrong: [string, string][], serviceArea: string, before = '') => {
  const values = { serviceArea, city: 'Haßfurt' }
  return [...(await withAreaProblem(new Map(wrong), { serviceArea: before }, values)).keys()]
}

it('an area that is wrong is named beside what else is, and nobody is asked for no reason', async () => {
  expect(await named([['closedDates', 'closures_invalid']], 'Ebern, Atlantis')).toEqual([
    'closedDates',
    'serviceArea',
  ])
  expect(asked).toEqual(['Ebern', 'Atlantis'])
  expect(await named([['closedDates', 'closures_invalid']], 'Ebern')).toEqual(['closedDates'])
  expect(await named([['name', 'name_missing']], '0 km')).toEqual(['name', 'serviceArea'])
  asked.splice(0)
  expect(await named([], 'Atlantis')).toEqual([])
  expect(await named([['name', 'name_missing']], '15 km')).toEqual(['name'])
  expect(await named([['name', 'name_missing']], 'Atlantis', 'Atlantis')).toEqual(['name'])
  expect(asked).toEqual([])
})
