import { setTimeout as pause } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import type { DryMongoBinary } from 'mongodb-memory-server'
import type { TestProject } from 'vitest/node'
import { withReplicaSet } from './testAddress.ts'

declare module 'vitest' {
  interface ProvidedContext {
    mongo: string
  }
}

/** Milliseconds; `startLimit` leaves time for a download of about 100 MB. */
const startLimit = 180_000
const answerLimit = 3_000

/** Runs as Vitest's globalSetup: looks for a MongoDB where the run is for one, and fails without. */
export async function setup(project: Pick<TestProject, 'provide'>) {
  if (process.env.TEST_DATABASE !== 'MongoDB') return
  const { url, origin, stop } = await findMongo().catch((error: unknown) => {
    // Who names a database wants it used: that it cannot be is a failure, no reason to skip the tests.
    if (process.env.MONGODB_TEST_URL || process.env.MONGOMS_SYSTEM_BINARY) throw error
    const message = error instanceof Error ? error.message : String(error)
    const advice = 'set MONGODB_TEST_URL to a replica set, or MONGOMS_SYSTEM_BINARY to a mongod'
    // `scripts/test.mjs` looks for these words.
    throw new Error(`Tests on MongoDB are SKIPPED: ${message.split('\n')[0]} (${advice})`)
  })
  console.log(`Database of the tests on MongoDB: ${origin}`)
  project.provide('mongo', url)
  return stop
}

interface Found {
  url: string
  origin: string
  stop?: () => Promise<void>
}

async function findMongo(): Promise<Found> {
  const url = process.env.MONGODB_TEST_URL
  if (url) return { url: await assertUsable(url), origin: 'named by MONGODB_TEST_URL' }
  const { DryMongoBinary, MongoMemoryReplSet } = await import('mongodb-memory-server')
  const origin = await assertObtainable(DryMongoBinary)
  const server = await within(
    startLimit,
    MongoMemoryReplSet.create({ replSet: { count: 1, storageEngine: 'wiredTiger' } }),
  )
  return {
    url: server.getUri(),
    origin,
    stop: async () => {
      await server.stop()
    },
  }
}

/** Fails the run at once, so that the tests do not time out one by one. */
async function assertUsable(url: string): Promise<string> {
  const client = await MongoClient.connect(url, { serverSelectionTimeoutMS: 10 * answerLimit }).catch(
    ({ message }) => {
      throw new Error(`The MongoDB at MONGODB_TEST_URL cannot be reached: ${message}`)
    },
  )
  try {
    const { setName } = await client.db().command({ hello: 1 })
    if (!setName)
      throw new Error(
        'The MongoDB at MONGODB_TEST_URL is no replica set: start it with --replSet, then rs.initiate()',
      )
    return client.options.replicaSet ? url : withReplicaSet(url, setName)
  } finally {
    await client.close()
  }
}

/** Without a network the download would be retried again and again, so its server is asked once first. */
async function assertObtainable(binary: typeof DryMongoBinary): Promise<string> {
  const { MONGOMS_SYSTEM_BINARY: named } = process.env
  const binaryPath = await binary.locateBinary(binary.getEnsuredOptions())
  if (binaryPath)
    return binaryPath === named
      ? `named by MONGOMS_SYSTEM_BINARY, ${binaryPath}`
      : `this machine, ${binaryPath}`
  const mirror = process.env.MONGOMS_DOWNLOAD_MIRROR ?? 'https://fastdl.mongodb.org'
  try {
    await fetch(mirror, { method: 'HEAD', signal: AbortSignal.timeout(answerLimit) })
  } catch {
    throw new Error(`there is no mongod here, and ${mirror} does not answer`)
  }
  return `downloaded by mongodb-memory-server from ${mirror}`
}

async function within<T>(milliseconds: number, act: Promise<T>): Promise<T> {
  const late = pause(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${milliseconds / 1000} s`)
  })
  return Promise.race([act, late])
}
