import { lazyAsync } from './lazyAsync.ts'

it('is made once for all who ask, and again after a failure', async () => {
  let attempts = 0
  const thing = lazyAsync(async () => {
    attempts++
    if (attempts === 1) throw new Error('not now')
    return attempts
  })
  expect(thing.peek()).toBeUndefined()
  const first = await Promise.allSettled([thing.get(), thing.get()])
  expect([attempts, ...first.map(({ status }) => status)]).toEqual([1, 'rejected', 'rejected'])
  expect(thing.peek()).toBeUndefined()
  expect(await Promise.all([thing.get(), thing.get()])).toEqual([2, 2])
  expect(await thing.peek()).toBe(2)
})
