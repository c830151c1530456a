import { homeVisitAnswer } from '#shared/homeVisits'
import { distanceM } from '#shared/region'
import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()
const categories = ['Friseure', 'Hausärzte', 'Optiker', 'Tagespflege', 'Zahnärzte', 'Apotheken']

it('a search has isNobodyThere if no provider is in its place, visits or names it', () => {
  for (const query of [
    'Friseur Eltmann',
    'Friseur',
    'Zahnarzt Ebern mobil',
    'hairdresser who comes to Knetzgau',
  ])
    expect(model.searchHelp(query)).not.toHaveProperty('isNobodyThere')
  expect(model.searchHelp('Optiker Rauhenebrach').isNobodyThere).toBe(true)
})

it.each([...categories, 'Fußpflege', 'Physiotherapie'])(
  '%s: providers in town first, then those visiting or naming it, by distance',
  (category) => {
    for (const { city } of model.towns()) {
      const at = model.place(city)
      if (!at) continue
      const where = { names: at.names, within: at.within, position: at }
      const answer = homeVisitAnswer(where, model.settings().region, new Set())
      const names = new RegExp(`\\b${city.split(' ')[0]}\\b`)
      const query = `${category} ${city}`
      const { isNobodyThere = false, place } = model.searchHelp(query)
      const places = model.search(query).flatMap((entry) => {
        const position = entry.lat === null ? entry.townPosition : entry
        if (entry.category !== category || !position?.lat || !position.lon) return []
        const isServed = answer(entry) === 'comes' || names.test(entry.additionalInfo)
        const group = entry.city === city ? 0 : isServed ? 1 : 2
        const metres = distanceM({ lat: position.lat, lon: position.lon }, at)
        return { group, metres: group === 0 ? 0 : metres }
      })
      const inOrder = [...places].sort((a, b) => a.group - b.group || a.metres - b.metres)
      expect([query, place, places]).toEqual([query, city, inOrder])
      expect(isNobodyThere && places.some(({ group }) => group < 2)).toBe(false)
    }
  },
)

describe('suggestions', () => {
  it.each([
    ['ebern friseur', 'Friseure', 'Ebern'],
    ['friseur ebe', 'Friseure', 'Ebern'],
    ['friseur 96106', 'Friseure', '96106'],
    ['hausarzt hofheim', 'Hausärzte', 'Hofheim in Unterfranken'],
    ['friseur', 'Friseure', ''],
  ])('keep the typed place: %s', (query, category, place) => {
    const suggested = model.suggest(query)
    expect([suggested.categories[0]?.name, suggested.place ?? '']).toEqual([category, place])
  })

  it.each([
    ['zahnarzt hofheim', 1, 5],
    ['friseur 96106', 1, 12],
    ['friseur jesserndorf', 0, 12],
    ['friseur', undefined, 12],
  ])('count providers in that place: %s', (query, inPlace, providers) => {
    const [found] = model.suggest(query).categories
    expect([found?.inPlace, found?.providers]).toEqual([inPlace, providers])
  })

  it('have no place if only a town is typed', () => {
    expect(model.suggest('Ebern')).toMatchObject({ categories: [], towns: ['Ebern'] })
    expect(model.suggest('Ebern')).not.toHaveProperty('place')
  })
})
