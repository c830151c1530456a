import type { LimitKind } from '#shared/contract'
import { everyLimit } from '#testServer.ts'
import { createRateLimits, type RateLimits } from './rateLimits.ts'
import { countOutcome } from './reserve.ts'

const tooMany = expect.objectContaining({ status: 429 })
const limitsOf = (points: Parameters<typeof createRateLimits>[0]) =>
  createRateLimits({ ...everyLimit({ points: 1000, seconds: 600 }), ...points })
const count = (rateLimits: RateLimits, kind: 'answer' | 'submission', status = 200, during = () => {}) =>
  countOutcome({
    ...{ rateLimits, kind, key: 'a', statusOf: () => status },
    work: async () => {
      during()
      if (status >= 400) throw new Error(String(status))
    },
  })

it('a request uses no point for invalid input if its own limit is exceeded', async () => {
  const limits = limitsOf({
    ...everyLimit({ points: 3, seconds: 600 }),
    answer: { points: 1, seconds: 600 },
  })
  await count(limits, 'answer')
  for (let i = 0; i < 5; i++) await expect(count(limits, 'answer')).rejects.toEqual(tooMany)
  await count(limits, 'submission')
})

it.each(Object.keys(everyLimit()) as LimitKind[])(
  'of %s is told how long to wait, to the second',
  async (kind) => {
    vi.useFakeTimers({ now: 0 })
    const limits = limitsOf({ ...everyLimit({ points: 1, seconds: 600 }) })
    await limits.consume(kind, 'a')
    for (const seconds of [0, 1, 300, 599]) {
      vi.setSystemTime(seconds * 1000)
      const retryAfter = 600 - seconds
      const data = { retryAfter, values: { minutes: Math.ceil(retryAfter / 60) } }
      // A name counts in any spelling.
      await expect(limits.consume(kind, 'A')).rejects.toMatchObject({ data })
    }
    // A clock that was put back makes nobody wait longer.
    vi.setSystemTime(-5_000)
    await expect(limits.consume(kind, 'a')).rejects.toMatchObject({ data: { retryAfter: 600 } })
    await vi.advanceTimersByTimeAsync(600_000)
    await limits.consume(kind, 'a')
    vi.useRealTimers()
  },
)

it('a request returns no point to a later time window', async () => {
  vi.useFakeTimers()
  const limits = limitsOf({ ...everyLimit({ points: 1, seconds: 600 }) })
  const later = () => void vi.advanceTimersByTime(601_000)
  await expect(count(limits, 'submission', 400, later)).rejects.toThrow('400')
  await count(limits, 'submission')
  await expect(count(limits, 'submission')).rejects.toEqual(tooMany)
  vi.useRealTimers()
})

it.each([
  [200, true, false],
  [303, true, false],
  [400, false, true],
  [413, false, true],
  [429, false, false],
  [503, false, false],
])('a request of status %i counts as taken: %s, as refused: %s', async (status, isTaken, isRefused) => {
  const kept = { invalid: 0, submission: 0 }
  const change = (by: number) => async (kind: string) => {
    kept[kind as 'invalid'] += by
  }
  await count({ consume: change(1), giveBack: change(-1) }, 'submission', status).catch(() => {})
  expect(kept).toEqual({ invalid: Number(isRefused), submission: Number(isTaken) })
})
