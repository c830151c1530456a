import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { guardConnections } from './guardConnections.ts'

describe('connections', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  let time = 0
  async function open() {
    time = 0
    const requests: IncomingMessage[] = []
    server = createServer((req, res) => {
      requests.push(req)
      req.on('error', () => {}).resume()
      req.on('end', () => res.end('done'))
    })
    const guard = guardConnections(server, () => time)
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

  /** Until the server has so many bytes of it. */
  async function arrived({ socket }: IncomingMessage, bytes: number) {
    while (socket.bytesRead < bytes) await new Promise((resolve) => setImmediate(resolve))
  }

  const post = (length: string) => `POST / HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`

  it.each(['Content-Length: 1000000', 'Transfer-Encoding: chunked'])(
    'a body that trickles ends after a minute (%s)',
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

  it('a slow body that goes on is heard to its end, however long that takes', async () => {
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
    // What is complete is not looked after any longer.
    time = 3_600_000
    guard.check()
    expect(requests[0]?.socket.destroyed).toBe(false)
    socket.destroy()
  })

  it('another protocol is refused at once', async () => {
    const { port } = await open()
    const socket = await say(
      port,
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk)
    expect(String(Buffer.concat(chunks))).toMatch(/^HTTP\/1.1 400 /)
  })

  it('their number is bounded', async () => {
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
})
