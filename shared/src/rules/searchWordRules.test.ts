import { answeredNames } from '../categoryName.ts'
import { categoryLimits } from '../fields/categoryFields.ts'
import { cleanSearchWords, searchWordsOf, tooLongInWords } from './searchWordRules.ts'

it.each([
  ['', []],
  [' ,;\n , ', []],
  ['Frisör, frisör,FRISOER', ['Frisör']],
  ['Haare  schneiden; Dauerwelle\nFöhnen', ['Haare schneiden', 'Dauerwelle', 'Föhnen']],
])('%j yields the words %j', (text, words) => {
  expect(searchWordsOf(text)).toEqual(words)
  expect(cleanSearchWords(cleanSearchWords(text))).toBe(words.join(', '))
})

it('names the field that is too long', () => {
  const [nameEn, searchWords] = ['x'.repeat(categoryLimits.names), 'y'.repeat(categoryLimits.searchWords)]
  const tooLong = (en: string, words: string) =>
    tooLongInWords({ ...answeredNames({ en }), searchWords: words })?.field
  expect(tooLong(nameEn, searchWords)).toBeUndefined()
  expect([tooLong(`${nameEn}x`, searchWords), tooLong(nameEn, `${searchWords}y`)]).toEqual([
    'nameEn',
    'searchWords',
  ])
})
