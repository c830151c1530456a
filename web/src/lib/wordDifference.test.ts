import { expect, it } from 'vitest'
import { wordDifference } from './wordDifference.ts'

const marked = (text: string, other: string) =>
  wordDifference(text, other)
    .map((segment) => (segment.only ? `[${segment.text}]` : segment.text))
    .join('')

it('marks the words that the other text does not have', () => {
  expect(marked('Mo 8-12 und Di 9-11', 'Mo 8-12 und Mi 9-11')).toBe('Mo 8-12 und [Di] 9-11')
  expect(marked('Am Markt 3 b', 'Am Markt 3')).toBe('Am Markt 3[ b]')
  expect(marked('gleich', 'gleich')).toBe('gleich')
  expect(marked('ganz', '')).toBe('[ganz]')
  expect(marked('', 'ganz')).toBe('')
})

it('marks a very long text as a whole', () => {
  const long = 'Wort '.repeat(500)
  expect(wordDifference(long, 'x')).toEqual([{ text: long, only: true }])
})
