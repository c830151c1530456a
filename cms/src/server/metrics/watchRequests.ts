import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { steadyTime } from '../../clock.ts'
import type { Counts } from '../../counters.ts'
import { count } from '../../counters.ts'
import { createHistogram, type Histogram, observe } from '../../histogram.ts'
import type { CachedResponse } from '../../readModel/cachedResponse.ts'

/** Outcomes of the requests of one kind. */
export interface RouteFigures {
  method: string
  route: string
  /** Number of answers by `2xx` and so on, or `aborted` if the client did not wait. */
  byStatus: Counts
  duration: Histogram
}

export type RequestWatch = ReturnType<typeof watchRequests>

/** Answers of 500 and above that are expected at the moment. */
const expectedFailures = new WeakSet<ServerResponse>()

/** Marks an expected answer, which is counted but not logged: 503 from a page that is still being built. */
export const expectFailure = (res: ServerResponse): void => {
  expectedFailures.add(res)
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])
/** Names of the classes of status codes. */
const classes = ['', '1xx', '2xx', '3xx', '4xx', '5xx']

/**
 * Counts requests and their duration, gives each its id, and logs those that failed: by pattern, never by address.
 */
export function watchRequests(logger: Pick<Logger, 'error' | 'warn'>, routeOf: (url: string) => string) {
  const byRoute = new Map<string, RouteFigures>()
  const ofCached = new WeakMap<CachedResponse, RouteFigures>()
  let inFlight = 0

  function figuresOf(method: string, route: string): RouteFigures {
    const key = `${method} ${route}`
    let figures = byRoute.get(key)
    if (!figures) {
      figures = { method, route, byStatus: {}, duration: createHistogram() }
      byRoute.set(key, figures)
    }
    return figures
  }

  /** Counts an answer that was cached; its duration ends when it is handed over to be sent. */
  function noteCached(url: string, cached: CachedResponse, status: number, began: number): void {
    let figures = ofCached.get(cached)
    if (!figures) {
      figures = figuresOf('GET', routeOf(url))
      ofCached.set(cached, figures)
    }
    count(figures.byStatus, classes[(status / 100) | 0] ?? '')
    observe(figures.duration, steadyTime() - began)
  }

  function watch(req: IncomingMessage, res: ServerResponse): void {
    const began = steadyTime()
    const { method = '', url = '' } = req
    const requestId = randomUUID()
    // Read by handlers behind Next; a header of this name from the client is overwritten.
    req.headers['x-request-id'] = requestId
    inFlight++
    res.once('close', () => {
      inFlight--
      const ms = steadyTime() - began
      const route = routeOf(url)
      const figures = figuresOf(methods.has(method) ? method : 'other', route)
      const status = res.statusCode
      count(figures.byStatus, res.writableFinished ? (classes[(status / 100) | 0] ?? '') : 'aborted')
      observe(figures.duration, ms)
      if (status < 500 || expectedFailures.has(res)) return
      const line = { requestId, method: figures.method, route, status, ms: Math.round(ms) }
      // 503 is returned on purpose, for what is not possible at the moment.
      logger[status === 503 ? 'warn' : 'error']({ ...line, msg: 'Request failed' })
    })
  }

  return { watch, noteCached, inFlight: () => inFlight, figures: () => byRoute.values() }
}

export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  String(headers['x-request-id'] ?? '')
