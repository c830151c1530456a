import { targetIndex } from './rowNavigation.ts'

it('arrows go from row to row and stop at the ends', () => {
  expect(targetIndex('ArrowDown', 0, 3)).toBe(1)
  expect(targetIndex('ArrowDown', 2, 3)).toBe(2)
  expect(targetIndex('ArrowUp', 0, 3)).toBe(0)
  expect(targetIndex('Home', 2, 3)).toBe(0)
  expect(targetIndex('End', 0, 3)).toBe(2)
  expect(targetIndex('Enter', 0, 3)).toBeNull()
})
