import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { responseOf } from '#publicData/cachedResponse.ts'
import { listening } from '#testSuite.ts'
import { sendCached } from './sendCached.ts'

const long = 'Übung macht den Meister. '.repeat(100)
const answer = responseOf(long)

const listenCached = async (cached = answer) =>
  Number(new URL(await listening((req, res) => sendCached(req, res, cached))).port)

function talk(port: number, requests: string): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1')
  socket.write(requests)
  return buffer(socket)
}

const get = (more = '', line = 'GET / HTTP/1.1') => `${line}\r\nHost: x\r\n${more}\r\n`
const last = get('Connection: close\r\n', 'HEAD / HTTP/1.1')
const headsIn = (text: string) => text.match(/HTTP\/1\.1 [\s\S]*?\r\n\r\n/g) ?? []

async function ask(port: number, more: string, line?: string) {
  const bytes = await talk(port, get(`Connection: close\r\n${more}`, line))
  const end = bytes.indexOf('\r\n\r\n')
  const head = bytes.toString('latin1', 0, end)
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]
  return { status: Number(head.slice(9, 12)), field, body: bytes.subarray(end + 4) }
}

it.each([
  ['', undefined, (body: Buffer) => body],
  ['Accept-Encoding: gzip\r\n', 'gzip', gunzipSync],
  ['Accept-Encoding: gzip, deflate, br\r\n', 'br', brotliDecompressSync],
])(
  'a cached response is sent in the accepted encoding (%j), with an ETag of its own',
  async (accept, form, unpack) => {
    const port = await listenCached()
    // The first request has it compressed, the second gets the kept form.
    for (let i = 0; i < 2; i++) {
      const { status, field, body } = await ask(port, accept)
      expect([status, field('Content-Encoding'), unpack(body).toString()]).toEqual([200, form, long])
      expect([field('Content-Length'), field('Vary')]).toEqual([String(body.length), 'Accept-Encoding'])
      expect(field('ETag')).toBe(form ? `${answer.etag.slice(0, -1)}-${form}"` : answer.etag)
      const known = await ask(port, `${accept}If-None-Match: ${field('ETag')}\r\n`)
      expect([known.status, known.field('ETag'), known.body.length]).toEqual([304, field('ETag'), 0])
      expect(known.field('Content-Length')).toBeUndefined()
      const head = await ask(port, accept, 'HEAD / HTTP/1.1')
      expect(head.status).toBe(200)
      expect(head.field('Content-Length')).toEqual(String(body.length))
      expect(head.body.length).toBe(0)
    }
  },
)

it.each([
  ['a short text', responseOf('short'), 'gzip, br', 'identity'],
  ['a picture', responseOf(Buffer.alloc(5000), 'image/png'), 'gzip, br', 'identity'],
  ['a precompressed file', { ...responseOf('short'), gzip: Buffer.from('ready') }, 'gzip', 'gzip'],
])('a cached response is compressed only if useful: %s', async (_, cached, accept, form) => {
  const { field } = await ask(await listenCached(cached), `Accept-Encoding: ${accept}\r\n`)
  expect(field('Content-Encoding') ?? 'identity').toBe(form)
})

it('a cached response with status 404 ignores If-None-Match', async () => {
  const port = await listenCached(responseOf(long, 'text/plain', { status: 404 }))
  expect((await ask(port, `If-None-Match: ${answer.etag}\r\n`)).status).toBe(404)
})

it('a cached response is sent repeatedly on one connection with its own length, even to pipelined requests', async () => {
  const known = get(`If-None-Match: ${answer.etag}\r\n`)
  const text = String(
    await talk(await listenCached(), get() + known + get('', 'HEAD / HTTP/1.1') + get() + last),
  )
  const parts = text.split(/HTTP\/1\.1 [\s\S]*?\r\n\r\n/)
  expect(headsIn(text).map((head) => head.slice(9, 12))).toEqual(['200', '304', '200', '200', '200'])
  expect(parts).toEqual(['', long, '', '', long, ''])
})
