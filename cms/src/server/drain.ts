import type { Server } from 'node:http'

/** Connections that are kept between two requests are looked for this often. */
const lookMs = 50

/** Takes no new connections, and resolves when the requests under way are answered, or cut off after a while. */
export function drain(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const looking = setInterval(() => server.closeIdleConnections(), lookMs)
    const limit = setTimeout(() => server.closeAllConnections(), timeoutMs)
    server.close(() => {
      clearInterval(looking)
      clearTimeout(limit)
      resolve()
    })
    server.closeIdleConnections()
  })
}
