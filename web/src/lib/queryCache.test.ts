import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expireQueries, QueryCache } from './queryCache.ts'

const url = '/api/news'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('what was just answered is shown without asking again, for a quarter of a minute', () => {
  const answers = new QueryCache()
  answers.put(url, ['a'])
  expect([answers.get(url)?.data, answers.isFresh(url)]).toEqual([['a'], true])
  vi.advanceTimersByTime(14_999)
  expect(answers.isFresh(url)).toBe(true)
  vi.advanceTimersByTime(1)
  expect([answers.get(url)?.data, answers.isFresh(url)]).toEqual([['a'], false])
})

it('is asked for ahead once, is joined on its way, and is not put past SWR into its cache', async () => {
  const answers = new QueryCache()
  const told = vi.fn()
  answers.subscribe(told)
  const asked: ((data: unknown) => void)[] = []
  const ask = () => new Promise<unknown>((resolve) => asked.push(resolve))
  answers.prefetch(url, ask)
  answers.prefetch(url, ask)
  expect(asked).toHaveLength(1)
  expect([answers.get(url), answers.isFresh(url)]).toEqual([undefined, false])
  const joined = answers.freshOf(url)?.answer
  asked[0]?.(['a'])
  expect(await joined).toEqual(['a'])
  expect([answers.get(url), told.mock.calls]).toEqual([undefined, []])
  // As SWR does when a component shows the answer: afterwards it need not be fetched again.
  answers.set(url, { data: await answers.freshOf(url)?.answer })
  expect(answers.isFresh(url)).toBe(true)
  expect(told).toHaveBeenCalledOnce()
})

it('an answer from before an act is nothing to rely on, and one that arrives after it is not taken in', async () => {
  const answers = new QueryCache()
  answers.put('/api/links', ['a'])
  let arrive = (_: unknown) => {}
  answers.prefetch(url, () => new Promise((resolve) => (arrive = resolve)))
  expireQueries()
  expect([answers.isFresh('/api/links'), answers.freshOf(url)?.answer]).toEqual([false, undefined])
  arrive(['old'])
  await vi.advanceTimersByTimeAsync(0)
  expect(answers.get(url)).toBeUndefined()
})

it('a failed prefetch is not an unhandled rejection, and a retry asks again', async () => {
  const answers = new QueryCache()
  answers.prefetch(url, () => Promise.reject(new Error('offline')))
  await vi.advanceTimersByTimeAsync(0)
  expect(answers.freshOf(url)?.answer).toBeUndefined()
  answers.put(url, undefined, new Error('refused'))
  await expect(answers.freshOf(url)?.answer).rejects.toThrow('refused')
  answers.forget(url)
  expect(answers.freshOf(url)?.answer).toBeUndefined()
})
