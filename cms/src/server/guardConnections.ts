import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { steadyTime } from '../clock.ts'

const mostConnections = 1000
const minute = 60_000
/** Bytes that must come in each minute in which a body is not complete; a bad line still brings twenty times as much. */
const leastPerMinute = 64_000

/**
 * Nobody keeps a connection for nothing: their number is bounded, other protocols are refused, and a body that
 * trickles is given up, as `now` tells in milliseconds. Answers what looks after bodies: call it every few seconds.
 */
export function guardConnections(server: Server, now: () => number = steadyTime): { check(): void } {
  server.maxConnections = mostConnections
  server.on('upgrade', (_req: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {})
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })

  /** Requests whose bodies are still on their way, with the bytes their connection had brought a minute ago. */
  const underWay = new Map<IncomingMessage, { since: number; bytes: number }>()
  server.prependListener('request', (req: IncomingMessage) => {
    if (req.headers['transfer-encoding'] === undefined && !Number(req.headers['content-length'] ?? 0)) return
    underWay.set(req, { since: now(), bytes: req.socket.bytesRead })
    req.once('close', () => underWay.delete(req))
  })

  return {
    check() {
      for (const [req, { since, bytes }] of underWay) {
        if (req.complete) underWay.delete(req)
        else if (now() - since >= minute) {
          if (req.socket.bytesRead - bytes < leastPerMinute) req.socket.destroy()
          else underWay.set(req, { since: now(), bytes: req.socket.bytesRead })
        }
      }
    },
  }
}
