import { findableOf, matcherOf } from './matcher.ts'

const entry = findableOf({
  texts: ['Bäckerei Groß', 'Haßfurt', 'Lebensmittel', null, undefined],
  phones: ['+49 (0)9521 47-11', ''],
})

it.each([
  ...['bäckerei', 'BAECKEREI', 'backerei', 'GROSS', 'hassfurt lebens', '09521 4711', '095214711'],
  ...['(09521) 47/11', '+49 9521 4711', '4711', 'bäckerei 09521 47', ''],
])('finds by %s', (query) => {
  expect(matcherOf(query)(entry)).toBe(true)
})

it.each(['metzgerei', 'bäckerei ebern', '09522', '095214712', '%', '_'])('does not find by %s', (query) => {
  expect(matcherOf(query)(entry)).toBe(false)
})
