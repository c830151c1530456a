import { lazyAsync } from './lazyAsync.ts'

it('a value is made once for concurrent callers, and retried', async () => {
  let attempts = 0
  const thing = lazyAsync(async () => {
    attempts++
    if (attempts === 1) throw new Error('not now')
    return attempts
  })
  const first = await Promise.allSettled([thing(), thing()])
  expect([attempts, ...first.map(({ status }) => status)]).toEqual([1, 'rejected', 'rejected'])
  expect(await Promise.all([thing(), thing()])).toEqual([2, 2])
})
