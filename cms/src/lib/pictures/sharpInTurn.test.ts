import { setImmediate as turn } from 'node:timers/promises'
import { pendingPictureCount, withSharp } from './sharpInTurn.ts'

it('pictures are processed one at a time, even after a failure', async () => {
  let atWork = 0
  let most = 0
  const work = (fails: boolean) => async () => {
    most = Math.max(most, ++atWork)
    for (let i = 0; i < 5; i++) await turn()
    atWork--
    if (fails) throw new Error('broken')
  }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, i) => withSharp(work(i % 3 === 0))),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  expect([most, pendingPictureCount()]).toEqual([1, 0])
})
