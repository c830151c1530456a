import { type CodePoints, printableText } from './printableText.ts'

const signs: CodePoints = new Set()
const shown = (text: string) => printableText(text, signs).replaceAll('\u200b', '|')

it('a word too long for a line may break after the punctuation of an address', () => {
  expect(shown('sehr.langer.name@ein-anderer-anbieter.example.org')).toBe(
    'sehr.|langer.|name@|ein-anderer-anbieter.|example.|org',
  )
})

it('a word without syllables may break anywhere', () => {
  expect(
    shown('x'.repeat(60))
      .split('|')
      .map(({ length }) => length),
  ).toEqual([8, 8, 8, 8, 8, 8, 8, 4])
  expect(shown('1'.repeat(40)).split('|')).toHaveLength(5)
})
