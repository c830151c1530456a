import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()

it.each([
  ['Hand in Hand', 'Nachbarschaftshilfe Hand in Hand'],
  ['Bunte Stube', 'Wohngemeinschaft Bunte Stube'],
  ['Alte Schule', 'Tagespflege Alte Schule'],
  ['Kurzzeitpflege Wacholder', 'Kurzzeitpflege Haus Wacholder'],
  ['Blauer Karpfen', 'Gasthof Zum Blauen Karpfen – Mittagstisch'],
  ['Eine Stunde Zeit', 'Eine Stunde Zeit e. V.'],
  ['Guter Hirte am Weinberg', 'Alten- und Pflegeheim Zum Guten Hirten am Weinberg'],
  ['Freies Leben ohne Dich', undefined],
])('the distinctive part of a name finds its provider first: %s', (query, name) => {
  if (name) expect(model.search(query)[0]?.name).toBe(name)
  else expect(model.search(query)[0]?.name).not.toBe('Gesprächskreis Leben ohne Dich')
})

it.each([
  ['Ambulante Pflege', 'Ambulante Pflegedienste', 9],
  ['Mobile Fußpflege', 'Fußpflege', 7],
])('the kind of provider is no part of a name: %s', (query, category, count) => {
  const hits = model.search(query)
  expect(hits.slice(0, count).map((entry) => entry.category)).toEqual(Array(count).fill(category))
})
