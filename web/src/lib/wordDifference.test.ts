import { differingPassages, wordDifference } from './wordDifference.ts'

const marked = (text: string, other: string) =>
  wordDifference(text, other)
    .map((segment) => (segment.only ? `[${segment.text}]` : segment.text))
    .join('')

it.each([
  ['Mo 8-12 und Di 9-11', 'Mo 8-12 und Mi 9-11', 'Mo 8-12 und [Di] 9-11'],
  ['Am Markt 3 b', 'Am Markt 3', 'Am Markt 3 [b]'],
  ['gleich', 'gleich', 'gleich'],
  ['', 'ganz', ''],
  // Consecutive words together, each line separately, and never white space.
  ['wir sind gern da', 'wir kommen heute da', 'wir [sind gern] da'],
  ['a\n\nb\nc', 'a\nb\nd', 'a\n\nb\n[c]'],
  ['a\nx\ny\nz', 'a\nz', 'a\n[x]\n[y]\nz'],
  [' a  b ', 'a\u00a0b', ' a  b '],
  [' neu ', '', ' [neu] '],
])('marks words of %j that are missing in %j', (text, other, shown) => {
  expect(marked(text, other)).toBe(shown)
})

it('marks a very long text as a whole', () => {
  const long = 'Wort '.repeat(2000).trim()
  expect(wordDifference(long, 'x')).toEqual([{ text: long, only: true }])
})

it('marks whole lines in a long text with many changes', () => {
  const lines = (mark: string) =>
    Array.from({ length: 400 }, (_, i) => (i % 2 ? `Zeile ${i}` : `${mark}${i} `.repeat(10).trim()))
  const only = wordDifference(lines('alt').join('\n'), lines('neu').join('\n')).filter(
    (segment) => segment.only,
  )
  expect(only.map(({ text }) => text)).toEqual(lines('alt').filter((line) => line.startsWith('alt')))
})

it('finds one changed word among thousands', () => {
  const page = (word: string) => `${'vorn '.repeat(3000)}${word} ${'hinten '.repeat(3000)}`.trim()
  const only = wordDifference(page('alt'), page('neu')).filter((segment) => segment.only)
  expect(only).toEqual([{ text: 'alt', only: true }])
})

it('shows the passages in which two long texts differ, and where text is missing', () => {
  const long = (middle: string) => `${'Anfang '.repeat(100)}${middle}${' Ende'.repeat(100)}`
  const shown = differingPassages(long('eins zwei'), long('eins'))
  expect(shown.map(({ text, only }) => (only ? `[${text}]` : text)).join('')).toBe(
    `… ${'Anfang '.repeat(7)}eins [zwei] ${'Ende '.repeat(8)}… `,
  )
  expect(differingPassages(long('eins'), long('eins zwei')).every(({ only }) => !only)).toBe(true)
})
