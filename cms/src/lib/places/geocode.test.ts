import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { listening } from '#testSuite.ts'
import { createGeocoder, type GeocoderOptions } from './geocode.ts'

const address = { street: 'Hauptstraße 1', plz: '97437', city: 'Haßfurt' }
const nowhere = { lat: null, lon: null }

async function geocoderWith(
  reply: (req: IncomingMessage, res: ServerResponse) => void,
  options: Partial<GeocoderOptions> = {},
) {
  const asked: IncomingMessage[] = []
  const upstream = await listening((req, res) => {
    asked.push(req)
    reply(req, res)
  })
  const { geocode } = createGeocoder({
    ...{ geocoderUrl: `${upstream}/`, userAgent: 'directory-test', fallback: () => null },
    ...{ interval: 0, backOff: 0 },
    ...options,
  })
  return { geocode, asked }
}

const json = (value: unknown) => (_: IncomingMessage, res: ServerResponse) => res.end(JSON.stringify(value))
const hassfurt = json([{ lat: '50.0353', lon: '10.5123' }])

it('asks the upstream once for each address, however often it is requested', async () => {
  const { geocode, asked } = await geocoderWith(hassfurt)
  const found = await Promise.all([
    geocode(address),
    geocode({ ...address, city: ' haßfurt ' }),
    geocode(address),
  ])
  expect([...found, await geocode(address)]).toEqual(Array(4).fill({ lat: 50.0353, lon: 10.5123 }))
  expect(asked).toHaveLength(1)
  const url = new URL(asked[0]?.url ?? '', 'http://upstream')
  expect(url.pathname).toBe('/search')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ format: 'jsonv2', limit: '1', countrycodes: 'de' },
    ...{ street: 'Hauptstraße 1', postalcode: '97437', city: 'Haßfurt' },
  })
  expect(asked[0]?.headers['user-agent']).toBe('directory-test')
})

it('caches an unknown address, and falls back to the middle of its postcode', async () => {
  const { geocode, asked } = await geocoderWith(json([]), {
    fallback: (plz) => (plz === '97437' ? { lat: 50, lon: 10.5 } : null),
  })
  expect(await geocode(address)).toEqual({ lat: 50, lon: 10.5, approximate: true })
  expect(await geocode(address)).toEqual({ lat: 50, lon: 10.5, approximate: true })
  expect(await geocode({ ...address, plz: '97475' })).toEqual(nowhere)
  expect(asked).toHaveLength(2)
})

it.each([
  ['an error', (_: IncomingMessage, res: ServerResponse) => res.writeHead(500).end('[]')],
  ['no JSON', (_: IncomingMessage, res: ServerResponse) => res.end('<html>')],
  ['no list', json({ lat: 1, lon: 1 })],
  ['texts', json([{ lat: 'north', lon: '' }])],
  ['numbers out of range', json([{ lat: 91, lon: 10 }])],
  ['a broken line', (req: IncomingMessage) => req.socket.destroy()],
])('answers nulls and asks again later when the upstream answers %s', async (_, reply) => {
  const { geocode, asked } = await geocoderWith(reply as never)
  expect(await geocode(address)).toEqual(nowhere)
  expect(await geocode(address)).toEqual(nowhere)
  expect(asked).toHaveLength(2)
})

it('gives up an upstream after a timeout and sends it no request for a while', async () => {
  // Counted here: on a busy machine the time may be over before the request reaches the upstream.
  let asked = 0
  const { geocode } = await geocoderWith(() => undefined, {
    ...{ timeout: 30, backOff: 60_000 },
    fetch: (...request) => {
      asked += 1
      return fetch(...request)
    },
  })
  expect(await geocode(address)).toEqual(nowhere)
  expect(await geocode({ ...address, street: 'Anders 2' })).toEqual(nowhere)
  expect(asked).toBe(1)
})

it('reads 64 kB of an answer at most, compressed or not, and drops a larger one', async () => {
  const place = JSON.stringify({ lat: '50', lon: '10', name: 'x'.repeat(900) })
  for (const [places, found] of [
    [60, { lat: 50, lon: 10 }],
    [80, nowhere],
  ] as const) {
    const answer = `[${Array(places).fill(place).join(',')}]`
    for (const pack of [false, true]) {
      const { geocode } = await geocoderWith((_, res) => {
        if (pack) res.setHeader('Content-Encoding', 'gzip')
        res.end(pack ? gzipSync(answer) : answer)
      })
      expect(await geocode(address)).toEqual(found)
    }
  }
})

it('hangs up on an endless answer, or one slower than the timeout', async () => {
  const piece = Buffer.alloc(16_000, ' ')
  for (const [pace, options] of [
    [(send: () => void) => setImmediate(send), {}],
    [(send: () => void) => setTimeout(send, 5), { timeout: 50 }],
  ] as const) {
    const size = 'timeout' in options ? 1 : piece.length
    // On a busy machine it may have given up before it was heard.
    let end: Promise<unknown> = Promise.resolve()
    const { geocode } = await geocoderWith((_, res) => {
      const send = () => !res.destroyed && res.write(piece.subarray(0, size)) !== undefined && pace(send)
      end = once(res, 'close')
      send()
    }, options)
    expect(await geocode(address)).toEqual(nowhere)
    await end
  }
})

it('keeps an interval between requests', async () => {
  const times: number[] = []
  const { geocode } = await geocoderWith(hassfurt, {
    interval: 60,
    fetch: (...request) => {
      times.push(performance.now())
      return fetch(...request)
    },
  })
  await Promise.all([1, 2, 3].map((n) => geocode({ ...address, street: `Weg ${n}` })))
  expect(times).toHaveLength(3)
  times.slice(1).forEach((time, i) => {
    expect(time - (times[i] ?? 0)).toBeGreaterThanOrEqual(60)
  })
})

it('returns nulls at once if too many requests are waiting', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { geocode, asked } = await geocoderWith((req, res) => void held.then(() => hassfurt(req, res)))
  const waiting = Array.from({ length: 10 }, (_, n) => geocode({ ...address, street: `Weg ${n}` }))
  expect(await geocode({ ...address, street: 'Weg 99' })).toEqual(nowhere)
  release()
  expect(await Promise.all(waiting)).toEqual(Array(10).fill({ lat: 50.0353, lon: 10.5123 }))
  expect(asked).toHaveLength(10)
})

it('sends no request without an address or an upstream', async () => {
  const { geocode, asked } = await geocoderWith(hassfurt)
  expect(await geocode({ street: ' ', plz: '', city: '' })).toEqual(nowhere)
  const lonely = createGeocoder({ geocoderUrl: '', userAgent: 'x', fallback: () => ({ lat: 50, lon: 10 }) })
  expect(await lonely.geocode(address)).toEqual({ lat: 50, lon: 10, approximate: true })
  const broken = createGeocoder({ geocoderUrl: 'not a url', userAgent: 'x', fallback: () => null })
  expect(await broken.geocode(address)).toEqual(nowhere)
  expect(asked).toHaveLength(0)
})
