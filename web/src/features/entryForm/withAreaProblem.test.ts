import { withAreaProblem } from './withAreaProblem.ts'

const asked: string[] = []
const answer = (url: string): object => {
  const { pathname, searchParams } = new URL(url, 'https://site.example')
  if (pathname === '/api/settings') return { region: { label: 'Haßberge', aliases: [] } }
  const town = searchParams.get('city_name') ?? ''
  asked.push(town)
  return { isTown: town === 'Ebern' }
}
beforeEach(() => vi.stubGlobal('fetch', async (url: string) => Response.json(answer(url))))
afterEach(() => {
  vi.unstubAllGlobals()
  asked.splice(0)
})

const named = async (wrong: [string, string][], serviceArea: string, before = '') => {
  const values = { serviceArea, city: 'Haßfurt' }
  return [...(await withAreaProblem(new Map(wrong), { serviceArea: before }, values)).keys()]
}

it('reports a wrong area together with other errors, and asks the server only where needed', async () => {
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
