import { homeVisitAnswer } from '#shared/homeVisits'
import { asksForHomeVisits } from './asides.ts'
import { demoDirectory } from './demoDirectory.fixture.ts'
import { queryWords } from './queryWords.ts'

it.each([
  ...['Friseurin, die zu mir kommt', 'kommt jemand nach Ebern zum Füße machen', 'Friseur kommt vorbei'],
  ...['a Friseur wo ins Haus kummt', 'can a hairdresser come to me', 'chiropodist that visits me'],
  'hairdresser coming to Ebern',
])('a query asks for home visits: %s', (query) => {
  expect(asksForHomeVisits(queryWords(query))).toBe(true)
})

it.each([
  ...['wie komme ich nach Ebern', 'Bus der nach Ebern kommt', 'ich komme nicht mehr nach draußen'],
  ...['wann kommt der Pfarrer', 'Friseur Ebern', 'how do I get to Ebern', 'how to come to Ebern by train'],
])('no home visit: %s', (query) => {
  expect(asksForHomeVisits(queryWords(query))).toBe(false)
})

it.each([
  ['Friseur der nach Ebern kommt', 'Ebern'],
  ['wer kommt nach Neuses zum Haare schneiden', 'Neuses (Bundorf)'],
  ['hairdresser who comes to Ebern', 'Ebern'],
  ['Fußpflege die nach Zeil kommt', 'Zeil am Main'],
])('%s: providers with home visits first, then unknown, then without', (query, from) => {
  const model = demoDirectory()
  const place = model.place(from)
  const answer = homeVisitAnswer(
    place && { names: place.names, within: place.within, position: place },
    model.settings().region,
    new Set(),
  )
  const [first] = model.search(query)
  const answers = model
    .search(query)
    .filter(({ category }) => category === first?.category)
    .map(answer)
  const order = ['comes', 'placeNotSaid', 'notSaid', 'no']
  expect(answers).toEqual([...answers].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
  expect(answers[0]).not.toBe('no')
})
