import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { createReadyAnswers, readyOf } from '../readModel/readyAnswers.ts'
import { createFastPath } from './fastPath.ts'
import { pageKey } from './pageKey.ts'

const foreign = Array.from({ length: 1000 }, (_, i) => `host-${i}.example`)

it('a page is kept under the host that asked for it, however many others were named before', () => {
  for (const host of foreign) expect(pageKey(null, host, '/news')).toBe(`http://${host} /news`)
  expect(pageKey(null, 'own.example:3000', '/news')).toBe('http://own.example:3000 /news')
  for (const host of ['', 'a b', '127.0.0.1:99999', '[::::]', 'xn--a'])
    expect(pageKey(null, host, '/news')).toBe('http://localhost /news')
  expect(pageKey('https://site.example', 'host-1.example', '/news')).toBe('https://site.example /news')
})

it('pages of a thousand foreign hosts do not push out the one that visitors ask for', () => {
  const answers = createReadyAnswers({ maxBytes: 100_000 })
  const fastPath = createFastPath(answers, new Map(), null)
  const keep = (host: string) => {
    const answer = readyOf('x'.repeat(5000), 'text/html; charset=utf-8')
    answers.keep(pageKey(null, host, '/'), { answer, nouns: [] }, () => null)
  }
  const isReady = (host: string) => {
    const req = { method: 'GET', url: '/', headers: { host } } as IncomingMessage
    const res = { writeHead() {}, end() {}, getHeaderNames: () => [] }
    return fastPath(req, res as unknown as ServerResponse)
  }
  keep('own.example')
  for (const host of foreign) {
    keep(host)
    expect(isReady('own.example')).toBe(true)
  }
  expect(answers.size().bytes).toBeLessThanOrEqual(100_000)
  expect(isReady('host-0.example')).toBe(false)
})
