import { EventEmitter, once } from 'node:events'
import type { Payload } from 'payload'
import { attachPublicData, type SyncedPublicData } from './publicData.ts'
import { operationTime, watchOthers } from './watchOthers.ts'

class Stream extends EventEmitter {
  isClosed = false
  readonly since: unknown
  constructor(since: unknown) {
    super()
    this.since = since
  }
  async close() {
    this.isClosed = true
    this.emit('close')
  }
}

function server() {
  const streams: Stream[] = []
  const done = new EventEmitter()
  const state = { time: 0, isAway: false, isUnreadable: false }
  const read = (...what: unknown[]) => {
    if (state.isUnreadable) throw new Error('no answer')
    done.emit(...(what as [string]))
  }
  const command = async () => {
    if (state.isAway) throw new Error('no primary')
    return { operationTime: ++state.time }
  }
  const watch = (_: object[], { startAtOperationTime }: { startAtOperationTime: unknown }) => {
    const stream = new Stream(startAtOperationTime)
    streams.push(stream)
    return stream
  }
  const payload = {
    logger: { warn: () => {}, error: () => {} },
    db: { connection: { db: { admin: () => ({ command }) }, watch } },
  } as unknown as Payload
  attachPublicData(payload, {
    refresh: async (noun: string, ids: string[]) => read('refresh', noun, ids),
    refreshAll: async () => read('refreshAll'),
  } as unknown as SyncedPublicData)
  return { payload, streams, done, state }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('a change stream starts when the public data were read, and applies later changes', async () => {
  const { payload, streams, done } = server()
  const stop = watchOthers(payload, await operationTime(payload))
  expect(streams.map(({ since }) => since)).toEqual([1])
  const refreshed = once(done, 'refresh')
  streams[0]?.emit('change', { ns: { coll: 'sessions' }, documentKey: { _id: 's' } })
  streams[0]?.emit('change', { ns: { coll: 'verifications' }, documentKey: { _id: 'a' } })
  expect(await refreshed).toEqual(['entries', ['a']])
  await stop()
  expect(streams[0]?.isClosed).toBe(true)
  await vi.runAllTimersAsync()
  expect(streams).toHaveLength(1)
})

it.each(['error', 'close'])(
  'a stream reopens after its %s and everything is read, even after a long outage',
  async (event) => {
    const { payload, streams, done, state } = server()
    const stop = watchOthers(payload, 0)
    state.isAway = true
    streams[0]?.emit(event, new Error('broken'))
    await vi.advanceTimersByTimeAsync(3500)
    expect(streams).toHaveLength(1)
    state.isAway = false
    const refreshed = once(done, 'refreshAll')
    await vi.advanceTimersByTimeAsync(1000)
    await refreshed
    // From now on, not from a moment that the database may no longer have.
    expect(streams.map(({ since, isClosed }) => [since, isClosed])).toEqual([
      [0, event === 'error'],
      [1, false],
    ])
    await stop()
  },
)

it('everything is read, with retries, if a change cannot be read', async () => {
  const { payload, streams, done, state } = server()
  const stop = watchOthers(payload, 0)
  state.isUnreadable = true
  streams[0]?.emit('change', { ns: { coll: 'entries' }, documentKey: { _id: 'a' } })
  streams[0]?.emit('change', { ns: { coll: 'news' }, documentKey: { _id: 'b' } })
  await vi.advanceTimersByTimeAsync(3500)
  const opened = streams.length
  expect(opened).toBeGreaterThan(2)
  expect(streams.slice(0, -1).every(({ isClosed }) => isClosed)).toBe(true)
  state.isUnreadable = false
  const refreshed = once(done, 'refreshAll')
  await vi.advanceTimersByTimeAsync(1000)
  await refreshed
  await vi.advanceTimersByTimeAsync(5000)
  expect(streams).toHaveLength(opened + 1)
  await stop()
})
