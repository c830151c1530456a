import type { IncomingMessage, ServerResponse } from 'node:http'
import { responseOf } from '#publicData/cachedResponse.ts'
import { createResponseCache } from '#publicData/responseCache.ts'
import { createFastPath } from '../fastPath.ts'
import { pageKey } from './pageKey.ts'

const foreign = Array.from({ length: 1000 }, (_, i) => `host-${i}.example`)

it('a page is cached by requested host, however many hosts came before', () => {
  for (const host of foreign) expect(pageKey(null, host, '/news')).toBe(`http://${host} /news`)
  expect(pageKey(null, 'own.example:3000', '/news')).toBe('http://own.example:3000 /news')
  for (const host of ['', 'a b', '127.0.0.1:99999', '[::::]', '1.2.3.4.5'])
    expect(pageKey(null, host, '/news')).toBe('http://localhost /news')
  // Node 20 and 22 cannot read this host, 24 and later can. Either way the page must be able to read its own address.
  const [origin = ''] = pageKey(null, 'xn--a', '/news').split(' ')
  expect(new URL('/news', origin).origin).toBe(
    URL.canParse('http://xn--a') ? 'http://xn--a' : 'http://localhost',
  )
  expect(pageKey('https://site.example', 'host-1.example', '/news')).toBe('https://site.example /news')
})

it('pages of a thousand foreign hosts do not evict the page in use', () => {
  const responses = createResponseCache({ maxBytes: 100_000 })
  const fastPath = createFastPath(responses, new Map(), null, { noteCached() {} })
  const keep = (host: string) => {
    const response = responseOf('x'.repeat(5000), 'text/html; charset=utf-8')
    responses.keep(pageKey(null, host, '/'), response, responses.version())
  }
  const isReady = (host: string) => {
    const req = { method: 'GET', url: '/', headers: { host } } as IncomingMessage
    const res = { writeHead() {}, end() {} }
    return fastPath(req, res as unknown as ServerResponse)
  }
  keep('own.example')
  for (const host of foreign) {
    keep(host)
    expect(isReady('own.example')).toBe(true)
  }
  expect(responses.size().bytes).toBeLessThanOrEqual(100_000)
  expect(isReady('host-0.example')).toBe(false)
})
