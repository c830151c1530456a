import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { steadyTime } from '../clock.ts'
import { hasBody } from './admitToNext.ts'
import { type ClientAddress, createClientAddress } from './clientAddress.ts'
import { countPerKey } from './countPerKey.ts'
import { countPieces } from './countPieces.ts'

const maxConnections = 1000
/** Of one client; through a proxy, whose connections are everybody's, so many bodies. */
const maxOfClient = maxConnections / 4
const minute = 60_000
/** Bytes that must come in each minute in which a body is not complete; a bad line still brings twenty times as much. */
const minPerMinute = 64_000
/** Of an answer so many bytes that lie ready, of which none is taken for so long, end their connection sooner. */
const maxUntaken = { bytes: 1_000_000, ms: 20_000 }
/** Bytes that a client sends on after its answer, because many read no answer while they send. */
const maxAfterAnswer = { bytes: 64_000_000, ms: 30_000 }
/** Until a connection is cut that we have ended and the other side keeps open. */
const maxAfterEndMs = 5000
/** Of one client at one time, such bodies; with more of them it means to keep us busy. */
const maxAnswered = 50

const heldBack = new WeakSet<IncomingMessage>()
/** From now on it is us who do not read the body of a request; returns what ends that. */
export function holdBack(req: IncomingMessage): () => void {
  heldBack.add(req)
  return () => heldBack.delete(req)
}

/** A body on its way: since when, and the bytes that its connection had brought until then. */
interface Incoming {
  since: number
  bytes: number
  /** When its request was answered. */
  answered?: { at: number; bytes: number }
}

/** An answer on its way: how far it had come when it last moved. */
interface Outgoing {
  mark: string
  since: number
}

/**
 * No client keeps connections for nothing: their number is bounded in all and for each, other protocols are refused,
 * and a body that trickles or an answer that is not taken is given up, as `now` tells in milliseconds. Answers what
 * looks after both: call `check` every few seconds. `shutOut` closes all connections of a socket's client, and new ones
 * for a minute.
 */
export function guardConnections(
  server: Server,
  now: () => number = steadyTime,
  client: ClientAddress = createClientAddress([]),
): { check(): void; shutOut(socket: Socket): void } {
  server.maxConnections = maxConnections
  const connections = countPerKey()
  const open = new Map<Socket, Outgoing>()
  /** Until when a client's connections are refused. */
  const notHeard = new Map<string, number>()
  function shutOut(socket: Socket): void {
    socket.destroy()
    if (client.isProxy(socket)) return
    const key = client.keyOf(socket)
    notHeard.set(key, now() + minute)
    for (const other of open.keys()) if (client.keyOf(other) === key) other.destroy()
  }
  // In place of Node's own listener, which would make a parser for what is refused, too.
  const hear = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const key = client.keyOf(socket)
    const isRefused = connections.of(key) >= maxOfClient || (notHeard.get(key) ?? 0) > now()
    if (!client.isProxy(socket) && isRefused) return void socket.destroy()
    connections.add(key)
    open.set(socket, { mark: '', since: now() })
    // Each of the requests that wait on it listens.
    socket.setMaxListeners(0).once('close', () => {
      connections.remove(key)
      open.delete(socket)
    })
    for (const listener of hear) listener.call(server, socket)
  })
  server.on('upgrade', (_req: IncomingMessage, socket: Duplex) => {
    // Node has detached the socket: only reading it shows that the client has gone.
    socket.on('error', () => {}).resume()
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })

  /** Requests whose bodies are still on their way. */
  const underWay = new Map<IncomingMessage, Incoming>()
  const bodies = countPerKey()
  /** Of them, those whose requests are answered. */
  const answered = countPerKey()
  const lookAfterBody = (req: IncomingMessage, res: ServerResponse) => {
    if (!hasBody(req) || req.socket.destroyed) return
    const key = client.clientOf(req)
    if (bodies.of(key) >= maxOfClient) return shutOut(req.socket)
    countPieces(req, () => shutOut(req.socket))
    const incoming: Incoming = { since: now(), bytes: req.socket.bytesRead }
    bodies.add(key)
    underWay.set(req, incoming)
    res.once('finish', () => {
      if (!underWay.has(req)) return
      incoming.answered = { at: now(), bytes: req.socket.bytesRead }
      answered.add(key)
      if (answered.of(key) > maxAnswered) return shutOut(req.socket)
      // Node drains a body only if reading has not begun; the next request would wait behind the rest.
      req.on('error', () => {}).resume()
    })
    // Node tells a request nothing of its connection's end once it is answered.
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

  /** A body of a request that was answered is heard for a while, and then no longer. */
  function isGivenUp(incoming: Incoming, { bytesRead }: Socket): boolean {
    const { answered } = incoming
    if (answered && now() - answered.at >= maxAfterAnswer.ms) return true
    if (answered && bytesRead - answered.bytes >= maxAfterAnswer.bytes) return true
    if (now() - incoming.since < minute) return false
    if (bytesRead - incoming.bytes < minPerMinute) return true
    Object.assign(incoming, { since: now(), bytes: bytesRead })
    return false
  }

  function standsStill(outgoing: Outgoing, socket: Socket): boolean {
    // Of one long answer only the system's queue tells how much has gone out.
    const { writeQueueSize = now() } = (socket as { _handle?: { writeQueueSize?: number } })._handle ?? {}
    const isEnded = socket.writableFinished
    const moved = socket.writableLength === 0 ? '' : `${socket.bytesWritten} ${writeQueueSize}`
    const mark = isEnded ? 'ended' : moved
    if (mark === '' || mark !== outgoing.mark) Object.assign(outgoing, { mark, since: now() })
    const ofAnswer = socket.writableLength >= maxUntaken.bytes ? maxUntaken.ms : minute
    const timeout = isEnded ? maxAfterEndMs : ofAnswer
    return now() - outgoing.since >= timeout
  }

  return {
    shutOut,
    check() {
      for (const [key, until] of notHeard) if (until <= now()) notHeard.delete(key)
      for (const [req, incoming] of underWay) {
        if (req.complete) continue
        if (heldBack.has(req)) Object.assign(incoming, { since: now(), bytes: req.socket.bytesRead })
        else if (isGivenUp(incoming, req.socket)) req.socket.destroy()
      }
      for (const [socket, outgoing] of open) if (standsStill(outgoing, socket)) socket.destroy()
    },
  }
}
