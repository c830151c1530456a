import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createClientAddress } from './connections/clientAddress.ts'
import { guardConnections } from './connections/guardConnections.ts'
import { createRequestQueue } from './connections/requestQueue.ts'

/** Tests bodies that continue after their requests were refused. */
describe('a client with dozens of refused bodies', () => {
  let server: Server
  let time = 0
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  async function open(): Promise<number> {
    time = 0
    server = createServer((_req, res) => res.writeHead(429).end())
    guardConnections(server, () => time)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  /** Opens a connection with a body that never ends; returns its answer, empty if it was closed instead. */
  async function begin(port: number, localAddress = '127.0.0.1') {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n ')
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))).once('close', () => resolve('')),
    )
    return { socket, answer }
  }
  const closed = (socket: Socket) => socket.closed || once(socket, 'close')
  async function left(count: number) {
    const now = () => new Promise((resolve) => server.getConnections((_error, found) => resolve(found)))
    while ((await now()) !== count) await new Promise(setImmediate)
  }

  it('is shut out for a minute, and others are not', async () => {
    const port = await open()
    const begun: Socket[] = []
    for (let i = 0; i < 50; i++) {
      const { socket, answer } = await begin(port)
      expect(answer).toMatch(/^HTTP\/1.1 429 /)
      begun.push(socket)
    }
    await begin(port)
    await Promise.all(begun.map(closed))
    expect((await begin(port)).answer).toBe('')
    expect((await begin(port, '127.0.0.2')).answer).toMatch(/^HTTP\/1.1 429 /)
    time = 60_000
    expect((await begin(port)).answer).toMatch(/^HTTP\/1.1 429 /)
  })

  it('is served once earlier bodies have ended', async () => {
    const port = await open()
    for (let i = 0; i < 60; i++) {
      const { socket, answer } = await begin(port)
      expect(answer).toMatch(/^HTTP\/1.1 429 /)
      socket.destroy()
      await left(0)
    }
  })
})

describe('a client that sends many requests and reads no answer', () => {
  let server: Server
  let time = 0
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  async function open(trustProxy: string[] = []): Promise<number> {
    time = 0
    const queueRequest = createRequestQueue((socket) => guard.shutOut(socket))
    server = createServer((req, res) =>
      queueRequest(req, res, () => {
        if (req.url === '/short') res.end('answered')
      }),
    )
    const guard = guardConnections(server, () => time, createClientAddress(trustProxy))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
  function begin(port: number, text: string, localAddress = '127.0.0.1'): Socket {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
    socket.write(text)
    return socket
  }
  const answerTo = (socket: Socket) =>
    new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))).once('close', () => resolve('')),
    )

  it('is shut out for a minute on all connections, and others are not', async () => {
    const port = await open()
    const idle = begin(port, ask('/long'))
    await once(server, 'request')
    const other = begin(port, ask('/long'), '127.0.0.2')
    await once(server, 'request')
    const greedy = begin(port, ask('/long').repeat(300))
    await Promise.all([idle, greedy].map((socket) => socket.closed || once(socket, 'close')))
    expect(await answerTo(begin(port, ask('/short')))).toBe('')
    expect(await answerTo(begin(port, ask('/short'), '127.0.0.2'))).toMatch(/^HTTP\/1.1 200 /)
    expect(other.closed).toBe(false)
    time = 60_000
    expect(await answerTo(begin(port, ask('/short')))).toMatch(/^HTTP\/1.1 200 /)
    other.destroy()
  })

  it('behind a proxy loses only this connection', async () => {
    const port = await open(['127.0.0.1'])
    const ofOthers = begin(port, ask('/long'))
    await once(server, 'request')
    const greedy = begin(port, ask('/long').repeat(300))
    await once(greedy, 'close')
    expect(await answerTo(begin(port, ask('/short')))).toMatch(/^HTTP\/1.1 200 /)
    expect(ofOthers.closed).toBe(false)
    ofOthers.destroy()
  })
})
