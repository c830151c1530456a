import type { Payload } from 'payload'
import { ownValue } from '#shared/ownValue'
import { publicDataOf } from './publicData.ts'
import { nounsByCollection } from './refreshPublicData.ts'

interface ChangeEvent {
  ns?: { coll?: string }
  documentKey?: { _id?: unknown }
}
interface ChangeStream {
  on(event: 'change', listener: (change: ChangeEvent) => void): void
  on(event: 'error' | 'close', listener: (error?: unknown) => void): void
  close(): Promise<void>
}
interface MongoConnection {
  db: { admin(): { command(command: object): Promise<{ operationTime?: unknown }> } }
  watch(pipeline: object[], options: { startAtOperationTime: unknown }): ChangeStream
}

const pauseMs = 1000

/** Stages that drop the documents: one near MongoDB's size limit would break the stream. */
const pipeline = [
  { $match: { 'ns.coll': { $in: Object.keys(nounsByCollection) } } },
  { $project: { ns: 1, documentKey: 1 } },
]

const connectionOf = (payload: Payload) =>
  (payload.db as unknown as { connection: MongoConnection }).connection

/** The database's time. Call it before reading what `watchOthers` keeps up to date. */
export async function operationTime(payload: Payload) {
  return (await connectionOf(payload).db.admin().command({ hello: 1 })).operationTime
}

/**
 * Keeps several processes on one MongoDB up to date by its change stream. Everything is read again if the stream breaks,
 * as the changes meanwhile are unknown, if the database no longer has them, or if a change could not be read.
 *
 * @param since result of `operationTime` before the public data were read
 */
export function watchOthers(payload: Payload, since: unknown) {
  const connection = connectionOf(payload)
  const model = publicDataOf(payload)
  let stream: ChangeStream | undefined
  let stopped = false
  let waiting: NodeJS.Timeout | undefined
  let reopening: Promise<void> | undefined
  /** One that joins a waiting one may end before others. */
  let all = Promise.resolve()

  /** Unless it is no longer the one that is followed. Without a failure to log it has closed itself. */
  function replace(broken: ChangeStream | undefined, log?: () => void) {
    if (stopped || stream !== broken) return
    stream = undefined
    if (log) {
      log()
      void broken?.close().catch(() => {})
    }
    waiting ??= setTimeout(() => {
      reopening = reopen()
    }, pauseMs).unref()
  }

  function follow(reading: Promise<void>) {
    const ownStream = stream
    const msg = 'Could not follow a change of another process; reading everything'
    const followed = reading.catch((err) => replace(ownStream, () => payload.logger.error({ err, msg })))
    all = all.then(() => followed)
  }

  function open(startAtOperationTime: unknown) {
    const opened = connection.watch(pipeline, { startAtOperationTime })
    stream = opened
    opened.on('change', ({ ns, documentKey }) => {
      const noun = ownValue(nounsByCollection, ns?.coll ?? '')
      if (noun) follow(model.refresh(noun, [String(documentKey?._id)]))
    })
    const msg = 'The change stream broke; opening it again'
    opened.on('error', (err) => replace(opened, () => payload.logger.warn({ err, msg })))
    opened.on('close', () => replace(opened))
  }

  async function reopen() {
    waiting = undefined
    try {
      const now = await operationTime(payload)
      if (stopped) return
      open(now)
      follow(model.refreshAll())
    } catch (err) {
      const msg = 'MongoDB cannot be followed; trying again'
      replace(stream, () => payload.logger.warn({ err, msg }))
    }
  }

  open(since)
  return async () => {
    stopped = true
    clearTimeout(waiting)
    await reopening
    await stream?.close().catch(() => {})
    await all
  }
}
