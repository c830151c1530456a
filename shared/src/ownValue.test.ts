import { inheritedWords } from './inheritedWords.fixture.ts'
import { ownValue } from './ownValue.ts'

it('finds only own, not inherited properties', () => {
  const table = { a: 1, ['__proto__']: 2 }
  expect(ownValue(table, 'a')).toBe(1)
  expect(ownValue(table, 'b')).toBe(undefined)
  expect(ownValue(table, '__proto__')).toBe(2)
  expect(inheritedWords.map((word) => ownValue({}, word))).toEqual(inheritedWords.map(() => undefined))
})
