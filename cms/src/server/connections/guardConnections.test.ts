import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { answerTo, closed, guardedServer } from './guarded.fixture.ts'

const on = guardedServer()
const answerAtEnd: RequestListener = (req, res) => {
  req.on('error', () => {}).resume()
  req.on('end', () => res.end('done'))
}
async function open(answer = answerAtEnd, trustProxy: string[] = []) {
  const requests: IncomingMessage[] = []
  const listener: RequestListener = (req, res) => {
    requests.push(req)
    answer(req, res)
  }
  await on.open(listener, trustProxy)
  return { guard: on.guard, requests }
}
/** The server's end of a new connection, and ours. */
async function both(text = ''): Promise<[Socket, Socket]> {
  const begun = once(on.server, 'connection')
  const socket = on.say(text)
  return [(await begun)[0] as Socket, socket]
}

async function arrived({ socket }: IncomingMessage, bytes: number) {
  while (socket.bytesRead < bytes) await new Promise((resolve) => setImmediate(resolve))
}

const post = (length: string) => `POST / HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`

it.each(['Content-Length: 1000000', 'Transfer-Encoding: chunked'])(
  'a trickling body ends after a minute (%s)',
  async (length) => {
    const { guard, requests } = await open()
    const socket = on.say(post(length))
    await once(on.server, 'request')
    on.time = 59_000
    guard.check()
    expect(requests[0]?.socket.destroyed).toBe(false)
    socket.write('5\r\nhello\r\n')
    await arrived(requests[0] as IncomingMessage, post(length).length + 10)
    on.time = 60_000
    guard.check()
    expect(requests[0]?.socket.destroyed).toBe(true)
    await once(socket, 'close')
  },
)

it('a slow but steady body is read to its end', async () => {
  const { guard, requests } = await open()
  const size = 300_000
  const socket = on.say(post(`Content-Length: ${size}`))
  await once(on.server, 'request')
  let sent = post(`Content-Length: ${size}`).length
  for (let minute = 1; minute <= 4; minute++) {
    socket.write(Buffer.alloc(size / 4))
    sent += size / 4
    await arrived(requests[0] as IncomingMessage, sent)
    on.time = minute * 60_000
    guard.check()
  }
  expect(await answerTo(socket)).toMatch(/^HTTP\/1.1 200 /)
  // A complete body is no longer checked.
  on.time = 3_600_000
  guard.check()
  expect(requests[0]?.socket.destroyed).toBe(false)
  socket.destroy()
})

it('an offered protocol is not taken, and the request answered like any other', async () => {
  await open()
  const socket = on.say('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  expect(await answerTo(socket)).toMatch(/^HTTP\/1.1 200 /)
  socket.destroy()
  await on.left(0)
})

it('connections are limited in number', async () => {
  await open()
  expect(on.server.maxConnections).toBe(1000)
  on.server.maxConnections = 1
  const first = on.say(post('Content-Length: 5'))
  await once(on.server, 'request')
  await closed(on.connect())
  first.write('hello')
  expect(await answerTo(first)).toMatch(/^HTTP\/1.1 200 /)
  first.destroy()
})

const many = 251
async function openOf(sockets: Socket[], closed: number): Promise<number> {
  while (sockets.filter((socket) => socket.closed).length < closed) await new Promise(setImmediate)
  return sockets.filter((socket) => !socket.closed).length
}
const connectAll = (count: number, text = '') => Array.from({ length: count }, () => on.say(text))

it('connections are limited to a quarter per address', async () => {
  await open()
  // Those that are refused get none.
  const parsers: unknown[] = []
  on.server.on('connection', (socket: Socket & { parser?: unknown }) => parsers.push(socket.parser))
  expect(await openOf(connectAll(many), 1)).toBe(250)
  expect(parsers.filter((parser) => parser)).toHaveLength(250)
  const other = on.say(post('Content-Length: 0'), '127.0.0.2')
  expect(await answerTo(other)).toMatch(/^HTTP\/1.1 200 /)
  other.destroy()
})

it('connections of a proxy are not limited, but one of its clients may send a quarter of the bodies', async () => {
  await open(answerAtEnd, ['127.0.0.1'])
  const of = (client: string) => post(`X-Forwarded-For: ${client}\r\nContent-Length: 5`)
  const sockets = connectAll(many, of('6.6.6.6'))
  expect(await openOf(sockets, 1)).toBe(250)
  const other = on.say(`${of('1.2.3.4')}hello`)
  expect(await answerTo(other)).toMatch(/^HTTP\/1.1 200 /)
  // Its places become free with the connection.
  sockets.find((socket) => !socket.closed)?.destroy()
  for (let status = ''; !status.includes('200'); ) {
    const again = on.say(`${of('6.6.6.6')}hello`)
    again.on('data', (chunk) => {
      status += chunk
    })
    await Promise.race([once(again, 'data'), once(again, 'close')])
    again.destroy()
  }
  other.destroy()
})

it('an answer unread for a minute is aborted, but not one that is still being made', async () => {
  const big = Buffer.alloc(50_000_000)
  await open((req, res) => req.url === '/big' && res.end(big))
  expect(on.server.timeout).toBe(30_000)
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
  const [ofUnread, unread] = await both(ask('/big'))
  unread.pause()
  while (ofUnread.writableLength === 0) await new Promise(setImmediate)
  const [ofUnmade, unmade] = await both(ask('/unmade'))
  await once(on.server, 'request')
  // As Node does where nothing has moved for that time.
  for (const socket of [ofUnread, ofUnmade]) socket.emit('timeout')
  expect([ofUnread.destroyed, ofUnmade.destroyed]).toEqual([true, false])
  for (const socket of [unread, unmade]) socket.destroy()
})

it('a body continuing after its answer is read for half a minute', async () => {
  const { guard, requests } = await open((_req, res) => res.writeHead(401).end())
  const socket = on.say(post('Content-Length: 27000000'))
  expect(await answerTo(socket)).toMatch(/^HTTP\/1.1 401 /)
  on.time = 29_999
  guard.check()
  expect(requests[0]?.socket.destroyed).toBe(false)
  on.time = 30_000
  guard.check()
  expect(requests[0]?.socket.destroyed).toBe(true)
  await once(socket, 'close')
})

it.each(['read', 'answered before it is read'])(
  'connections of a client with tiny chunks are refused for a minute (%s)',
  async (how) => {
    await open((req, res) => {
      if (how === 'read') req.resume()
      else res.writeHead(401).end()
    })
    const idle = on.say('')
    const socket = on.say(post('Transfer-Encoding: chunked'))
    socket.write('1\r\nx\r\n'.repeat(20_000))
    await Promise.all([closed(socket), closed(idle)])
    await closed(on.connect())
    const sendCrumbs = async (localAddress: string) => {
      const other = on.say(post('Transfer-Encoding: chunked'), localAddress)
      for (let i = 0; i < 20; i++) other.write(`1000\r\n${'x'.repeat(4096)}\r\n`)
      other.write('0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n')
      if (how !== 'read') expect(await answerTo(other)).toMatch(/^HTTP\/1.1 401 /)
      other.destroy()
    }
    await sendCrumbs('127.0.0.2')
    on.time = 60_000
    await sendCrumbs('127.0.0.1')
  },
)
