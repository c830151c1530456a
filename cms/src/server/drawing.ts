import { createConcurrencyLimit } from '../operations/limits/concurrencyLimit.ts'
import { answerWhatIsReady } from './letOthersIn.ts'

/** A quarter of the line at most belongs to one address. */
const line = { atOnce: 2, waiting: 1000, waitingOfOne: 250 }

interface Drawable<T> {
  /** A page that was rendered for another request meanwhile. */
  ready: () => T | undefined
  draw: () => Promise<T>
}

/**
 * Pages that are not ready take time of the one thread that answers everybody. So each costs its address a piece of its
 * budget, addresses take turns, and before each page all that is ready is answered.
 */
export function createDrawing(consume: (client: string) => Promise<void>) {
  const enter = createConcurrencyLimit(line)
  /** Pages that each address waits for, so that it queues for each page once. */
  const awaited = new Map<string, Promise<unknown>>()
  const underWay = new Map<string, Promise<unknown>>()

  function once<T>(jobs: Map<string, Promise<unknown>>, key: string, work: () => Promise<T>): Promise<T> {
    const known = jobs.get(key) as Promise<T> | undefined
    if (known) return known
    const job = work().finally(() => jobs.delete(key))
    jobs.set(key, job)
    return job
  }

  /** Pages for one visitor only. */
  async function alone<T>(client: string, draw: () => Promise<T>): Promise<T> {
    await consume(client)
    return enter(async () => {
      await answerWhatIsReady()
      return draw()
    }, client)
  }

  /**
   * A page that is the same for all; a request for it does not wait for the turn of another address that asked for it,
   * too.
   */
  function shared<T>(client: string, key: string, { ready, draw }: Drawable<T>): Promise<T> {
    const drawOnce = async () => ready() ?? once(underWay, key, draw)
    return once(awaited, `${client} ${key}`, () => alone(client, drawOnce))
  }

  return { alone, shared }
}
