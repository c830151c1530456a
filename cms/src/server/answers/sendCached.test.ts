import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { responseOf } from '../../readModel/cachedResponse.ts'
import { createResponseCache } from '../../readModel/responseCache.ts'
import { keepAliveSeconds, sendCached } from './sendCached.ts'

const responses = createResponseCache()
const long = 'Übung macht den Meister. '.repeat(100)
const answer = responseOf(long)
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer({ keepAliveTimeout: keepAliveSeconds * 1000 }, listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
const listenCached = () => listen((req, res) => sendCached(req, res, responses, answer))

/** Returns everything that is received on one connection until the server ends it. */
const talk = (port: number, requests: string) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(requests))
    socket.setEncoding('latin1')
    socket.on('data', (data) => {
      text += data
    })
    socket.on('end', () => {
      socket.end()
      resolve(text)
    })
    socket.on('error', reject)
  })

const get = (more = '', line = 'GET / HTTP/1.1') => `${line}\r\nHost: x\r\n${more}\r\n`
const last = get('Connection: close\r\n', 'HEAD / HTTP/1.1')
const headsIn = (text: string) => text.match(/HTTP\/1\.1 [\s\S]*?\r\n\r\n/g) ?? []
const withoutDate = (head = '') => head.replace(/^Date: .*$/m, 'Date: …')

describe('a cached response', () => {
  it.each([
    ['200', ''],
    ['200 with gzip', 'Accept-Encoding: gzip\r\n'],
    ['304', `If-None-Match: ${answer.etag}\r\n`],
  ])('has exactly the head that Node writes for the same fields (%s)', async (_, more) => {
    const [own = ''] = headsIn(await talk(await listenCached(), get(more) + last))
    const lines = own.trimEnd().split('\r\n')
    const fields = lines
      .slice(1)
      .map((line) => line.split(/: (.*)/, 2))
      .filter(([name = '']) => !['Date', 'Connection', 'Keep-Alive'].includes(name))
      .flat() as string[]
    const plain = await listen((req, res) => {
      res.writeHead(req.method === 'HEAD' ? 200 : Number(lines[0]?.split(' ')[1]), fields)
      res.end()
    })
    const [nodes] = headsIn(await talk(plain, get(more) + last))
    expect(withoutDate(own)).toBe(withoutDate(nodes))
  })

  it('is sent repeatedly on one connection, each with its own length, even if all are requested at once', async () => {
    const identity = answer.identity.toString('latin1')
    const known = get(`If-None-Match: ${answer.etag}\r\n`)
    const text = await talk(await listenCached(), get() + known + get('', 'HEAD / HTTP/1.1') + get() + last)
    const parts = text.split(/HTTP\/1\.1 [\s\S]*?\r\n\r\n/)
    expect(headsIn(text).map((head) => head.slice(9, 12))).toEqual(['200', '304', '200', '200', '200'])
    expect(parts).toEqual(['', identity, '', '', identity, ''])
    expect(headsIn(text)[1]).not.toMatch(/content-length/i)
  })

  it.each([
    ['who closes', get('Connection: close\r\n')],
    ['of HTTP/1.0', get('', 'GET / HTTP/1.0')],
    [
      'of HTTP/1.0 who would stay, and then closes',
      get('Connection: keep-alive\r\n', 'GET / HTTP/1.0') + get('', 'GET / HTTP/1.0'),
    ],
  ])('ends the connection of a client %s', async (_, request) => {
    const text = await talk(await listenCached(), request)
    expect(headsIn(text).at(-1)).toMatch(/^Connection: close\r$/m)
    expect(text.endsWith(answer.identity.toString('latin1'))).toBe(true)
  })

  it('is sent with our own head, not written by Node', async () => {
    const written: number[] = []
    const port = await listen((req, res) => {
      const writeHead = vi.spyOn(res, 'writeHead')
      sendCached(req, res, responses, answer)
      written.push(writeHead.mock.calls.length)
    })
    await talk(port, get() + last)
    // The last answer closes its connection, so it is not written the fast way.
    expect(written).toEqual([0, 1])
  })

  it('keeps headers set on the answer before', async () => {
    const port = await listen((req, res) => {
      res.setHeader('X-Before', 'kept')
      sendCached(req, res, responses, answer)
    })
    const response = await fetch(`http://127.0.0.1:${port}`)
    expect(response.headers.get('x-before')).toBe('kept')
    expect(response.headers.get('etag')).toContain(answer.etag.slice(1, -1))
    expect(await response.text()).toBe(long)
  })

  it('has the time at which it was sent', async () => {
    const port = await listenCached()
    const before = Math.floor(Date.now() / 1000) * 1000
    for (let i = 0; i < 3; i++) {
      const { headers } = await fetch(`http://127.0.0.1:${port}`)
      const date = Date.parse(headers.get('date') ?? '')
      expect(date).toBeGreaterThanOrEqual(before)
      expect(date).toBeLessThanOrEqual(Date.now())
    }
  })
})
