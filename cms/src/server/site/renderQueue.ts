import { createConcurrencyLimit } from '#lib/limits/concurrencyLimit.ts'
import { createSharing } from '#lib/limits/createSharing.ts'
import { sendReadyAnswers } from '../connections/runOneAtATime.ts'

/** For pages and calls that are not ready; one address may take a quarter of the places. */
export const createTurns = () => createConcurrencyLimit({ atOnce: 2, waiting: 1000, waitingOfOne: 250 })

interface RenderJob<T> {
  ready: () => T | undefined
  render: () => Promise<T>
}

/**
 * Rendering takes time of the one thread that serves everyone, so each page counts towards its address's limit,
 * addresses take turns, and all ready answers are sent before each page.
 */
export function createRenderQueue(consume: (client: string) => Promise<void>, enter = createTurns()) {
  /** An address queues only once for each page. */
  const awaitOnce = createSharing<unknown>()
  const renderOnce = createSharing<unknown>()

  async function forOne<T>(client: string, render: () => Promise<T>) {
    await consume(client)
    return enter(async () => {
      await sendReadyAnswers()
      return render()
    }, client)
  }

  /** A request does not wait for the turn of another address with the same page. */
  function forAll<T>(client: string, key: string, { ready, render }: RenderJob<T>) {
    const work = async () => ready() ?? (renderOnce(key, render) as Promise<T>)
    return awaitOnce(`${client} ${key}`, () => forOne(client, work)) as Promise<T>
  }

  return { forOne, forAll }
}
