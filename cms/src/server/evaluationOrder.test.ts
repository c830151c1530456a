import { expect, it } from 'vitest'
import { evaluationOrder, type Modules, modulesOf } from './evaluationOrder.ts'

type Context = { i(id: number): unknown }
/** A file as Next builds it. */
const chunk = [
  1,
  (e: Context) => {
    e.i(2)
    e.i(5)
  },
  2,
  (e: Context) => {
    e.i(3)
    e.i(4)
  },
  3,
  (e: Context) => e.i(2),
  4,
  () => 4,
  // One function of two modules.
  5,
  6,
  (e: Context) => {
    e.i(4)
    e.i(77)
  },
]

it('takes a built file apart into its modules', () => {
  const modules: Modules = new Map(modulesOf(chunk))
  expect([...modules.keys()]).toEqual([1, 2, 3, 4, 5, 6])
  expect(modules.get(5)).toBe(modules.get(6))
})

it('names a module after all it imports, and of a circle the one that is reached first', () => {
  const modules: Modules = new Map(modulesOf(chunk))
  // 2 and 3 import each other; 77 is in none of the files.
  expect(evaluationOrder(modules, [2])).toEqual([4, 2])
  expect(evaluationOrder(modules, [5])).toEqual([4, 5])
  expect(evaluationOrder(modules, [3])).toEqual([4, 3])
})

it('follows what the tree of a page asks for when it is drawn', () => {
  const page = new Function('e', 'e.i(2);return [()=>e.r(9)]') as () => unknown
  const modules: Modules = new Map(modulesOf([1, page, 2, () => 2, 9, () => 9]))
  expect(evaluationOrder(modules, [1, 2])).toEqual([2, 9, 1])
})

it('has nothing to say about modules that are not there', () => {
  expect(evaluationOrder(new Map(), [1])).toEqual([])
})
