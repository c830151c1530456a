import { apiErrors } from '../errors/apiError.ts'

interface Options {
  /** Absent: one. */
  atOnce?: number
  /** Absent: any number. */
  waiting?: number
  /** Of one client; absent: all waiting jobs. */
  waitingOfOne?: number
}

/** Further jobs are refused with "too many". Named clients take turns, so that one with many does not delay others. */
export function createConcurrencyLimit({
  atOnce = 1,
  waiting = Number.POSITIVE_INFINITY,
  waitingOfOne = waiting,
}: Options = {}) {
  let working = 0
  let waitingNow = 0
  /** The client whose turn it is comes first. */
  const queues = new Map<string, (() => void)[]>()

  function wait(client: string): Promise<void> {
    const queue = queues.get(client) ?? []
    if (waitingNow >= waiting || queue.length >= waitingOfOne) throw apiErrors.tooMany(5)
    return new Promise((resolve) => {
      queue.push(resolve)
      queues.set(client, queue)
      waitingNow++
    })
  }

  function next() {
    const [first] = queues
    if (!first) return undefined
    const [client, queue] = first
    queues.delete(client)
    const enter = queue.shift()
    if (queue.length > 0) queues.set(client, queue)
    waitingNow--
    return enter
  }

  return async function enter<T>(work: () => Promise<T>, client = '') {
    if (working < atOnce) working++
    else await wait(client)
    try {
      return await work()
    } finally {
      const enterNext = next()
      if (enterNext) enterNext()
      else working--
    }
  }
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>
