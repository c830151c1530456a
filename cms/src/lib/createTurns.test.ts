import { setTimeout as pause } from 'node:timers/promises'
import { createTurns } from './createTurns.ts'

it('runs tasks one after the other, also after one that failed', async () => {
  const inTurn = createTurns()
  const seen: string[] = []
  const task = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`)
    await pause(ms)
    seen.push(`${name} ends`)
    if (name === 'a') throw new Error('a failed')
    return name
  }
  const results = await Promise.allSettled([inTurn(task('a', 20)), inTurn(task('b', 1))])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(results).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'b' }])
})
