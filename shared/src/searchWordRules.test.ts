import { categoryLimits } from './categoryFields.ts'
import { answeredNames } from './categoryName.ts'
import { cleanSearchWords, searchWordsOf, tooLongInWords } from './searchWordRules.ts'

it.each([
  ['', []],
  [' ,;\n , ', []],
  ['Frisör, frisör,FRISOER', ['Frisör']],
  ['Haare  schneiden; Dauerwelle\nFöhnen', ['Haare schneiden', 'Dauerwelle', 'Föhnen']],
])('%j are the words %j', (text, words) => {
  expect(searchWordsOf(text)).toEqual(words)
  expect(cleanSearchWords(cleanSearchWords(text))).toBe(words.join(', '))
})

it('names which of the two is too long', () => {
  const [nameEn, searchWords] = ['x'.repeat(categoryLimits.names), 'y'.repeat(categoryLimits.searchWords)]
  expect(tooLongInWords({ ...answeredNames({ en: nameEn }), searchWords })).toBeNull()
  expect(tooLongInWords({ ...answeredNames({ en: `${nameEn}x` }), searchWords })?.field).toBe('nameEn')
  expect(tooLongInWords({ ...answeredNames({ en: nameEn }), searchWords: `${searchWords}y` })?.field).toBe(
    'searchWords',
  )
})
