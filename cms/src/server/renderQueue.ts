import { createConcurrencyLimit } from '../lib/limits/concurrencyLimit.ts'
import { sendReadyAnswers } from './runOneAtATime.ts'

/** Turns of all that is not ready, pages and calls; one address may take a quarter of the places. */
export const createTurns = () => createConcurrencyLimit({ atOnce: 2, waiting: 1000, waitingOfOne: 250 })

interface RenderJob<T> {
  /** Returns the page if it was rendered for another request meanwhile. */
  ready: () => T | undefined
  render: () => Promise<T>
}

/**
 * Renders pages that are not ready. This takes time of the one thread that serves everyone, so each page counts towards
 * its address's limit, addresses take turns, and all ready answers are sent before each page.
 */
export function createRenderQueue(consume: (client: string) => Promise<void>, enter = createTurns()) {
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

  /** Renders a page for one visitor only. */
  async function forOne<T>(client: string, render: () => Promise<T>): Promise<T> {
    await consume(client)
    return enter(async () => {
      await sendReadyAnswers()
      return render()
    }, client)
  }

  /**
   * Renders a page that is the same for all. A request does not wait for the turn of another address with the same page.
   */
  function forAll<T>(client: string, key: string, { ready, render }: RenderJob<T>): Promise<T> {
    const renderOnce = async () => ready() ?? once(underWay, key, render)
    return once(awaited, `${client} ${key}`, () => forOne(client, renderOnce))
  }

  return { forOne, forAll }
}
