import { QueryCache } from './queryCache.ts'

const url = '/api/news'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a cached answer is fresh for fifteen seconds', () => {
  const answers = new QueryCache()
  const told = vi.fn()
  answers.subscribe(told)
  answers.put(url, ['a'])
  expect([answers.get(url)?.data, answers.isFresh(url)]).toEqual([['a'], true])
  expect(told).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(14_999)
  expect(answers.isFresh(url)).toBe(true)
  vi.advanceTimersByTime(1)
  expect([answers.get(url)?.data, answers.isFresh(url)]).toEqual([['a'], false])
})
