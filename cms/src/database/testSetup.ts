import { setTimeout as pause } from 'node:timers/promises'
import type { DryMongoBinary } from 'mongodb-memory-server'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The MongoDB replica set for the tests, or why there is none. */
    mongo: { url?: string; reason?: string }
  }
}

/** Milliseconds; the first leaves time for a download of about 100 MB. */
const startLimit = 180_000
const answerLimit = 3_000

/** Vitest's globalSetup: looks for a MongoDB once per run and tells every suite. */
export async function setup(project: TestProject) {
  const { url, reason, stop } = await findMongo()
  if (reason) console.warn(`\n!!! Tests on MongoDB are SKIPPED: ${reason}\n`)
  project.provide('mongo', { url, reason })
  return stop
}

interface Found {
  url?: string
  reason?: string
  stop?: () => Promise<void>
}

async function findMongo(): Promise<Found> {
  if (process.env.MONGODB_TEST_URL) return { url: process.env.MONGODB_TEST_URL }
  try {
    const { DryMongoBinary, MongoMemoryReplSet } = await import('mongodb-memory-server')
    await assertObtainable(DryMongoBinary)
    const server = await within(
      startLimit,
      MongoMemoryReplSet.create({ replSet: { count: 1, storageEngine: 'wiredTiger' } }),
    )
    return {
      url: server.getUri(),
      stop: async () => {
        await server.stop()
      },
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return {
      reason: `${message.split('\n')[0]} (set MONGODB_TEST_URL to a replica set, or MONGOMS_SYSTEM_BINARY to a mongod)`,
    }
  }
}

/** Without the network a download would be tried again and again; so its server is asked first, once and briefly. */
async function assertObtainable(binary: typeof DryMongoBinary) {
  if (await binary.locateBinary(binary.getEnsuredOptions())) return
  const mirror = process.env.MONGOMS_DOWNLOAD_MIRROR ?? 'https://fastdl.mongodb.org'
  try {
    await fetch(mirror, { method: 'HEAD', signal: AbortSignal.timeout(answerLimit) })
  } catch {
    throw new Error(`there is no mongod here, and ${mirror} does not answer`)
  }
}

async function within<T>(milliseconds: number, act: Promise<T>): Promise<T> {
  const late = pause(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${milliseconds / 1000} s`)
  })
  return Promise.race([act, late])
}
