import { EventEmitter, once } from 'node:events'
import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { attachReadModel, type SyncedReadModel } from './readModel.ts'
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
  let time = 0
  let isAway = false
  const payload = {
    logger: { warn: () => {}, error: () => {} },
    db: {
      connection: {
        db: {
          admin: () => ({
            command: async () => {
              if (isAway) throw new Error('no primary')
              return { operationTime: ++time }
            },
          }),
        },
        watch: (_: object[], { startAtOperationTime }: { startAtOperationTime: unknown }) => {
          const stream = new Stream(startAtOperationTime)
          streams.push(stream)
          return stream
        },
      },
    },
  } as unknown as Payload
  attachReadModel(payload, {
    refresh: async (noun: string, ids: string[]) => void done.emit('refresh', noun, ids),
    refreshAll: async () => void done.emit('refreshAll'),
  } as unknown as SyncedReadModel)
  return {
    payload,
    streams,
    done,
    goAway: (away: boolean) => {
      isAway = away
    },
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('begins where the read model was read, and takes in what others change', async () => {
  const { payload, streams, done } = server()
  const stop = watchOthers(payload, await operationTime(payload))
  expect(streams.map(({ since }) => since)).toEqual([1])
  const refreshed = once(done, 'refresh')
  streams[0]?.emit('change', { ns: { coll: 'sessions' }, documentKey: { _id: 's' } })
  for (const _id of ['a', 'b', 'a'])
    streams[0]?.emit('change', { ns: { coll: 'entries' }, documentKey: { _id } })
  expect(await refreshed).toEqual(['entries', ['a', 'b']])
  await stop()
  expect(streams[0]?.isClosed).toBe(true)
  await vi.runAllTimersAsync()
  expect(streams).toHaveLength(1)
})

it.each(['error', 'close'])(
  'opens it anew after its %s and reads everything, also when MongoDB is away for long',
  async (event) => {
    const { payload, streams, done, goAway } = server()
    const stop = watchOthers(payload, 0)
    goAway(true)
    streams[0]?.emit(event, new Error('broken'))
    await vi.advanceTimersByTimeAsync(3500)
    expect(streams).toHaveLength(1)
    goAway(false)
    const refreshed = once(done, 'refreshAll')
    await vi.advanceTimersByTimeAsync(1000)
    await refreshed
    expect(streams.map(({ since }) => since)).toEqual([0, 1])
    await stop()
  },
)
