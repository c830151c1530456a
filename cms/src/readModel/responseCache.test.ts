import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { responseOf } from './cachedResponse.ts'
import { createResponseCache } from './responseCache.ts'
import { seeded } from './sampleRows.ts'

const long = (text: string) => `${text} ${'Seniorenwegweiser '.repeat(200)}`
const both = { gzip: true, br: true }
/** Returns a response with this text, built from data with these tags. */
const built = (tags: string[], text: string, expires = Number.POSITIVE_INFINITY) => ({
  response: responseOf(text),
  dependencies: { tags: new Set(tags), expires },
})
/** Waits, even on a slow machine. */
const until = (isSo: () => unknown) => vi.waitUntil(isSo, { timeout: 60_000, interval: 5 })
/** Waits until all pending callbacks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

it('builds a response once, with a strong validator of its bytes', () => {
  const responses = createResponseCache()
  const build = vi.fn(() => built(['news'], '{"a":1}'))
  const first = responses.get('/a', build)
  expect(responses.get('/a', build)).toBe(first)
  expect(build).toHaveBeenCalledTimes(1)
  expect(first).toMatchObject({ status: 200, contentType: 'application/json; charset=utf-8' })
  expect(first.etag).toMatch(/^"[\w-]{27}"$/)
  expect(responseOf('{"a":1}').etag).toBe(first.etag)
  expect(responseOf('{"a":2}').etag).not.toBe(first.etag)
})

it('forgets the responses with a tag and no others', () => {
  const responses = createResponseCache()
  const get = (key: string, tags: string[]) => responses.get(key, () => built(tags, key))
  const [news, links, mixed] = [get('n', ['news']), get('l', ['links']), get('m', ['news', 'links'])]
  void responses.invalidate(['news'])
  expect(get('l', ['links'])).toBe(links)
  expect(get('n', ['news'])).not.toBe(news)
  expect(get('m', ['news', 'links'])).not.toBe(mixed)
  responses.clear()
  expect(responses.size()).toEqual({ responses: 0, bytes: 0 })
})

it('keeps nothing when building fails', () => {
  const responses = createResponseCache()
  expect(() =>
    responses.get('/a', () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(responses.get('/a', () => built(['news'], 'fine')).identity.toString()).toBe('fine')
})

it('stays within its bytes and gives up what was unused for longest', () => {
  const responses = createResponseCache({ maxBytes: 10_000 })
  const get = (key: string) => responses.get(key, () => built(['news'], 'x'.repeat(2000)))
  const a = get('a')
  get('b')
  get('c')
  expect(get('a')).toBe(a)
  get('d')
  expect(responses.peek('b')).toBeUndefined()
  expect(responses.peek('a')).toBe(a)
  responses.get('huge', () => built(['news'], 'x'.repeat(20_000)))
  expect(responses.size().bytes).toBeLessThanOrEqual(10_000)
})

it('compresses fast at first and better from the second request on', async () => {
  const responses = createResponseCache()
  const response = responses.get('/a', () => built(['news'], long('one')))
  expect(responses.encode(response, { gzip: false, br: false }).encoding).toBe('identity')
  const first = responses.encode(response, both)
  expect(first.encoding).toBe('gzip')
  expect(gunzipSync(first.body).toString()).toBe(long('one'))
  expect(responses.encode(response, both).encoding).toBe('gzip')
  await until(() => response.br)
  const best = responses.encode(response, both)
  expect(best.encoding).toBe('br')
  expect(brotliDecompressSync(best.body).toString()).toBe(long('one'))
  expect(responses.encode(response, { gzip: true, br: false }).encoding).toBe('gzip')
  expect(responses.encode(responseOf('short'), both).encoding).toBe('identity')
  expect(responses.encode(responseOf(Buffer.alloc(5000), 'image/png'), both).encoding).toBe('identity')
})

it('throws away a compressed form that comes after the response was forgotten', async () => {
  const job = deferred<Buffer>()
  const responses = createResponseCache({ compress: () => job.promise })
  const old = responses.get('/a', () => built(['news'], long('old')))
  for (let i = 0; i < 2; i++) responses.encode(old, both)
  void responses.invalidate(['news'])
  const fresh = responses.get('/a', () => built(['news'], long('new')))
  job.resolve(Buffer.from('old, compressed'))
  await settled()
  expect(old.br).toBeUndefined()
  expect(fresh.br).toBeUndefined()
  expect(gunzipSync(responses.encode(fresh, both).body).toString()).toBe(long('new'))
})

it('survives a compressor that fails', async () => {
  const responses = createResponseCache({ compress: () => Promise.reject(new Error('no')) })
  const response = responses.get('/a', () => built(['news'], long('one')))
  for (let i = 0; i < 3; i++) responses.encode(response, both)
  await settled()
  expect(responses.encode(response, both).encoding).toBe('gzip')
})

const textOf = (response: { identity: Buffer } | undefined) => response?.identity.toString()

it('makes what is asked for anew beside the requests and hands out the old form until then', async () => {
  const responses = createResponseCache({ steady: () => 0 })
  let text = long('old')
  const get = (key: string) => responses.get(key, () => built(['news'], text))
  for (const key of ['asked', 'asked', 'once']) responses.encode(get(key), { gzip: true, br: false })
  text = long('new')
  const renewed = responses.invalidate(['news'])
  expect(responses.peek('once')).toBeUndefined()
  expect(textOf(responses.peek('asked'))).toBe(long('old'))
  await renewed
  const fresh = responses.peek('asked')
  expect(textOf(fresh)).toBe(long('new'))
  // Already compressed as needed, so that the next request has nothing to compress.
  expect(gunzipSync(fresh?.gzip ?? '').toString()).toBe(long('new'))
})

it('makes only those anew that are asked for most, and each only if it was asked for since', async () => {
  const responses = createResponseCache({ steady: () => 0 })
  const build = vi.fn((key: string) => key)
  const keys = Array.from({ length: 20 }, (_, i) => `/${i}`)
  for (const [i, key] of keys.entries()) {
    for (let n = 0; n <= i; n++) responses.get(key, () => built(['news'], build(key)))
  }
  build.mockClear()
  await responses.invalidate(['news'])
  expect(build.mock.calls.flat()).toEqual(keys.slice(-8).reverse())
  await responses.invalidate(['news'])
  expect(build).toHaveBeenCalledTimes(8)
  expect(responses.size().responses).toBe(0)
})

/** Returns a cache with a requested response whose next forms the test provides. */
function slowly() {
  let time = 0
  const responses = createResponseCache({ steady: () => time })
  const jobs: ReturnType<typeof deferred<string>>[] = []
  const renew = async () => {
    const job = deferred<string>()
    jobs.push(job)
    return built(['news'], await job.promise)
  }
  for (const key of ['/p', '/q']) {
    responses.keep(key, built(['news'], 'old'), renew)
    responses.peek(key)
  }
  responses.peek('/p')
  return {
    responses,
    jobs,
    later: (ms: number) => {
      time += ms
    },
  }
}

it('forgets the rest when making anew takes longer than a moment', async () => {
  const { responses, jobs, later } = slowly()
  const done = responses.invalidate(['news'])
  await until(() => jobs.length === 1)
  expect(textOf(responses.peek('/q'))).toBe('old')
  later(30)
  jobs[0]?.resolve('new')
  await done
  expect([textOf(responses.peek('/p')), responses.peek('/q')]).toEqual(['new', undefined])
})

it('only forgets while it makes something anew: many changes at once wait for nothing', async () => {
  const { responses, jobs } = slowly()
  const first = responses.invalidate(['news'])
  await until(() => jobs.length === 1)
  await responses.invalidate(['news'])
  expect([responses.peek('/p'), responses.peek('/q')]).toEqual([undefined, undefined])
  jobs[0]?.resolve('between')
  await first
  expect(responses.peek('/p')).toBeUndefined()
})

it('gives up what is too old when it is made, even by a change of something else, or cannot be made', async () => {
  const { responses, jobs } = slowly()
  const done = responses.invalidate(['news'])
  await until(() => jobs.length === 1)
  // The data for the next form are not known yet.
  await responses.invalidate(['links'])
  jobs[0]?.resolve('too old')
  await until(() => jobs.length === 2)
  jobs[1]?.reject(new Error('no'))
  await done
  expect([responses.peek('/p'), responses.peek('/q')]).toEqual([undefined, undefined])
})

it('keeps nothing that was made anew for what is gone meanwhile', async () => {
  const { responses, jobs } = slowly()
  const done = responses.invalidate(['news'])
  await until(() => jobs.length === 1)
  responses.clear()
  jobs[0]?.resolve('late')
  await done
  expect(responses.size()).toEqual({ responses: 0, bytes: 0 })
})

it('never hands out anything older than an acknowledged change, whatever the order of events', async () => {
  const random = seeded(5)
  const pending: (() => void)[] = []
  const later = <T>(value: T) => new Promise<T>((resolve) => pending.push(() => resolve(value)))
  // The compressed forms contain their source, so a wrong one is noticed.
  const responses = createResponseCache({ maxBytes: 40_000, compress: (bytes) => later(Buffer.from(bytes)) })
  const versions = [0, 0, 0]
  const acknowledged = [0, 0, 0]
  const tags = ['a', 'b', 'c']
  const writes: Promise<void>[] = []
  for (let step = 0; step < 4000; step++) {
    const n = Math.floor(random() * 3)
    const tag = tags[n] as string
    const key = `/${tag}/${Math.floor(random() * 4)}`
    const text = () => long(`${key} ${versions[n]}`)
    const check = (response: ReturnType<typeof responses.get>, atLeast: number) => {
      const { body, encoding } = responses.encode(response, { gzip: random() < 0.5, br: random() < 0.8 })
      const found = (encoding === 'gzip' ? gunzipSync(body) : body).toString().split(' ')
      expect(found[0]).toBe(key)
      expect(Number(found[1])).toBeGreaterThanOrEqual(atLeast)
    }
    const kind = random()
    if (kind < 0.2) {
      const version = (versions[n] ?? 0) + 1
      versions[n] = version
      writes.push(
        responses.invalidate([tag]).then(() => {
          acknowledged[n] = Math.max(acknowledged[n] ?? 0, version)
        }),
      )
    } else if (kind < 0.5) {
      check(
        responses.get(key, () => built([tag], text())),
        acknowledged[n] ?? 0,
      )
    } else if (kind < 0.7) {
      const slow = responses.peek(`${key}?`)
      if (slow) check(slow, acknowledged[n] ?? 0)
      else {
        const made = () => built([tag], text())
        responses.keep(`${key}?`, made(), () => later(null).then(made))
      }
    } else {
      pending.splice(Math.floor(random() * pending.length), 1)[0]?.()
      await settled()
    }
  }
  while (pending.length > 0) {
    pending.shift()?.()
    await settled()
  }
  await Promise.all(writes)
  expect(acknowledged).toEqual(versions)
})

it('hands nothing out beyond the time for which it holds', async () => {
  let time = 1000
  const responses = createResponseCache({ now: () => time })
  let text = 'yesterday'
  const get = () => responses.get('/a', () => built(['news'], text, time + 1000))
  const first = get()
  time = 1999
  expect(get()).toBe(first)
  text = 'today'
  time = 2000
  expect(responses.peek('/a')).toBeUndefined()
  expect(responses.size()).toEqual({ responses: 0, bytes: 0 })
  expect(textOf(get())).toBe('today')
  // Once rebuilt after a change, it is valid for as long as its new form says.
  responses.peek('/a')
  time = 2500
  await responses.invalidate(['news'])
  time = 3499
  expect(textOf(responses.peek('/a'))).toBe('today')
  time = 3500
  expect(responses.peek('/a')).toBeUndefined()
})
