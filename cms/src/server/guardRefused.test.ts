import { once } from 'node:events'
import type { Socket } from 'node:net'
import { answerTo, closed, guardedServer } from './connections/guarded.fixture.ts'
import { createRequestQueue } from './connections/requestQueue.ts'

/** The bodies continue after the refusal. */
describe('a client with dozens of refused bodies', () => {
  const on = guardedServer()
  beforeEach(() => on.open((_req, res) => res.writeHead(429).end()))
  const body = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n '

  it('is shut out for a minute, and others are not', async () => {
    const begun: Socket[] = []
    for (let i = 0; i < 50; i++) {
      begun.push(on.say(body))
      expect(await answerTo(begun[i] as Socket)).toMatch(/^HTTP\/1.1 429 /)
    }
    await answerTo(on.say(body))
    await Promise.all(begun.map(closed))
    expect(await answerTo(on.say(body))).toBe('')
    expect(await answerTo(on.say(body, '127.0.0.2'))).toMatch(/^HTTP\/1.1 429 /)
    on.time = 60_000
    expect(await answerTo(on.say(body))).toMatch(/^HTTP\/1.1 429 /)
  })

  it('is served once earlier bodies have ended', async () => {
    for (let i = 0; i < 60; i++) {
      const socket = on.say(body)
      expect(await answerTo(socket)).toMatch(/^HTTP\/1.1 429 /)
      socket.destroy()
      await on.left(0)
    }
  })
})

describe('a client that sends many requests and reads no answer', () => {
  const on = guardedServer()
  const open = (trustProxy: string[] = []) => {
    const queueRequest = createRequestQueue((socket) => on.guard.shutOut(socket))
    return on.open((req, res) => {
      queueRequest(req, res, () => {
        if (req.url === '/short') res.end('answered')
      })
    }, trustProxy)
  }
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

  it('is shut out for a minute on all connections, and others are not', async () => {
    await open()
    const idle = on.say(ask('/long'))
    await once(on.server, 'request')
    const other = on.say(ask('/long'), '127.0.0.2')
    await once(on.server, 'request')
    const greedy = on.say(ask('/long').repeat(300))
    await Promise.all([idle, greedy].map(closed))
    expect(await answerTo(on.say(ask('/short')))).toBe('')
    expect(await answerTo(on.say(ask('/short'), '127.0.0.2'))).toMatch(/^HTTP\/1.1 200 /)
    expect(other.closed).toBe(false)
    on.time = 60_000
    expect(await answerTo(on.say(ask('/short')))).toMatch(/^HTTP\/1.1 200 /)
    other.destroy()
  })

  it('behind a proxy loses only this connection', async () => {
    await open(['127.0.0.1'])
    const ofOthers = on.say(ask('/long'))
    await once(on.server, 'request')
    await closed(on.say(ask('/long').repeat(300)))
    expect(await answerTo(on.say(ask('/short')))).toMatch(/^HTTP\/1.1 200 /)
    expect(ofOthers.closed).toBe(false)
    ofOthers.destroy()
  })
})
