import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createClientAddress } from './clientAddress.ts'
import { guardConnections } from './guardConnections.ts'

describe('connections', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  let time = 0
  const answerAtEnd: RequestListener = (req, res) => {
    req.on('error', () => {}).resume()
    req.on('end', () => res.end('done'))
  }
  async function open(answer = answerAtEnd, trustProxy: string[] = []) {
    time = 0
    const requests: IncomingMessage[] = []
    server = createServer((req, res) => {
      requests.push(req)
      answer(req, res)
    })
    const guard = guardConnections(server, () => time, createClientAddress(trustProxy))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return { guard, port, requests }
  }

  async function say(port: number, text: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }

  async function arrived({ socket }: IncomingMessage, bytes: number) {
    while (socket.bytesRead < bytes) await new Promise((resolve) => setImmediate(resolve))
  }

  const post = (length: string) => `POST / HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`

  it.each(['Content-Length: 1000000', 'Transfer-Encoding: chunked'])(
    'a trickling body ends after a minute (%s)',
    async (length) => {
      const { guard, port, requests } = await open()
      const socket = await say(port, post(length))
      await once(server as Server, 'request')
      time = 59_000
      guard.check()
      expect(requests[0]?.socket.destroyed).toBe(false)
      socket.write('5\r\nhello\r\n')
      await arrived(requests[0] as IncomingMessage, post(length).length + 10)
      time = 60_000
      guard.check()
      expect(requests[0]?.socket.destroyed).toBe(true)
      await once(socket, 'close')
    },
  )

  it('a slow but steady body is read to its end', async () => {
    const { guard, port, requests } = await open()
    const size = 300_000
    const socket = await say(port, post(`Content-Length: ${size}`))
    await once(server as Server, 'request')
    let sent = post(`Content-Length: ${size}`).length
    for (let minute = 1; minute <= 4; minute++) {
      socket.write(Buffer.alloc(size / 4))
      sent += size / 4
      await arrived(requests[0] as IncomingMessage, sent)
      time = minute * 60_000
      guard.check()
    }
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
    // A complete body is no longer checked.
    time = 3_600_000
    guard.check()
    expect(requests[0]?.socket.destroyed).toBe(false)
    socket.destroy()
  })

  it('another protocol is refused at once and leaves no connection open, whether its client closes it or not', async () => {
    const { guard, port } = await open()
    const ask = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    const left = () =>
      new Promise<number>((resolve) => server?.getConnections((_error, count) => resolve(count)))
    const goes = await say(port, ask)
    expect(String((await once(goes, 'data'))[0])).toMatch(/^HTTP\/1.1 400 /)
    goes.destroy()
    while ((await left()) > 0) await new Promise(setImmediate)
    const keeps = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    keeps.on('error', () => {}).write(ask)
    // The client reads our end, but does not end its side.
    await Promise.all([once(keeps, 'data'), once(keeps, 'end')])
    guard.check()
    expect(await left()).toBe(1)
    time = 5000
    guard.check()
    while ((await left()) > 0) await new Promise(setImmediate)
    keeps.destroy()
  })

  it('are limited in number', async () => {
    const { port } = await open()
    expect(server?.maxConnections).toBe(1000)
    if (server) server.maxConnections = 1
    const first = await say(port, post('Content-Length: 5'))
    await once(server as Server, 'request')
    const second = connect(port, '127.0.0.1')
    second.on('error', () => {})
    await once(second, 'close')
    first.write('hello')
    expect(String((await once(first, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /)
    first.destroy()
  })

  const many = 251
  async function openOf(sockets: Socket[], closed: number): Promise<number> {
    while (sockets.filter((socket) => socket.closed).length < closed) await new Promise(setImmediate)
    return sockets.filter((socket) => !socket.closed).length
  }
  const connectAll = (port: number, count: number, text = '') =>
    Promise.all(Array.from({ length: count }, () => say(port, text)))

  it('are limited to a quarter per address', async () => {
    const { port } = await open()
    // Those that are refused get none.
    const parsers: unknown[] = []
    server?.on('connection', (socket: Socket & { parser?: unknown }) => parsers.push(socket.parser))
    expect(await openOf(await connectAll(port, many), 1)).toBe(250)
    expect(parsers.filter((parser) => parser)).toHaveLength(250)
    const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
    other.write(post('Content-Length: 0'))
    expect(String((await once(other, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /)
    other.destroy()
  })

  it('of a proxy are not limited, but one of its clients may send a quarter of the bodies', async () => {
    const { port } = await open(answerAtEnd, ['127.0.0.1'])
    const of = (client: string) => post(`X-Forwarded-For: ${client}\r\nContent-Length: 5`)
    const sockets = await connectAll(port, many, of('6.6.6.6'))
    expect(await openOf(sockets, 1)).toBe(250)
    const other = await say(port, `${of('1.2.3.4')}hello`)
    expect(String((await once(other, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /)
    // Its places become free with the connection.
    sockets.find((socket) => !socket.closed)?.destroy()
    for (let status = ''; !status.includes('200'); ) {
      const again = await say(port, `${of('6.6.6.6')}hello`)
      again.on('data', (chunk) => {
        status += chunk
      })
      await Promise.race([once(again, 'data'), once(again, 'close')])
      again.destroy()
    }
    other.destroy()
  })

  it('an answer unread for a minute is aborted, but not a slowly read one', async () => {
    const big = Buffer.alloc(50_000_000)
    const { guard, port } = await open((_req, res) => res.end(big))
    const begun = once(server as Server, 'connection')
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    const [ofServer] = (await begun) as [Socket]
    const queue = () =>
      (ofServer as unknown as { _handle: { writeQueueSize: number } })._handle.writeQueueSize
    socket.pause()
    while (ofServer.writableLength === 0) await new Promise(setImmediate)
    for (let minute = 1; minute <= 3; minute++) {
      guard.check()
      time = minute * 60_000 - 1
      const before = queue()
      while (queue() === before) {
        socket.read()
        await new Promise(setImmediate)
      }
      guard.check()
      expect(ofServer.destroyed).toBe(false)
    }
    // The system's own buffers fill up first.
    let before = -1
    while (queue() !== before) {
      before = queue()
      for (let i = 0; i < 100; i++) await new Promise(setImmediate)
    }
    guard.check()
    time += 60_000
    guard.check()
    expect(ofServer.destroyed).toBe(true)
    socket.destroy()
  })

  it.each([
    { length: 900_000, timeout: 60_000 },
    { length: 1_000_000, timeout: 20_000 },
  ])('$length unread bytes are dropped after $timeout ms', async (one) => {
    const { guard, port } = await open()
    const begun = once(server as Server, 'connection')
    const socket = connect(port, '127.0.0.1')
    const [ofServer] = (await begun) as [Socket]
    // The size of the system's buffers differs from machine to machine.
    Object.defineProperty(ofServer, 'writableLength', { value: one.length })
    guard.check()
    time = one.timeout - 1
    guard.check()
    expect(ofServer.destroyed).toBe(false)
    time = one.timeout
    guard.check()
    expect(ofServer.destroyed).toBe(true)
    socket.destroy()
  })

  it('a body continuing after its answer is read for half a minute', async () => {
    const { guard, port, requests } = await open((_req, res) => res.writeHead(401).end())
    const socket = await say(port, post('Content-Length: 27000000'))
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 401 /)
    time = 29_999
    guard.check()
    expect(requests[0]?.socket.destroyed).toBe(false)
    time = 30_000
    guard.check()
    expect(requests[0]?.socket.destroyed).toBe(true)
    await once(socket, 'close')
  })

  it.each(['read', 'answered before it is read'])(
    'of a client with tiny chunks are refused for a minute (%s)',
    async (how) => {
      const { port } = await open((req, res) => {
        if (how === 'read') req.resume()
        else res.writeHead(401).end()
      })
      const closed = async (socket: Socket) => {
        socket.resume()
        // Node's `once` does not work here: it fails with the reset that comes first.
        if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
      }
      const idle = await say(port, '')
      const socket = await say(port, post('Transfer-Encoding: chunked'))
      socket.write('1\r\nx\r\n'.repeat(20_000))
      await Promise.all([closed(socket), closed(idle)])
      const next = connect(port, '127.0.0.1')
      next.on('error', () => {})
      await closed(next)
      const sendCrumbs = async (localAddress: string) => {
        const other = connect({ port, host: '127.0.0.1', localAddress })
        other.write(post('Transfer-Encoding: chunked'))
        for (let i = 0; i < 20; i++) other.write(`1000\r\n${'x'.repeat(4096)}\r\n`)
        other.write('0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n')
        if (how !== 'read') expect(String((await once(other, 'data'))[0])).toMatch(/^HTTP\/1.1 401 /)
        other.destroy()
      }
      await sendCrumbs('127.0.0.2')
      time = 60_000
      await sendCrumbs('127.0.0.1')
    },
  )
})
