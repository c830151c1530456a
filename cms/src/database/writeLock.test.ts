import { WriteLock } from './writeLock.ts'

it('after a writer that gave up, the next still waits for the one that holds the turn', async () => {
  const lock = new WriteLock(1)
  const first = await lock.acquire('first')
  await expect(lock.acquire('impatient')).rejects.toThrow(/"impatient".*"first"/)
  await expect(lock.acquire('next')).rejects.toMatchObject({ code: 'WRITE_LOCK_TIMEOUT' })
  first.release()
  expect(await lock.acquire('last')).toMatchObject({ label: 'last' })
})
