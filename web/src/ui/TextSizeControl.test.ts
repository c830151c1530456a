import { nextFactor, parseFactor } from './TextSizeControl.tsx'

it('the text size grows in steps of 0.1 to 1.5, and shrinks to 1', () => {
  const sizes = [1, 1.1, 1.2, 1.3, 1.4, 1.5]
  expect(sizes.map((size) => nextFactor(size, 1))).toEqual([...sizes.slice(1), 1.5])
  expect(sizes.map((size) => nextFactor(size, -1))).toEqual([1, ...sizes.slice(0, -1)])
})

it('a stored text size is rounded and limited; anything else is the usual one', () => {
  const stored = [null, '', '1.3', '1.2999999999999998', '9', '-2', 'groß']
  expect(stored.map(parseFactor)).toEqual([1, 1, 1.3, 1.3, 1.5, 1, 1])
})
