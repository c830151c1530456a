import type { Server } from 'node:http'

/** Milliseconds between two searches for idle connections. */
const closeIdleMs = 50

/** Accepts no new connections; resolves when the requests under way are answered, or cut off after `timeoutMs`. */
export function drain(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const closingIdle = setInterval(() => server.closeIdleConnections(), closeIdleMs)
    const limit = setTimeout(() => server.closeAllConnections(), timeoutMs)
    server.close(() => {
      clearInterval(closingIdle)
      clearTimeout(limit)
      resolve()
    })
    server.closeIdleConnections()
  })
}
