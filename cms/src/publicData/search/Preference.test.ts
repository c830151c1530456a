import { makesHomeVisitsOrSaysSo } from '@directory/shared/homeVisits'
import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()
const meant = (query: string) => model.searchHelp(query).categories.map(({ name }) => name)

describe('within the meant category', () => {
  it.each(['Frisör der ins Haus kommt', 'mobiler Friseur', 'hairdresser at home', 'Friseur Hausbesuch'])(
    '%s lists providers with home visits first',
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
  ])('%s ranks mentions first', (query, category) => {
    const says = model
      .search(query)
      .filter((entry) => entry.category === category)
      .map(({ name, services }) => `${name} ${services}`.toLowerCase().includes(query.toLowerCase()))
    expect(says).toContain(true)
    expect(says.slice(0, says.filter(Boolean).length)).not.toContain(false)
  })

  it('nearby providers come first if equal', () => {
    expect(model.search('Friseur', 'Eltmann')[0]?.city).toBe('Eltmann')
  })
})

it.each([
  ['Pediküre zu Hause', ['Fußpflege']],
  ['haircut at home', ['Friseure']],
  ['mobiler Friseur', ['Friseure']],
  ['Tabletten nach Hause', ['Apotheken']],
  ['Friseur Haßfurt barrierefrei', ['Friseure']],
])('%s means only its category', (query, categories) => {
  expect(meant(query)).toEqual(categories)
})

it('"zu Hause" alone still means help at home', () => {
  expect(meant('Hilfe zu Hause')).toContain('Haushaltshilfen')
  expect(meant('barrierefrei')).toContain('Wohnraumanpassung')
})
