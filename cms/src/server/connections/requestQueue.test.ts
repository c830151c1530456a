import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { listening } from '#testSuite.ts'
import { createRequestQueue } from './requestQueue.ts'

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
  const connection = () => connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  return { begun, connection, socket: connection(), shutOut }
}

const ask = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `GET /${from + i} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')

it('pipelined requests are answered in order if the client reads', async () => {
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

it('requests start only after the previous answer', async () => {
  const answers: ServerResponse[] = []
  const { begun, connection, socket } = await open((res) => answers.push(res))
  socket.write(ask(0, 20))
  while (answers.length === 0) await new Promise(setImmediate)
  // Everything received so far has been processed when a request on another connection arrives.
  const other = connection()
  other.write(ask(100, 101))
  while (answers.length < 2) await new Promise(setImmediate)
  expect(begun).toEqual(['/0', '/100'])
  answers[0]?.end()
  while (answers.length < 3) await new Promise(setImmediate)
  expect(begun).toEqual(['/0', '/100', '/1'])
  other.destroy()
  socket.destroy()
})

it('requests start one per connection and turn of the event loop', async () => {
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

it('requests end the connection of a client that does not read, with few started', async () => {
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

it('requests shut out a client with a thousand waiting on several connections', async () => {
  const { connection, socket, shutOut } = await open(() => {})
  const sockets = [socket, ...Array.from({ length: 4 }, connection)]
  for (const one of sockets) one.write(ask(0, 240))
  while (shutOut.length === 0) await new Promise(setImmediate)
  for (const one of sockets) one.destroy()
})

it('requests free their places when their connection ends', async () => {
  const { begun, connection } = await open(() => {})
  // So many that a few rounds would not fit at the same time.
  for (let round = 1; round <= 10; round++) {
    const socket = connection()
    socket.write(ask(0, 240))
    while (begun.length < round) await new Promise(setImmediate)
    socket.destroy()
  }
})
