import { factorFrom } from './TextSizeControl.tsx'

it('the text size grows in steps of 0.1 to 1.5 and shrinks to 1, the usual one if none is stored', () => {
  const sizes = [1, 1.1, 1.2, 1.3, 1.4, 1.5]
  expect(sizes.map((size) => factorFrom(String(size), 1))).toEqual([...sizes.slice(1), 1.5])
  expect(sizes.map((size) => factorFrom(String(size), -1))).toEqual([1, ...sizes.slice(0, -1)])
  expect([null, '', 'groß', '1.3', '1.2000000000000002'].map((stored) => factorFrom(stored))).toEqual([
    1, 1, 1, 1.3, 1.2,
  ])
})
