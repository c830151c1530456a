import { everyLimit } from '../../testServer.ts'
import { createRateLimits } from './rateLimits.ts'
import { outcomeOf, reserve } from './reserve.ts'

const tooMany = expect.objectContaining({ status: 429 })
const limitsOf = (submission: number, invalid: number) =>
  createRateLimits({
    ...everyLimit({ points: 1000, seconds: 600 }),
    submission: { points: submission, seconds: 600 },
    invalid: { points: invalid, seconds: 600 },
  })

describe('a request counted before reading', () => {
  it('uses no point for invalid input if its own limit is exceeded', async () => {
    const limits = createRateLimits({
      ...everyLimit({ points: 3, seconds: 600 }),
      answer: { points: 1, seconds: 600 },
    })
    await (await reserve(limits, 'answer', 'a'))('taken')
    for (let i = 0; i < 5; i++) await expect(reserve(limits, 'answer', 'a')).rejects.toEqual(tooMany)
    await (await reserve(limits, 'submission', 'a'))('taken')
  })

  it('returns no point to a later time window', async () => {
    vi.useFakeTimers()
    const limits = limitsOf(1, 100)
    const early = await reserve(limits, 'submission', 'a')
    vi.advanceTimersByTime(601_000)
    await early('refused')
    await (await reserve(limits, 'submission', 'a'))('taken')
    await expect(reserve(limits, 'submission', 'a')).rejects.toEqual(tooMany)
    vi.useRealTimers()
  })

  it('counts as refused for client errors, as failed for server errors', () => {
    expect([200, 303, 400, 404, 409, 413, 429, 500, 503].map(outcomeOf)).toEqual([
      ...['taken', 'taken', 'refused', 'refused', 'refused', 'refused', 'failed', 'failed', 'failed'],
    ])
  })
})
