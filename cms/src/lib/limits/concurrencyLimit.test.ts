import { createConcurrencyLimit } from './concurrencyLimit.ts'

function job() {
  let end = () => {}
  const work = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work, end }
}

it('a limit of concurrent work runs a limited number at once, queues a limited number in order, and rejects the rest', async () => {
  const enter = createConcurrencyLimit({ atOnce: 2, waiting: 2 })
  const jobs = Array.from({ length: 4 }, job)
  const begun: number[] = []
  const done = jobs.map(({ work }, i) =>
    enter(async () => {
      begun.push(i)
      await work
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  await expect(enter(async () => 'never')).rejects.toMatchObject({ status: 429, data: { retryAfter: 5 } })
  jobs[1]?.end()
  await done[1]
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])
  for (const { end } of jobs) end()
  await Promise.all(done)
  expect(begun).toEqual([0, 1, 2, 3])
  await expect(enter(async () => 'again')).resolves.toBe('again')
})

it('frees a place when the work fails', async () => {
  const enter = createConcurrencyLimit()
  await expect(enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(enter(async () => 'yes')).resolves.toBe('yes')
})

it('lets clients take turns; none can fill the queue', async () => {
  const enter = createConcurrencyLimit({ atOnce: 1, waiting: 10, waitingOfOne: 3 })
  const first = job()
  const begun: string[] = []
  const ask = (client: string) => enter(async () => void begun.push(client), client)
  const busy = enter(() => first.work, 'a')
  const asked = ['a', 'a', 'a', 'b', 'b', 'c'].map(ask)
  await expect(ask('a')).rejects.toMatchObject({ status: 429 })
  first.end()
  await Promise.all([busy, ...asked])
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a'])
})
