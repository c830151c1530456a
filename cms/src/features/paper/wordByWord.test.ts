import { wordByWord } from './printedEntry.ts'

it.each([
  ['Mo-Fr 08:00-18:00; Mi 08:00-13:00', 'Montag bis Freitag 8 bis 18 Uhr; Mittwoch 8 bis 13 Uhr'],
  ['Mo-So 00:00-24:00', 'Montag bis Sonntag rund um die Uhr'],
  ['Sa 08:30 - 12:30 Uhr nach Absprache', 'Samstag 8:30 bis 12:30 Uhr nach Absprache'],
  ['Mo. und Do. 99:99-12:00, Sofa, Mode', 'Montag und Donnerstag 99:99-12:00, Sofa, Mode'],
])('%s is printed as %s', (line, words) => {
  expect(wordByWord(line, 'de')).toBe(words)
})

it('hours are printed in English, too', () => {
  expect(wordByWord('Mo-Fr 08:00-18:00', 'en')).toBe('Monday to Friday 8 am to 6 pm')
})
