import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { createReadyAnswers, readyOf } from './readyAnswers.ts'
import { seeded } from './sampleRows.ts'

const long = (text: string) => `${text} ${'Seniorenwegweiser '.repeat(200)}`
const both = { gzip: true, br: true }
/** Lets everything that is already decided happen. */
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

it('builds an answer once, with a strong validator of its bytes', () => {
  const answers = createReadyAnswers()
  const build = vi.fn(() => '{"a":1}')
  const first = answers.get('/a', ['news'], build)
  expect(answers.get('/a', ['news'], build)).toBe(first)
  expect(build).toHaveBeenCalledTimes(1)
  expect(first).toMatchObject({ status: 200, contentType: 'application/json; charset=utf-8' })
  expect(first.etag).toMatch(/^"[\w-]{27}"$/)
  expect(readyOf('{"a":1}').etag).toBe(first.etag)
  expect(readyOf('{"a":2}').etag).not.toBe(first.etag)
})

it('drops the answers of a noun and no others', () => {
  const answers = createReadyAnswers()
  const get = (key: string, nouns: string[]) => answers.get(key, nouns, () => key)
  const [news, links, mixed] = [get('n', ['news']), get('l', ['links']), get('m', ['news', 'links'])]
  answers.drop(['news'])
  expect(get('l', ['links'])).toBe(links)
  expect(get('n', ['news'])).not.toBe(news)
  expect(get('m', ['news', 'links'])).not.toBe(mixed)
  answers.clear()
  expect(answers.size()).toEqual({ answers: 0, bytes: 0 })
})

it('keeps nothing when building fails', () => {
  const answers = createReadyAnswers()
  expect(() =>
    answers.get('/a', ['news'], () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(answers.get('/a', ['news'], () => 'fine').identity.toString()).toBe('fine')
})

it('stays within its bytes and gives up what was unused for longest', () => {
  const answers = createReadyAnswers({ maxBytes: 10_000 })
  const get = (key: string) => answers.get(key, ['news'], () => 'x'.repeat(2000))
  const a = get('a')
  get('b')
  get('c')
  expect(get('a')).toBe(a)
  get('d')
  expect(answers.peek('b')).toBeUndefined()
  expect(answers.peek('a')).toBe(a)
  answers.get('huge', ['news'], () => 'x'.repeat(20_000))
  expect(answers.size().bytes).toBeLessThanOrEqual(10_000)
})

it('compresses fast at first and better from the second request on', async () => {
  const answers = createReadyAnswers()
  const answer = answers.get('/a', ['news'], () => long('one'))
  expect(answers.encode(answer, { gzip: false, br: false }).encoding).toBe('identity')
  const first = answers.encode(answer, both)
  expect(first.encoding).toBe('gzip')
  expect(gunzipSync(first.body).toString()).toBe(long('one'))
  expect(answers.encode(answer, both).encoding).toBe('gzip')
  await vi.waitUntil(() => answer.br)
  const best = answers.encode(answer, both)
  expect(best.encoding).toBe('br')
  expect(brotliDecompressSync(best.body).toString()).toBe(long('one'))
  expect(answers.encode(answer, { gzip: true, br: false }).encoding).toBe('gzip')
  expect(answers.encode(readyOf('short'), both).encoding).toBe('identity')
  expect(answers.encode(readyOf(Buffer.alloc(5000), 'image/png'), both).encoding).toBe('identity')
})

it('throws away a compressed form that comes after the answer was dropped', async () => {
  const job = deferred<Buffer>()
  const answers = createReadyAnswers({ compress: () => job.promise })
  const old = answers.get('/a', ['news'], () => long('old'))
  for (let i = 0; i < 2; i++) answers.encode(old, both)
  answers.drop(['news'])
  const fresh = answers.get('/a', ['news'], () => long('new'))
  job.resolve(Buffer.from('old, compressed'))
  await settled()
  expect(old.br).toBeUndefined()
  expect(fresh.br).toBeUndefined()
  expect(gunzipSync(answers.encode(fresh, both).body).toString()).toBe(long('new'))
})

it('survives a compressor that fails', async () => {
  const answers = createReadyAnswers({ compress: () => Promise.reject(new Error('no')) })
  const answer = answers.get('/a', ['news'], () => long('one'))
  for (let i = 0; i < 3; i++) answers.encode(answer, both)
  await settled()
  expect(answers.encode(answer, both).encoding).toBe('gzip')
})

it('builds a slow answer once for all who wait, and again when its noun changes meanwhile', async () => {
  const answers = createReadyAnswers()
  const jobs = [deferred<string>(), deferred<string>()]
  let calls = 0
  const build = () => (jobs[calls++] ?? jobs[0])?.promise as Promise<string>
  const early = [answers.getLater('/p', ['news'], build), answers.getLater('/p', ['news'], build)]
  expect(calls).toBe(1)
  answers.drop(['news'])
  const late = answers.getLater('/p', ['news'], build)
  expect(calls).toBe(2)
  jobs[0]?.resolve('before')
  jobs[1]?.resolve('after')
  const all = await Promise.all([...early, late])
  expect(all.map(({ identity }) => identity.toString())).toEqual(['after', 'after', 'after'])
  expect(answers.peek('/p')?.identity.toString()).toBe('after')
  await expect(answers.getLater('/q', [], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

it('never hands out anything older than the last change, whatever the order of events', async () => {
  const random = seeded(5)
  const pending: (() => void)[] = []
  const later = <T>(value: T) => new Promise<T>((resolve) => pending.push(() => resolve(value)))
  // Compressed forms carry their source, so a wrong one shows.
  const answers = createReadyAnswers({ maxBytes: 40_000, compress: (bytes) => later(Buffer.from(bytes)) })
  const versions = [0, 0, 0]
  const nouns = ['a', 'b', 'c']
  const reads: Promise<void>[] = []
  for (let step = 0; step < 4000; step++) {
    const n = Math.floor(random() * 3)
    const noun = nouns[n] as string
    const key = `/${noun}/${Math.floor(random() * 4)}`
    const text = () => long(`${key} ${versions[n]}`)
    const check = (answer: ReturnType<typeof answers.get>, atLeast: number) => {
      const { body, encoding } = answers.encode(answer, { gzip: random() < 0.5, br: random() < 0.8 })
      const found = (encoding === 'gzip' ? gunzipSync(body) : body).toString().split(' ')
      expect(found[0]).toBe(key)
      expect(Number(found[1])).toBeGreaterThanOrEqual(atLeast)
    }
    const kind = random()
    if (kind < 0.2) {
      versions[n] = (versions[n] ?? 0) + 1
      answers.drop([noun])
    } else if (kind < 0.6) {
      check(answers.get(key, [noun], text), versions[n] ?? 0)
    } else if (kind < 0.75) {
      const atLeast = versions[n] ?? 0
      reads.push(
        answers.getLater(`${key}?`, [noun], () => later(text())).then((answer) => check(answer, atLeast)),
      )
    } else {
      pending.splice(Math.floor(random() * pending.length), 1)[0]?.()
      await settled()
    }
  }
  while (pending.length > 0) {
    pending.shift()?.()
    await settled()
  }
  await Promise.all(reads)
})
