import { makesHomeVisitsOrSaysSo } from '@directory/shared/homeVisits'
import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()
const meant = (query: string) => model.searchHelp(query).categories.map(({ name }) => name)

describe('within the category meant', () => {
  it.each(['Frisör der ins Haus kommt', 'mobiler Friseur', 'hairdresser at home', 'Friseur Hausbesuch'])(
    '%s has those first who come to the house',
    (query) => {
      const hits = model.search(query).filter(({ category }) => category === 'Friseure')
      const comes = hits.map((entry) =>
        makesHomeVisitsOrSaysSo({ ...entry, services: `${entry.name}, ${entry.services}` }),
      )
      expect(comes).toContain(false)
      expect(comes.slice(0, comes.filter(Boolean).length)).not.toContain(false)
    },
  )

  it.each([
    ['Grabpflege', 'Gartenhilfe'],
    ['Hospizverein', 'Hospiz und Palliativpflege'],
    ['Winterdienst', 'Gartenhilfe'],
    ['Bartpflege', 'Friseure'],
    ['EKG', 'Hausärzte'],
  ])('%s has those first who say so', (query, category) => {
    const says = model
      .search(query)
      .filter((entry) => entry.category === category)
      .map(({ name, services }) => `${name} ${services}`.toLowerCase().includes(query.toLowerCase()))
    expect(says).toContain(true)
    expect(says.slice(0, says.filter(Boolean).length)).not.toContain(false)
  })

  it('has those nearby first where all are as good', () => {
    expect(model.search('Friseur', 'Eltmann')[0]?.city).toBe('Eltmann')
  })
})

it.each([
  ['Pediküre zu Hause', ['Fußpflege']],
  ['haircut at home', ['Friseure']],
  ['mobiler Friseur', ['Friseure']],
  ['Tabletten nach Hause', ['Apotheken']],
  ['Friseur Haßfurt barrierefrei', ['Friseure']],
])('%s means no other category', (query, categories) => {
  expect(meant(query)).toEqual(categories)
})

it('still means help at home where nothing else is said', () => {
  expect(meant('Hilfe zu Hause')).toContain('Haushaltshilfen')
  expect(meant('barrierefrei')).toContain('Wohnraumanpassung')
})
