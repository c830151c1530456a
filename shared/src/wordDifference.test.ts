import { differingPassages, wordDifference } from './wordDifference.ts'

const marked = (text: string, other: string) =>
  wordDifference(text, other)
    .map((segment) => (segment.only ? `[${segment.text}]` : segment.text))
    .join('')

it('marks the words that the other text does not have', () => {
  expect(marked('Mo 8-12 und Di 9-11', 'Mo 8-12 und Mi 9-11')).toBe('Mo 8-12 und [Di] 9-11')
  expect(marked('Am Markt 3 b', 'Am Markt 3')).toBe('Am Markt 3 [b]')
  expect(marked('gleich', 'gleich')).toBe('gleich')
  expect(marked('ganz', '')).toBe('[ganz]')
  expect(marked('', 'ganz')).toBe('')
})

it('marks consecutive words together, each line separately, and never white space', () => {
  expect(marked('wir sind gern da', 'wir kommen heute da')).toBe('wir [sind gern] da')
  expect(marked('a\n\nb\nc', 'a\nb\nd')).toBe('a\n\nb\n[c]')
  expect(marked('a\nx\ny\nz', 'a\nz')).toBe('a\n[x]\n[y]\nz')
  expect(marked(' a  b ', 'a\u00a0b')).toBe(' a  b ')
  expect(marked(' neu ', '')).toBe(' [neu] ')
})

it('marks a very long text as a whole', () => {
  const long = 'Wort '.repeat(2000).trim()
  expect(wordDifference(long, 'x')).toEqual([{ text: long, only: true }])
})

it('marks whole lines in a long text with many changes', () => {
  const lines = (mark: string) =>
    Array.from({ length: 400 }, (_, i) => `Zeile ${i}: ${i % 200 ? 'so' : mark} und hier`)
  const only = wordDifference(lines('alt').join('\n'), lines('neu').join('\n')).filter(
    (segment) => segment.only,
  )
  expect(only.map(({ text }) => text)).toEqual(['Zeile 0: alt und hier', 'Zeile 200: alt und hier'])
})

it('finds one word in a page of thousands', () => {
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
