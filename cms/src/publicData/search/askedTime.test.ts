import type { EntryRow } from '../rows.ts'
import { testModel, testRow, testSettings, uuidsOf } from '../testModel.ts'
import cases from './askedTime.fixture.json' with { type: 'json' }
import { askedTime } from './askedTime.ts'
import { demoDirectory } from './demoDirectory.fixture.ts'

/** A Saturday. */
const today = '2026-11-28'

it.each(cases)('%s asks for %s', (query, rest, date, label) => {
  const isNow = /^(jetzt )?offen|now/.test(label)
  expect(askedTime(query, today)).toMatchObject({ rest, date, label, isNow })
})

it.each([
  ...['Guten Morgen', 'Essen auf Rädern', 'offene Beine', 'coffee morning', 'Hilfe Tag und Nacht'],
  ...['heute offen', 'Rufbus auf Bestellung', 'wer kommt abends und bringt meinen Mann ins Bett'],
])('%s asks for no time', (query) => {
  expect(askedTime(query, today)).toBeNull()
})

it('no word of a name or service is taken as a time', () => {
  const model = demoDirectory()
  for (const query of ['Telefonpaten Guten Morgen', 'Verkaufswagen mit festen Haltestellen'])
    expect(model.searchHelp(query)).not.toHaveProperty('time')
})

describe('the time in a query', () => {
  const row = (id: string, category: string, fields: Partial<EntryRow>) =>
    testRow({ id, category, name: id, city: 'Ebern', plz: '96106', lat: 50, lon: 10, ...fields })
  const name = 'Ambulante Pflegedienste'
  const nursing = { id: 'p', name, names: {}, searchWords: '', homeVisitsByNature: true }
  const model = testModel({
    ...{ settings: testSettings, categories: [nursing] },
    entries: [
      row('A closed', 'Friseure', { open1: 'Di-Sa 08:00-18:00' }),
      row('B unknown', 'Friseure', { open1: '' }),
      row('C open', 'Friseure', { open1: 'Mo-Fr 08:00-12:00' }),
      row('F arranged', 'Fußpflege', { open1: 'Mo 12:00-18:00 nach Vereinbarung' }),
      row('G unknown', 'Fußpflege', { open1: '' }),
      row('H open', 'Fußpflege', { open1: 'Mo 12:00-18:00' }),
      row('D office hours', nursing.name, { open1: 'Mi 08:00-09:00' }),
      row('E at night', nursing.name, { open1: '', services: 'Nachtwache' }),
    ],
  })
  const found = (query: string) =>
    uuidsOf(model.search(query))
      .join('')
      .replace(/[a-z ]/g, '')

  it('ranks open providers first, then unknown, then closed', () => {
    expect(found('Friseur')).toBe('ABC')
    expect(found('Friseur montags offen')).toBe('CBA')
    expect(found('Friseur montags nachmittags offen')).toBe('BAC')
    expect(found('Fußpflege montags nachmittags offen')).toBe('HFG')
  })

  it('ranks visiting services by their text, not office hours', () => {
    expect(found('Pflegedienst nachts')).toBe('ED')
  })

  it('is in the search help, not in leftOut', () => {
    expect(model.searchHelp('Friseur montags offen')).toMatchObject({
      time: { label: 'montags offen', queryWithout: 'Friseur' },
      leftOut: [],
    })
    expect(model.searchHelp('Friseur')).not.toHaveProperty('time')
  })
})
