import type { Payload } from 'payload'
import { currentTime } from '../../clock.ts'
import { databaseTimeoutOf } from '../../database/databaseTimeout.ts'
import { retryOnDuplicate } from '../../database/mongoLeases.ts'
import { rateLimitCollection } from '../../database/ownCollections.ts'
import { hashedKey } from '../../lib/limits/rateLimits.ts'

/** Counts wrong guesses at a name for ten minutes, by guesser and of all together. */
export interface WrongGuesses {
  /** @param by a guesser; absent: all of them */
  count(of: string, by?: string): Promise<number>
  add(of: string, by: string): Promise<void>
  /** @param by a guesser; absent: all of them */
  forget(of: string, by?: string): Promise<void>
}

const windowMs = 10 * 60_000
/** Maximum number of names kept, so that invented ones do not fill the memory; the oldest are dropped first. */
const maxNames = 20_000

/** Returns the counts that all servers of a MongoDB share; on SQLite, which has one server, they are in memory. */
export const wrongGuessesOf = (payload: Payload): WrongGuesses => inMongo(payload) ?? wrongGuessesInMemory()

interface Stored {
  points: number
  expire: Date
}

/** The parts of Payload's MongoDB adapter used here. */
interface MongoParts {
  connection?: { db: { collection(name: string): Counts } }
}
interface Counts {
  findOne(filter: object): Promise<Stored | null>
  updateOne(filter: object, update: object[], options: object): Promise<unknown>
  deleteMany(filter: object): Promise<unknown>
}

/** Keeps each count in one document beside those of the rate limits; the index on `expire` deletes it. */
function inMongo({ db }: Payload): WrongGuesses | null {
  const { connection } = db as MongoParts
  if (!connection) return null
  const counts = connection.db.collection(rateLimitCollection)
  const wait = <T>(operation: () => Promise<T>) => databaseTimeoutOf(db).wait(operation)
  const keyOf = (of: string, by?: string) => `guess:${hashedKey(of)}|${by === undefined ? '' : hashedKey(by)}`

  function addTo(key: string): Promise<unknown> {
    const [now, end] = [new Date(currentTime()), new Date(currentTime() + windowMs)]
    const isCurrent = { $and: [{ $gt: ['$expire', now] }, { $lte: ['$expire', end] }] }
    const counted = {
      points: { $cond: [isCurrent, { $add: ['$points', 1] }, 1] },
      expire: { $cond: [isCurrent, '$expire', end] },
    }
    return wait(() =>
      retryOnDuplicate(() => counts.updateOne({ key }, [{ $set: counted }], { upsert: true })),
    )
  }

  return {
    async count(of, by) {
      const stored = await wait(() => counts.findOne({ key: keyOf(of, by) }))
      return wrongIn(stored && { wrong: stored.points, since: stored.expire.getTime() - windowMs })
    },
    async add(of, by) {
      await addTo(keyOf(of, by))
      await addTo(keyOf(of))
    },
    async forget(of, by) {
      const key = by === undefined ? { $regex: `^guess:${hashedKey(of)}\\|` } : keyOf(of, by)
      await wait(() => counts.deleteMany({ key }))
    },
  }
}

interface Counter {
  wrong: number
  since: number
}

interface Name {
  all: Counter
  by: Map<string, Counter>
}

/** Counts in memory: an attacker who could restart the server needs no guesses. */
export function wrongGuessesInMemory(): WrongGuesses {
  const names = new Map<string, Name>()

  return {
    async count(of, by) {
      const name = names.get(of)
      return wrongIn(by === undefined ? name?.all : name?.by.get(by))
    },
    async add(of, by) {
      const name = names.get(of) ?? { all: newCounter(), by: new Map<string, Counter>() }
      // Moved to the end, so that the names without a wrong guess for the longest time are dropped first.
      names.delete(of)
      names.set(of, name)
      for (const [own, counter] of name.by) if (isOver(counter)) name.by.delete(own)
      const own = name.by.get(by) ?? newCounter()
      own.wrong++
      name.by.set(by, own)
      if (isOver(name.all)) name.all = newCounter()
      name.all.wrong++
      const [oldest] = names.keys()
      if (names.size > maxNames && oldest !== undefined) names.delete(oldest)
    },
    async forget(of, by) {
      if (by === undefined) names.delete(of)
      else names.get(of)?.by.delete(by)
    },
  }
}

const newCounter = (): Counter => ({ wrong: 0, since: currentTime() })

/** Returns true if a counter's window has ended, or if it began in the future because the clock was put back since. */
const isOver = ({ since }: Counter) => Math.abs(currentTime() - since) >= windowMs || currentTime() < since

const wrongIn = (counter: Counter | null | undefined) => (!counter || isOver(counter) ? 0 : counter.wrong)
