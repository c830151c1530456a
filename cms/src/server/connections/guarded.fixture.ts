import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { listenLocally } from '#testPort.ts'
import { createClientAddress } from './clientAddress.ts'
import { guardConnections } from './guardConnections.ts'

/** A guarded server with a clock of its own; closed after each test. */
export function guardedServer() {
  const on = {
    time: 0,
    port: 0,
    server: null as unknown as Server,
    guard: null as unknown as ReturnType<typeof guardConnections>,
    async open(answer: RequestListener, trustProxy: string[] = []) {
      on.time = 0
      on.server = createServer(answer)
      on.guard = guardConnections(on.server, () => on.time, createClientAddress(trustProxy))
      on.port = await listenLocally(on.server)
    },
    connect: (localAddress = '127.0.0.1', options: object = {}): Socket =>
      connect({ port: on.port, host: '127.0.0.1', localAddress, ...options }).on('error', () => {}),
    say(text: string, localAddress?: string): Socket {
      const socket = on.connect(localAddress)
      socket.write(text)
      return socket
    },
    /** Waits until the server has so many connections. */
    async left(count: number) {
      const now = () => new Promise((resolve) => on.server.getConnections((_error, found) => resolve(found)))
      while ((await now()) !== count) await new Promise(setImmediate)
    },
  }
  afterEach(() => {
    on.server.closeAllConnections()
    on.server.close()
  })
  return on
}

/** The first piece of an answer; empty if the connection was closed instead. */
export const answerTo = (socket: Socket): Promise<string> =>
  new Promise((resolve) =>
    socket.once('data', (data) => resolve(String(data))).once('close', () => resolve('')),
  )

export const closed = async (socket: Socket): Promise<void> => {
  socket.resume()
  // Node's `once` does not work here: it fails with the reset that comes first.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
}
