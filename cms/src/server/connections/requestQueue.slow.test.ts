import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { listening } from '../../testSuite.ts'
import { createRequestQueue } from './requestQueue.ts'

describe('pipelined requests', () => {
  async function open(answer: (res: ServerResponse, url: string) => void) {
    const shutOut: Socket[] = []
    const queueRequest = createRequestQueue((socket) => {
      shutOut.push(socket)
      socket.destroy()
    })
    const begun: string[] = []
    const url = await listening((req, res) =>
      queueRequest(req, res, () => {
        begun.push(req.url ?? '')
        answer(res, req.url ?? '')
      }),
    )
    const port = Number(new URL(url).port)
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    return { begun, port, socket, shutOut }
  }

  const ask = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `GET /${from + i} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')

  it('are answered in order if the client reads', async () => {
    const { begun, socket } = await open((res, url) => res.end(`<${url}>${'x'.repeat(50_000)}`))
    socket.write(ask(0, 200))
    let text = ''
    for await (const chunk of socket) {
      text += String(chunk).replace(/x+/g, '')
      if (text.includes('</199>')) break
    }
    expect([...text.matchAll(/<\/(\d+)>/g)].map(([, n]) => Number(n))).toEqual([...Array(200).keys()])
    expect(begun).toHaveLength(200)
  })

  it('start only after the previous answer', async () => {
    const answers: ServerResponse[] = []
    const { begun, port, socket } = await open((res) => answers.push(res))
    socket.write(ask(0, 20))
    while (answers.length === 0) await new Promise(setImmediate)
    // Everything received so far has been processed when a request on another connection arrives.
    const other = connect(port, '127.0.0.1')
    other.write(ask(100, 101))
    while (answers.length < 2) await new Promise(setImmediate)
    expect(begun).toEqual(['/0', '/100'])
    answers[0]?.end()
    while (answers.length < 3) await new Promise(setImmediate)
    expect(begun).toEqual(['/0', '/100', '/1'])
    other.destroy()
    socket.destroy()
  })

  it('start one per connection and turn of the event loop', async () => {
    let turn = 0
    const begunIn: number[] = []
    const { begun, socket } = await open((res) => {
      begunIn.push(turn)
      res.end('done')
    })
    const count = () => {
      turn++
      if (begun.length < 200) setImmediate(count)
    }
    setImmediate(count)
    socket.resume()
    // Requests with a body begin one by one while they are read, those without after all of them.
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx'.repeat(100))
    while (begun.length < 100) await new Promise(setImmediate)
    socket.write(ask(0, 100))
    while (begun.length < 200) await new Promise(setImmediate)
    expect(new Set(begunIn).size).toBe(200)
    socket.destroy()
  })

  it('end the connection of a client that does not read, with few started', async () => {
    const big = Buffer.alloc(20_000_000)
    const { begun, socket, shutOut } = await open((res) => res.end(big))
    socket.pause()
    // Node's `once` fails with a reset, which the client sees from Node 24 on.
    const closed = new Promise((resolve) => socket.once('close', resolve))
    // Their answers would be 100 GB.
    for (let i = 0; i < 5000 && !socket.destroyed; i += 50) {
      socket.write(ask(i, i + 50))
      await new Promise(setImmediate)
    }
    socket.resume()
    await closed
    expect(begun.length).toBeLessThan(5)
    expect(shutOut.length).toBeGreaterThan(0)
  })

  it('shut out a client with a thousand waiting on several connections', async () => {
    const { port, socket, shutOut } = await open(() => {})
    const sockets = [socket]
    for (let more = 0; more < 4; more++) {
      const other = connect(port, '127.0.0.1')
      other.on('error', () => {})
      await once(other, 'connect')
      sockets.push(other)
    }
    for (const one of sockets) one.write(ask(0, 240))
    while (shutOut.length === 0) await new Promise(setImmediate)
    for (const one of sockets) one.destroy()
  })

  it('free their places when their connection ends', async () => {
    const { begun, port, socket } = await open(() => {})
    // So many that a few rounds would not fit at the same time.
    const sent = ask(0, 240)
    let next = socket
    for (let round = 1; round <= 10; round++) {
      next.write(sent)
      while (begun.length < round) await new Promise(setImmediate)
      next.destroy()
      next = connect(port, '127.0.0.1')
      next.on('error', () => {})
    }
    next.destroy()
  })
})
