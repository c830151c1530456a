import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from '#lib/limits/rateLimits.ts'
import { countPerKey } from './countPerKey.ts'

/** Some 4 kB each: a connection that does not read takes 1 MB. */
const maxPerConnection = 250
const maxTotal = 4000
const maxPerClient = maxTotal / 4

/**
 * Lets pipelined requests wait until the earlier answer was handed over: else a client that sends without reading
 * makes us produce answers in vain. Each connection begins one request per turn of the event loop: Node reads a
 * thousand at once, and would answer all before it reads another connection. `shutOut` is called with a connection
 * whose client has too many waiting; ending only that one would not help, because what was parsed is kept.
 */
export function createRequestQueue(shutOut: (socket: Socket) => void) {
  const waitingOnSocket = new WeakMap<Socket, number>()
  const lastTurnOf = new WeakMap<Socket, number>()
  const waitingOfClient = countPerKey()
  let totalWaiting = 0
  let turn = 0
  let isTurnCounted = false

  function change(socket: Socket, key: string, by: 1 | -1) {
    waitingOnSocket.set(socket, (waitingOnSocket.get(socket) ?? 0) + by)
    totalWaiting += by
    if (by > 0) waitingOfClient.add(key)
    else waitingOfClient.remove(key)
  }

  function begin(socket: Socket, start: () => void) {
    if (!isTurnCounted) {
      isTurnCounted = true
      setImmediate(() => {
        turn++
        isTurnCounted = false
      })
    }
    lastTurnOf.set(socket, turn)
    start()
  }

  /** At once, unless the request came too early. */
  return function queueRequest(req: IncomingMessage, res: ServerResponse, start: () => void) {
    const { socket } = req
    // Node gives an answer its socket when the one before is finished.
    if (res.socket !== null && lastTurnOf.get(socket) !== turn) return void begin(socket, start)
    if (socket.destroyed) return
    const key = addressKey(socket.remoteAddress ?? '')
    const waiting = waitingOnSocket.get(socket)
    if ((waiting ?? 0) >= maxPerConnection || waitingOfClient.of(key) >= maxPerClient)
      return void shutOut(socket)
    if (totalWaiting >= maxTotal) return void socket.destroy()
    if (waiting === undefined)
      socket.once('close', () => {
        for (let left = waitingOnSocket.get(socket) ?? 0; left > 0; left--) change(socket, key, -1)
      })
    change(socket, key, 1)
    const beginNext = () =>
      setImmediate(() => {
        // Its `close` has given back all turns.
        if (socket.destroyed) return
        change(socket, key, -1)
        begin(socket, start)
      })
    if (res.socket === null) res.once('socket', beginNext)
    else beginNext()
  }
}
