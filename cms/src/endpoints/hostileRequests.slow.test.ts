import { entryFieldNames, openKeys } from '@directory/shared/entryFields'
import { maxLengthOf } from '@directory/shared/entryRules'
import { isToken } from '@directory/shared/token'
import { isEmail, isPostcode, toWebsite } from '@directory/shared/wellFormed'
import { onServer } from '../testSuite.ts'
import { perform } from './perform.ts'
import { entryRequest } from './requests.fixture.ts'

const submissions = 10_000

/** Returns the same numbers in each run, so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  return { next, pick }
}

const texts = [
  ...[
    '',
    ' ',
    'a\u0000b',
    '\n\r\n',
    '\u202etxt.exe',
    '\ud800',
    'x\udfff',
    '\ufeff\u200b',
    '👵🏽‍🦽'.repeat(20),
  ],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'; DROP TABLE entries; --"],
  ...['{"$gt":""}', '{{7*7}}', '../../etc/passwd', '%00%0a', '__proto__', 'constructor', 'other', '..'],
  ...['a@b.de\r\nBcc: all@example.org', 'a@b.de, c@d.de', '"a b"@c.de', 'x@y', 'ä@ö.de', 'a@b.de'],
  ...['javascript:alert(1)', 'http://', 'www.example.org', 'https://ex ample.org', '//evil.example'],
  ...['97437', '9743', '９７４３７', '-1', 'NaN', '1e5', '/+?&#%', 'Z̸̨̛̖̭͓̤͝a̴l̵g̶o̷', 'مرحبا', 'İstanbul'],
  ...['Mo-Fr 08:00;12:00', 'Barrierefrei, Barrierefrei, x', 'ä'.repeat(150), '\u0301'.repeat(500)],
  ...[80, 81, 120, 121, 150, 151, 254, 255, 1000, 1001, 4000, 4001, 20_000].map((n) => 'x'.repeat(n)),
]
const oddities: readonly unknown[] = [
  ...[null, undefined, true, false, 0, -1, 5, 1e308, Number.NaN, [], {}, ['x'], [['x']], [null]],
  ...[{ $gt: '' }, { $ne: null }, { equals: 'x' }, { toString: 'x' }, { length: 5 }],
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
]
const extras = [
  ...['id', 'uuid', '_id', 'state', 'submitterEmail', 'formerNames', 'deletedAt', 'createdAt', 'updatedAt'],
  ...['user', 'constructor', 'prototype', 'toString', '$where', 'token', 'noEmail', 'proposal'],
  ...['entryUpdatedAt', 'entry'],
]
const fields = [
  ...['category', 'categoryNew', 'name', 'street', 'plz', 'city', 'email', 'phone', 'mobile', 'website'],
  ...['opened', ...openKeys, 'services', 'barrierfree', 'additionalInfo', 'lat', 'lon', 'changeText'],
]
const good = { ...entryRequest(), token: 'abcdefghij', changeText: 'Neu' }

const controls = /[^\P{Cc}\n\t]|\p{Surrogate}/u

onServer('hostile submissions', async (server) => {
  await server.content.settings()

  it(`answers ${submissions} of them with 200 or 400 and stores nothing that the schema forbids`, async () => {
    const { next, pick } = randomFrom(20_261_121)
    const body = () => {
      if (next() < 0.02) return pick([...oddities, ...texts])
      const sent: Record<string, unknown> = { ...good, token: undefined }
      if (next() < 0.3) sent.token = good.token
      for (let i = Math.floor(next() * 4); i >= 0; i--)
        sent[pick(fields)] = next() < 0.8 ? pick(texts) : pick(oddities)
      if (next() < 0.2)
        Object.defineProperty(sent, pick(extras), {
          value: pick([...texts, ...oddities]),
          enumerable: true,
          configurable: true,
          writable: true,
        })
      // As it would arrive
      return JSON.parse(JSON.stringify(sent))
    }
    const counted: Record<string, number> = {}
    const one = async () => {
      const input = body()
      const key = next() < 0.75 ? 'POST /api/addPendingEntry' : 'POST /api/addPendingChange'
      const answer = await perform(server.payload, key, {
        url: '/',
        authorization: null,
        query: {},
        params: {},
        readBody: async () => input,
        address: '127.0.0.1',
        requestId: 'of the test',
        userAgent: null,
      })
      const status = answer.kind === 'json' ? answer.status : 0
      counted[status] = (counted[status] ?? 0) + 1
      if (status !== 200 && status !== 400)
        throw new Error(`${status} for ${key} ${JSON.stringify(input).slice(0, 500)}`)
    }
    for (let i = 0; i < submissions; i += 20) await Promise.all(Array.from({ length: 20 }, one))
    expect(counted[200]).toBeGreaterThan(submissions / 10)
    expect(counted[400]).toBeGreaterThan(submissions / 10)
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()

    const { docs } = await server.payload.find({ collection: 'entries', pagination: false, depth: 1 })
    expect(docs.length).toBeGreaterThan(submissions / 20)
    expect(new Set(docs.map(({ token }) => token)).size).toBe(docs.length)
    for (const doc of docs) {
      const context = JSON.stringify(doc).slice(0, 1000)
      expect(doc.state, context).toBe('pending')
      expect(doc.deletedAt ?? null, context).toBeNull()
      expect(isToken(doc.token), context).toBe(true)
      expect(isPostcode(doc.plz), context).toBe(true)
      expect(isEmail(doc.email ?? ''), context).toBe(true)
      expect(doc.submitterEmail, context).toBe(doc.email)
      expect(toWebsite(doc.website ?? ''), context).toBe(doc.website ?? '')
      expect(Math.abs(doc.lat ?? 0) <= 90 && Math.abs(doc.lon ?? 0) <= 180, context).toBe(true)
      const all = { ...doc, category: (doc.category as { name: string }).name } as Record<string, unknown>
      for (const name of entryFieldNames) {
        const limit = maxLengthOf(name)
        if (limit === undefined) continue
        const value = all[name] ?? ''
        expect(typeof value, context).toBe('string')
        expect(String(value).length, context).toBeLessThanOrEqual(limit)
      }
      for (const value of Object.values(all))
        if (typeof value === 'string') expect(value).not.toMatch(controls)
      expect(JSON.stringify(doc.formerNames ?? null)).toBe('null')
    }
    const requests = await server.payload.find({ collection: 'change-requests', pagination: false })
    expect(requests.docs.length).toBeGreaterThan(submissions / 100)
    for (const { name, email, token, changeText, proposal, entry } of requests.docs) {
      expect([
        name.length <= 150,
        isEmail(email),
        token.length <= 64,
        (changeText ?? '').length <= 10_000,
      ]).toEqual([true, true, true, true])
      expect([proposal ?? null, entry ?? null]).toEqual([null, null])
    }
    const mails = await server.payload.find({ collection: 'mails', pagination: false })
    for (const { to, subject, html } of mails.docs) {
      expect(isEmail(to)).toBe(true)
      expect(subject).not.toMatch(/[\r\n]/)
      expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/i)
    }
    // And staff can read everything
    const editor = await server.loginAs('Editor')
    for (const path of ['/api/allpendingdata', '/api/pending_changes'])
      expect((await server.as(editor).get(path)).status).toBe(200)
  }, 300_000)

  // Other bodies: `server/httpRules.test.ts`.
  it('answers over HTTP as well, whatever comes', async () => {
    const raw = (body: string, type = 'application/json') =>
      server.get('/api/addPendingEntry', { method: 'POST', body, headers: { 'Content-Type': type } })
    expect((await raw('x'.repeat(1_100_000))).status).toBe(413)
    for (const body of ['1e999', '{"name":"\ud800"}', '{"__proto__":{"x":1}}', '['.repeat(50_000)])
      expect((await raw(body)).status, body.slice(0, 30)).toBe(400)
  })
})
