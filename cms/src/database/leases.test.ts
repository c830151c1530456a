import { randomUUID } from 'node:crypto'
import { moveClock } from '#clock.ts'
import { onDatabase } from '#testSuite.ts'
import { createLeases, leasesOf, runIfFree, runWhenFree } from './leases.ts'
import { onMongo } from './testDatabases.ts'
import { payloadOf } from './testPayload.ts'

onDatabase('leases', async (database) => {
  const url = await database.url()
  const payload = await payloadOf({ url })
  const one = leasesOf(payload as never)
  /** Another server on MongoDB; on SQLite one server plays both. */
  const two = leasesOf((onMongo ? await payloadOf({ url }) : payload) as never)
  const hourMs = 3_600_000

  it('have one holder, which can prolong and release them', async () => {
    const name = randomUUID()
    expect(await one.isTaken(name)).toBe(false)
    expect(await one.take(name, 'a', hourMs)).toBe(true)
    expect([await two.take(name, 'b', hourMs), await two.isTaken(name)]).toEqual([false, true])
    expect(await one.take(name, 'a', hourMs)).toBe(true)
    expect([await two.giveBack(name, 'b'), await one.giveBack(name, 'a')]).toEqual([false, true])
    expect(await one.giveBack(name, 'a')).toBe(false)
    expect(await two.take(name, 'b', hourMs)).toBe(true)
  })

  it('are taken by one of twenty concurrent requests', async () => {
    const name = randomUUID()
    const takes = Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).take(name, `${i}`, hourMs))
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(1)
  })

  it('of a dead holder expire', async () => {
    const name = randomUUID()
    await one.take(name, 'dead', 50)
    await expect.poll(() => two.take(name, 'alive', hourMs)).toBe(true)
    expect(await one.giveBack(name, 'dead')).toBe(false)
    expect(await one.take(name, 'dead', hourMs)).toBe(false)
  })

  it('let one holder work at a time; the others wait or give up', async () => {
    const name = randomUUID()
    let atWork = 0
    let done = 0
    const act = async () => {
      expect(++atWork).toBe(1)
      expect(await runIfFree(two, name, async () => 'twice')).toBeNull()
      atWork--
      return ++done
    }
    const results = await Promise.all([one, two, one].map((leases) => runWhenFree(leases, name, act)))
    expect(results.sort()).toEqual([1, 2, 3])
    const failing = async () => Promise.reject(new Error('broken'))
    await expect(runWhenFree(one, name, failing)).rejects.toThrow('broken')
    expect(await runIfFree(two, name, async () => 'free again')).toBe('free again')
  })
})

it('an operation that takes longer than its lease keeps it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const leases = createLeases()
  onTestFinished(() => {
    vi.useRealTimers()
    moveClock(0)
  })
  await runIfFree(leases, 'work', async () => {
    for (let ms = 0; ms < 100_000; ms += 5_000) {
      moveClock(ms)
      await vi.advanceTimersByTimeAsync(5_000)
    }
    expect(await runIfFree(leases, 'work', async () => 'twice')).toBeNull()
  })
  expect(await leases.isTaken('work')).toBe(false)
})
