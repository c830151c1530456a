import { compareGerman, fold, foldedWords, includesFolded } from './fold.ts'

it.each([
  ['Müller', 'mueller'],
  ['Mu\u0308ller', 'mueller'],
  ['Haßfurt', 'hassfurt'],
  ['HAẞFURT', 'hassfurt'],
  ['Café Ångström', 'cafe angstroem'],
  ['Łódź', 'lodz'],
  ['ﬁx', 'fix'],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

it('folded text is the same when folded again', () => {
  for (const text of ['Straße', 'ÄÖÜ', 'İstanbul', '\ud800 lone', '😀 שלום'])
    expect(fold(fold(text))).toBe(fold(text))
})

it.each([
  ['Fuß-Pflege e.V. (Haßfurt)', ['fuss', 'pflege', 'e', 'v', 'hassfurt']],
  ['  ', []],
  ['😀\ud800', []],
  ['שלום עולם', ['שלום', 'עולם']],
  ['24h', ['24h']],
])('splits words: %j', (text, expected) => {
  expect(foldedWords(text)).toEqual(expected)
})

it('finds a part of a word in any spelling', () => {
  for (const part of ['Mull', 'Muell', 'MÜLL', ' müll ', ''])
    expect(includesFolded('Fa. Müller', part)).toBe(true)
  expect(includesFolded('Königsberg, Bäcker', 'konigsberg, backer')).toBe(true)
  expect(includesFolded('Fa. Müller', 'Mall')).toBe(false)
})

it('sorts as German does', () => {
  const sorted = ['Apotheke', 'Arzt', 'Ärzte', 'Öl', 'Oma', 'Zahnarzt']
  expect(sorted.toReversed().sort(compareGerman)).toEqual(sorted)
})
