import type { Payload } from 'payload'
import { createLeases } from '#database/leases.ts'
import { startJob, stopAll } from './startJob.ts'

const errors: string[] = []
const payload = {
  logger: { error: ({ msg }: { msg: string }) => errors.push(msg) },
  db: { leases: createLeases() },
} as unknown as Payload

function heldRun() {
  const ends: (() => void)[] = []
  const run = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)))
  return { run, end: () => ends.shift()?.() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))
const options = { everyMs: 3_600_000, failure: 'It failed' }

afterEach(() => void errors.splice(0))

describe('a job', () => {
  it('never runs twice at a time, and again if woken meanwhile', async () => {
    const { run, end } = heldRun()
    const job = startJob(payload, run, options)
    void job.look()
    void job.look()
    job.wake()
    job.wake()
    expect(run).toHaveBeenCalledTimes(1)
    end()
    await settled()
    expect(run).toHaveBeenCalledTimes(2)
    end()
    await job.stop()
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('is stopped once the run under way has ended, and begins no other', async () => {
    const { run, end } = heldRun()
    const job = startJob(payload, run, options)
    void job.look()
    job.wake()
    let isStopped = false
    const stopped = job.stop().then(() => {
      isStopped = true
    })
    await settled()
    expect(isStopped).toBe(false)
    end()
    await stopped
    await job.look()
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('is abandoned if its run takes longer than the shutdown limit', async () => {
    const { run } = heldRun()
    const job = startJob(payload, run, { ...options, maxStopMs: 1 })
    void job.look()
    await job.stop()
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('runs once more during shutdown if configured so', async () => {
    let ended = 0
    const run = () => settled().then(() => void ended++)
    await startJob(payload, run, { ...options, runsWhenStopped: true }).stop()
    expect(ended).toBe(1)
  })

  it('logs a failure and is tried again at the next poll', async () => {
    const run = vi.fn(() => Promise.reject(new Error('no')))
    const job = startJob(payload, run, options)
    // Woken meanwhile, it does not fail again at once.
    run.mockImplementationOnce(async () => {
      await settled()
      job.wake()
      throw new Error('no')
    })
    await job.look()
    expect(errors).toEqual(['It failed'])
    await job.look()
    expect(run).toHaveBeenCalledTimes(2)
    await job.stop()
  })

  it('with a lease runs on one of several servers at a time', async () => {
    const { run, end } = heldRun()
    const one = startJob(payload, run, { ...options, lease: 'x' })
    const other = startJob(payload, run, { ...options, lease: 'x' })
    void one.look()
    await settled()
    await other.look()
    expect(run).toHaveBeenCalledTimes(1)
    end()
    await one.stop()
    void other.look()
    await settled()
    expect(run).toHaveBeenCalledTimes(2)
    end()
    await other.stop()
  })
})

it('all jobs are stopped even if one fails to', async () => {
  const ended: string[] = []
  await stopAll(payload, [
    { stop: () => Promise.reject(new Error('no')) },
    { stop: () => settled().then(() => void ended.push('mails')) },
  ])
  expect(ended).toEqual(['mails'])
  expect(errors).toEqual(['A job did not end well'])
})
