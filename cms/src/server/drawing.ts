import { createConcurrencyLimit } from '../operations/limits/concurrencyLimit.ts'
import { sendReadyAnswers } from './runOneAtATime.ts'

/** Limits of the queue; one address may take a quarter of it. */
const line = { atOnce: 2, waiting: 1000, waitingOfOne: 250 }

interface Drawable<T> {
  /** Returns the page if it was rendered for another request meanwhile. */
  ready: () => T | undefined
  draw: () => Promise<T>
}

/**
 * Draws pages that are not ready. This takes time of the one thread that serves everyone, so each page counts towards
 * its address's limit, addresses take turns, and all ready answers are sent before each page.
 */
export function createDrawing(consume: (client: string) => Promise<void>) {
  const enter = createConcurrencyLimit(line)
  /** Pages that each address waits for, so that it queues only once for each page. */
  const awaited = new Map<string, Promise<unknown>>()
  const underWay = new Map<string, Promise<unknown>>()

  function once<T>(jobs: Map<string, Promise<unknown>>, key: string, work: () => Promise<T>): Promise<T> {
    const running = jobs.get(key) as Promise<T> | undefined
    if (running) return running
    const job = work().finally(() => jobs.delete(key))
    jobs.set(key, job)
    return job
  }

  /** Draws a page for one visitor only. */
  async function alone<T>(client: string, draw: () => Promise<T>): Promise<T> {
    await consume(client)
    return enter(async () => {
      await sendReadyAnswers()
      return draw()
    }, client)
  }

  /**
   * Draws a page that is the same for all. A request does not wait for the turn of another address with the same page.
   */
  function shared<T>(client: string, key: string, { ready, draw }: Drawable<T>): Promise<T> {
    const drawOnce = async () => ready() ?? once(underWay, key, draw)
    return once(awaited, `${client} ${key}`, () => alone(client, drawOnce))
  }

  return { alone, shared }
}
