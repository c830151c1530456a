import type { EntryRow } from '../rows.ts'
import { testModel, testRow, uuidsOf } from '../testModel.ts'
import { demoDirectory } from './demoDirectory.fixture.ts'

it.each([
  ['Ambulante Pflege', 'Ambulante Pflegedienste', 9],
  ['Mobile Fußpflege', 'Fußpflege', 7],
])('a kind of provider is not matched as name: %s', (query, category, count) => {
  const hits = demoDirectory().search(query)
  expect(hits.slice(0, count).map((entry) => entry.category)).toEqual(Array(count).fill(category))
})

describe('part of a name', () => {
  it('matches better as whole word than as prefix', () => {
    const named = (id: string, name: string) => testRow({ id, name, category: 'Vereine' })
    const model = testModel({ entries: [named('1', 'Quandelhof Zorbikon'), named('2', 'Quandelruh Zorbik')] })
    for (const query of ['Zorbik', 'Zorbik Quandel'])
      expect([query, uuidsOf(model.search(query))]).toEqual([query, ['2', '1']])
  })

  it('made of everyday words means the category, not that name in another town', async () => {
    const nurses = (id: string, name: string, city: string, plz: string) =>
      testRow({ id, name, category: 'Pflegedienste', city, plz })
    const entries = [
      nurses('1', 'Ambulante Pflege', 'Haßfurt', '97437'),
      nurses('2', 'Sonnenschein', 'Ebern', '96106'),
    ]
    const model = testModel({ entries })
    expect(model.search('ambulante Pflege Ebern')[0]?.uuid).toBe('2')
    expect(model.search('ambulante Pflege')[0]?.uuid).toBe('1')
    model.changeEntries({ upsert: [{ ...entries[1], name: 'Löwenzahn' } as EntryRow] })
    expect(model.search('Löwnzahn')[0]?.uuid).toBe('2')
    model.changeEntries({ remove: ['2'] })
    expect(model.search('Löwnzahn')).toEqual([])
  })
})
