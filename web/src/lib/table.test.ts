import { cutName, filterRows, formatSort, nextSort, parseSort, sortRows } from './table.ts'

it('a name is cut after 40 whole characters, with dots only if cut', () => {
  expect(cutName('ä'.repeat(40))).toBe('ä'.repeat(40))
  expect(cutName('😀'.repeat(41))).toBe(`${'😀'.repeat(40)}...`)
})

const sorted = (values: (string | number)[], down = false) => sortRows(values, (value) => value, down)

it('sorting follows German rules', () => {
  expect(sorted(['Zaun', 'Öl', 'Ofen', 'apfel'])).toEqual(['apfel', 'Ofen', 'Öl', 'Zaun'])
  expect(sorted(['Haus 10', 'Haus 9'])).toEqual(['Haus 9', 'Haus 10'])
  expect(sorted([10, 9, 100], true)).toEqual([100, 10, 9])
})

it('sorting puts empty values last in both directions', () => {
  expect(sorted(['', 'b', 'a'])).toEqual(['a', 'b', ''])
  expect(sorted(['', 'a', 'b'], true)).toEqual(['b', 'a', ''])
})

it('sorting is reversed when the same header is pressed again, and restored from the URL', () => {
  const sorts = ['plz', 'name', 'name', 'name'].map((key, i) => ({ key, down: i === 2 }))
  for (const [i, sort] of sorts.entries()) {
    const next = sorts[i + 1]
    if (next) expect(nextSort(sort, 'name')).toEqual(next)
    expect(parseSort(formatSort(sort))).toEqual(sort)
  }
  expect(parseSort('')).toBeNull()
})

it('the filter requires every word, ignoring case and accents', () => {
  const rows = ['Bäcker Groß Haßfurt', 'Metzger Klein Ebern']
  const found = (query: string) => filterRows(rows, query, (row) => [row])
  expect(found('')).toEqual(rows)
  expect(found('hassf BACK')).toEqual(['Bäcker Groß Haßfurt'])
  expect(found('gross ebern')).toEqual([])
})
