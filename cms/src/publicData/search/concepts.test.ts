import stopWords from './concepts/stopWords.json' with { type: 'json' }
import { vocabulary } from './concepts.ts'

const { concepts, usualCategories } = vocabulary()
const names = new Set(usualCategories.map(({ name }) => name))
const keys = new Set(concepts.map(({ concept }) => concept))

const wordsIn = (value: object | string): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, part]) => [key, ...wordsIn(part)])

it('the vocabulary names each concept once, by a key of small letters', () => {
  expect(keys.size).toBe(concepts.length)
  expect([...keys].filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
})

it('the vocabulary has words in both languages and categories for each concept', () => {
  const poor = concepts.filter(
    ({ de, en, categories }) => de.length === 0 || en.length === 0 || categories.length === 0,
  )
  expect(poor.map(({ concept }) => concept)).toEqual([])
  const blank = [...concepts.flatMap(({ de, en }) => [...de, ...en]), ...wordsIn(stopWords)]
  expect(blank.filter((word) => word.trim() !== word || word === '')).toEqual([])
})

it('the vocabulary refers to existing categories and wider concepts, without cycles', () => {
  const unknown = concepts.flatMap(({ categories }) => categories.filter((name) => !names.has(name)))
  expect(unknown).toEqual([])
  const byKey = new Map(concepts.map((concept) => [concept.concept, concept]))
  const lost = concepts.filter(({ concept, wider }) => {
    const seen = new Set([concept])
    for (let at = wider; at !== undefined; at = byKey.get(at)?.wider) {
      if (seen.has(at) || !byKey.has(at)) return true
      seen.add(at)
    }
    return false
  })
  expect(lost.map(({ concept }) => concept)).toEqual([])
})

it('the vocabulary describes each usual category once, with an English name', () => {
  const all = usualCategories.map(({ name }) => name)
  expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([])
  expect(usualCategories.filter(({ en }) => en.trim() === '').map(({ name }) => name)).toEqual([])
})

it('the vocabulary has its advice in both languages, and all emergency services', () => {
  const half = concepts.filter(
    ({ noProvider }) => noProvider && (noProvider.de === '' || noProvider.en === ''),
  )
  expect(half.map(({ concept }) => concept)).toEqual([])
  const alarms = new Set(concepts.flatMap(({ urgent }) => urgent ?? []))
  expect([...alarms].sort()).toEqual(['110', '112', '116117', 'dentists', 'pharmacies', 'seelsorge'])
})
