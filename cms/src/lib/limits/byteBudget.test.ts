import { createByteBudget } from './byteBudget.ts'

const tooMany = expect.objectContaining({ status: 429 })

it('the memory budget of requests has limits per client and in total', () => {
  const { hold, inUse } = createByteBudget({ all: 40, each: 10 })
  const first = hold('a')
  first.take(6)
  hold('a').take(4)
  expect(() => hold('a').take(1)).toThrow(tooMany)
  for (const key of ['b', 'c', 'd']) hold(key).take(10)
  expect(() => hold('e').take(1)).toThrow(tooMany)
  expect(inUse()).toBe(40)
  first.release()
  hold('e').take(6)
  expect(() => hold('f').take(1)).toThrow(tooMany)
})

it('the memory budget of requests is returned once, and a finished request cannot take more', () => {
  const { hold, inUse } = createByteBudget({ all: 40, each: 10 })
  const one = hold('a')
  one.take(10)
  one.release()
  one.release()
  expect(inUse()).toBe(0)
  expect(() => one.take(1)).toThrow(tooMany)
})
