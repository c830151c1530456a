import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ClientAddress } from './clientAddress.ts'
import { countPerKey } from './countPerKey.ts'
import { hasBody } from './requestHead.ts'

const maxConnections = 1000
/** Connections of one client; behind a proxy, whose connections serve everyone, bodies. */
const maxPerClient = maxConnections / 4
const minute = 60_000
/** Bytes until a body is complete; a bad line still brings twenty times as much. */
const minPerMinute = 64_000
/** A client may send so much after its answer; many read none before. */
const maxAfterAnswer = { bytes: 64_000_000, ms: 30_000 }
/** Bodies that one client may still be sending after their answers; more are an attack. */
const maxAnswered = 50

/** Bytes that its connection had brought at the time `since`. */
interface Incoming {
  since: number
  bytes: number
  answered?: { at: number; bytes: number }
}

/**
 * Limits connections in all and per client, and gives up bodies that arrive too slowly and answers that are not read.
 * `check` must be called every few seconds; `shutOut` closes all connections of a socket's client, and refuses new ones
 * for a minute.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function guardConnections(server: Server, now: () => number, client: ClientAddress) {
  server.maxConnections = maxConnections
  const connections = countPerKey()
  const open = new Set<Socket>()
  const refusedUntil = new Map<string, number>()
  function shutOut(socket: Socket) {
    socket.destroy()
    if (client.isProxy(socket)) return
    const key = client.keyOf(socket)
    refusedUntil.set(key, now() + minute)
    for (const other of open) if (client.keyOf(other) === key) other.destroy()
  }
  // Node's own listener would create a parser even for refused connections.
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const key = client.keyOf(socket)
    const isRefused = connections.of(key) >= maxPerClient || (refusedUntil.get(key) ?? 0) > now()
    if (!client.isProxy(socket) && isRefused) return void socket.destroy()
    connections.add(key)
    open.add(socket)
    // Each of the requests that wait on it adds a listener.
    socket.setMaxListeners(0).once('close', () => {
      connections.remove(key)
      open.delete(socket)
    })
    for (const listener of listeners) listener.call(server, socket)
  })
  // Node notices within twice this time that nothing of an answer is taken; what is still being made is left alone.
  server.timeout = minute / 2
  server.prependListener('request', (_req, res) => void res.on('timeout', dropUnread))

  /** Requests whose bodies are still on their way. */
  const underWay = new Map<IncomingMessage, Incoming>()
  const bodies = countPerKey()
  const answered = countPerKey()
  const lookAfterBody = (req: IncomingMessage, res: ServerResponse) => {
    if (!hasBody(req) || req.socket.destroyed) return
    const key = client.clientOf(req)
    if (bodies.of(key) >= maxPerClient) return shutOut(req.socket)
    detectTinyChunks(req, () => shutOut(req.socket))
    const incoming: Incoming = { since: now(), bytes: req.socket.bytesRead }
    bodies.add(key)
    underWay.set(req, incoming)
    res.once('finish', () => {
      if (!underWay.has(req)) return
      incoming.answered = { at: now(), bytes: req.socket.bytesRead }
      answered.add(key)
      if (answered.of(key) > maxAnswered) return shutOut(req.socket)
      // Node drains a body only if reading has not begun; the next request would wait for the rest.
      req.on('error', () => {}).resume()
    })
    // Node no longer tells an answered request when its connection ends.
    const { socket } = req
    const end = () => {
      if (!underWay.delete(req)) return
      bodies.remove(key)
      if (incoming.answered) answered.remove(key)
      socket.off('close', end)
    }
    req.once('close', end)
    socket.once('close', end)
  }
  server.prependListener('request', lookAfterBody)

  /** Too slow, or going on too long after the answer to its request. */
  function isGivenUp(incoming: Incoming, { bytesRead }: Socket) {
    const { answered } = incoming
    if (answered && now() - answered.at >= maxAfterAnswer.ms) return true
    if (answered && bytesRead - answered.bytes >= maxAfterAnswer.bytes) return true
    if (now() - incoming.since < minute) return false
    if (bytesRead - incoming.bytes < minPerMinute) return true
    Object.assign(incoming, { since: now(), bytes: bytesRead })
    return false
  }

  return {
    shutOut,
    check() {
      for (const [key, until] of refusedUntil) if (until <= now()) refusedUntil.delete(key)
      for (const [req, incoming] of underWay) {
        if (req.complete) continue
        if (isGivenUp(incoming, req.socket)) req.socket.destroy()
      }
    },
  }
}

const dropUnread = (socket: Socket) => void (socket.writableLength > 0 && socket.destroy())

/** Pieces from which on their average size is checked, and that size; real clients send larger ones. */
const maxChunks = 10_000
const minAverageBytes = 8

/** Each costs as much as one of any size, and one reading brings ten thousand: no other request is read. */
function detectTinyChunks(req: IncomingMessage, giveUp: () => void) {
  if (req.headers['transfer-encoding'] === undefined) return
  const push = req.push.bind(req)
  let chunks = 0
  let bytes = 0
  req.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
    if (piece !== null) {
      chunks++
      bytes += piece.length
    }
    if (chunks < maxChunks || bytes >= chunks * minAverageBytes) return push(piece, encoding)
    giveUp()
    return false
  }
  // Node does not report unread data either.
  const dumpable = req as { _dump?: () => void }
  dumpable._dump = () => req.resume()
}
