import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { Histogram } from 'prom-client'
import { steadyTime } from '#clock.ts'
import type { CachedResponse } from '#publicData/cachedResponse.ts'

export type RequestWatch = ReturnType<typeof watchRequests>

/** 500 and above. */
const expectedFailures = new WeakSet<ServerResponse>()

/** Counted but not logged: 503 from a page that is still being built. */
export const expectFailure = (res: ServerResponse) => {
  expectedFailures.add(res)
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])
const classOf = (status: number) => `${(status / 100) | 0}xx`

/** By pattern, never by address. */
export function watchRequests(logger: Pick<Logger, 'error' | 'warn'>, routeOf: (url: string) => string) {
  /** Also by class of status (`2xx`, or `aborted` if the client did not wait). */
  const durations = new Histogram({
    name: 'directory_http_request_duration_seconds',
    help: 'How long answers took; ready ones until they were handed over',
    labelNames: ['method', 'route', 'status'],
    registers: [],
  })
  const routesOfCached = new WeakMap<CachedResponse, string>()

  /** Its duration ends when it is handed over to be sent. */
  function noteCached(url: string, cached: CachedResponse, status: number, began: number) {
    let route = routesOfCached.get(cached)
    if (route === undefined) {
      route = routeOf(url)
      routesOfCached.set(cached, route)
    }
    durations.observe({ method: 'GET', route, status: classOf(status) }, (steadyTime() - began) / 1000)
  }

  function watch(req: IncomingMessage, res: ServerResponse) {
    const began = steadyTime()
    const { url = '' } = req
    const method = methods.has(req.method ?? '') ? String(req.method) : 'other'
    const requestId = randomUUID()
    // Read by handlers behind Next; a client's header of this name is overwritten.
    req.headers['x-request-id'] = requestId
    res.once('close', () => {
      const ms = steadyTime() - began
      const route = routeOf(url)
      const status = res.statusCode
      durations.observe(
        { method, route, status: res.writableFinished ? classOf(status) : 'aborted' },
        ms / 1000,
      )
      if (status < 500 || expectedFailures.has(res)) return
      const line = { requestId, method, route, status, ms: Math.round(ms) }
      // 503 is intended, for calls that are impossible at the moment.
      logger[status === 503 ? 'warn' : 'error']({ ...line, msg: 'Request failed' })
    })
  }

  return { watch, noteCached, durations }
}

export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  String(headers['x-request-id'] ?? '')
