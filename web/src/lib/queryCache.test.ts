import { QueryCache } from './queryCache.ts'

const url = '/api/news'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a cached answer is fresh for fifteen seconds', () => {
  const answers = new QueryCache()
  answers.put(url, ['a'])
  expect([answers.get(url)?.data, answers.isFresh(url)]).toEqual([['a'], true])
  vi.advanceTimersByTime(14_999)
  expect(answers.isFresh(url)).toBe(true)
  vi.advanceTimersByTime(1)
  expect([answers.get(url)?.data, answers.isFresh(url)]).toEqual([['a'], false])
})
