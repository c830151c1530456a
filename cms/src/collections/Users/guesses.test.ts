import { setImmediate } from 'node:timers/promises'
import { createGuesses } from './guesses.ts'
import { createWrongGuesses } from './wrongGuesses.ts'

function guessing() {
  const waiting: (() => void)[] = []
  const times: number[] = []
  const guesses = createGuesses(createWrongGuesses(), (ms) => {
    times.push(ms)
    return new Promise<void>((resolve) => waiting.push(resolve))
  })
  const judged: string[] = []
  const guess = (by: string, isRight = false, isKnown = false) =>
    guesses.attempt({ of: 'admin', by, isKnown }, async () => {
      judged.push(by)
      return isRight
    })
  const many = async (count: number, name: string) => {
    for (let i = 0; i < count; i++) await guess(`${name}${i}`)
  }
  return { guesses, guess, many, judged, waiting, times }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())
const moveClock = (ms: number) => vi.setSystemTime(Date.now() + ms)

it('one address gets at most five wrong guesses, even concurrent ones; others are not blocked', async () => {
  const { guess, judged } = guessing()
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => guess('a')))
  expect(outcomes).toEqual([...Array(5).fill('wrong'), ...Array(7).fill('locked')])
  expect(judged).toHaveLength(5)
  expect(await guess('a', true)).toBe('locked')
  expect(await guess('b', true)).toBe('right')
  moveClock(10 * 60_000)
  expect(await guess('a', true)).toBe('right')
})

it('a correct password resets its address, forget() resets the account', async () => {
  const { guess, guesses } = guessing()
  for (let i = 0; i < 4; i++) await guess('a')
  expect(await guess('a', true)).toBe('right')
  for (let i = 0; i < 5; i++) expect(await guess('a')).toBe('wrong')
  await guesses.forget('admin')
  expect(await guess('a', true)).toBe('right')
})

it('of 100 concurrent wrong guesses 20 are checked and 10 delayed for three seconds; a known browser still gets in', async () => {
  const { guess, judged, waiting, times } = guessing()
  const outcomes = Array.from({ length: 100 }, (_, i) =>
    guess(`s${i}`).catch((error: { status: number }) => error.status),
  )
  await Promise.all([...outcomes.slice(0, 20), ...outcomes.slice(30)])
  await setImmediate()
  expect([judged.length, waiting.length]).toEqual([20, 10])
  expect(times).toEqual(Array(10).fill(3000))
  await expect(outcomes[99]).resolves.toBe(429)
  expect(await guess('known', true, true)).toBe('right')
  for (const goOn of waiting) goOn()
  await Promise.all(outcomes)
  expect(judged).toHaveLength(31)
})

it('setting the clock back ends a lock', async () => {
  const { guess } = guessing()
  moveClock(24 * 3_600_000)
  for (let i = 0; i < 5; i++) await guess('a')
  moveClock(-24 * 3_600_000)
  expect(await guess('a', true)).toBe('right')
})
