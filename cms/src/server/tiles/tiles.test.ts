import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import express from 'express'
import { dayMs } from '#clock.ts'
import { sqlite } from '#database/testDatabases.ts'
import { readEnvironment } from '#environment.ts'
import { makeFolder } from '#testFolder.ts'
import { startTestServer } from '#testServer.ts'
import { listening } from '#testSuite.ts'
import { answerErrors } from '../answers/answerErrors.ts'
import { emptyTile, type TilesOptions, tilesHandler } from './tiles.ts'

let folder = ''

beforeEach(() => {
  folder = makeFolder()
})

const tileNamed = (name: string) => Buffer.concat([emptyTile, Buffer.from(name)])
const picture = (req: IncomingMessage, res: ServerResponse) => {
  res.setHeader('Content-Type', 'image/png')
  res.end(tileNamed(req.url ?? ''))
}

async function tilesWith(
  reply: (req: IncomingMessage, res: ServerResponse) => void,
  options: Partial<TilesOptions> = {},
) {
  const asked: IncomingMessage[] = []
  const upstream = await listening((req, res) => {
    asked.push(req)
    reply(req, res)
  })
  const app = express()
  app.get(
    '/tiles/:z/:x/:y.png',
    tilesHandler({
      tileUrl: `${upstream}/{z}/{x}/{y}.png`,
      cacheDir: folder,
      userAgent: 'directory-test',
      consume: async () => {},
      ...options,
    }),
  )
  app.use(answerErrors(console))
  const origin = await listening(app)
  const get = async (tile: string) => {
    const response = await fetch(`${origin}/tiles/${tile}.png`)
    const { status, headers } = response
    return { status, headers, tile: headers.get('x-tile'), bytes: Buffer.from(await response.arrayBuffer()) }
  }
  return { get, asked }
}

const storedTiles = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => /\.(png|part)$/.test(name)).sort()

it('fetches a tile once and caches it', async () => {
  const { get, asked } = await tilesWith(picture)
  const answers = await Promise.all([get('3/4/5'), get('3/4/5'), get('3/4/5')])
  for (const { status, headers, tile, bytes } of [...answers, await get('3/4/5')]) {
    expect([status, tile, headers.get('content-type')]).toEqual([200, 'ok', 'image/png'])
    expect(headers.get('cache-control')).toBe('public, max-age=604800')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(bytes).toEqual(tileNamed('/3/4/5.png'))
  }
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers['user-agent']).toBe('directory-test')
  expect(await storedTiles()).toEqual(['3/4/5.png'])
})

const beyond = '19/0/0 3/8/0 3/0/8 3/-1/0 03/1/1 1.5/1/1 1e1/1/1 a/b/c 3/1/..%2f.. 3/1/99999999999'
it.each(beyond.split(' '))('refuses the tile %s', async (tile) => {
  const { get, asked } = await tilesWith(picture)
  const { status, headers, bytes } = await get(tile)
  expect(status).toBe(404)
  expect(headers.get('content-type')).toMatch(/json/)
  expect(JSON.parse(bytes.toString())).toMatchObject({ success: false, code: 'not_found' })
  expect(asked).toHaveLength(0)
})

const sends = (type: string, body: string | Buffer) => (_: IncomingMessage, res: ServerResponse) =>
  void res.setHeader('Content-Type', type).end(body)
const fails = (_: IncomingMessage, res: ServerResponse) => void res.writeHead(503).end()

it.each<[string, Parameters<typeof tilesWith>[0]]>([
  ['an error', fails],
  ['a page', sends('text/html', '<p>')],
  ['no picture inside', sends('image/png', '<svg>')],
  ['too much', sends('image/png', Buffer.concat([emptyTile, Buffer.alloc(500_001)]))],
  ['a broken line', (req) => void req.socket.destroy()],
  ['nothing in time', () => undefined],
])('shows an empty tile when the upstream answers %s', async (_, reply) => {
  const { get } = await tilesWith(reply, { timeout: 50 })
  const { status, headers, tile, bytes } = await get('1/1/1')
  expect([status, tile, headers.get('cache-control')]).toEqual([200, 'none', 'no-store'])
  expect(bytes).toEqual(emptyTile)
  expect(await storedTiles()).toEqual([])
})

it('pauses requests to a failed upstream, then retries', async () => {
  const { get, asked } = await tilesWith(fails, { backOff: 60_000 })
  await get('1/0/0')
  await get('1/0/1')
  expect(asked).toHaveLength(1)
  const eager = await tilesWith(fails, { backOff: 0 })
  await eager.get('1/0/0')
  await eager.get('1/0/0')
  expect(eager.asked).toHaveLength(2)
  // A tile that is refused says nothing about others.
  const picky = await tilesWith((_, res) => void res.writeHead(404).end(), { backOff: 60_000 })
  for (const tile of ['1/0/0', '1/0/1']) expect((await picky.get(tile)).tile).toBe('none')
  expect(picky.asked).toHaveLength(2)
})

async function storeOld(tile: string, text: string, old = new Date('2020-01-01')) {
  await mkdir(path.join(folder, path.dirname(tile)), { recursive: true })
  await writeFile(path.join(folder, `${tile}.png`), tileNamed(text))
  await utimes(path.join(folder, `${tile}.png`), old, old)
}

it('shows an old tile while the upstream is down, and then replaces it', async () => {
  await storeOld('2/1/1', 'old')
  const down = await tilesWith(fails)
  expect(await down.get('2/1/1')).toMatchObject({ tile: 'ok', bytes: tileNamed('old') })
  const { get, asked } = await tilesWith(picture)
  for (let i = 0; i < 2; i++) expect((await get('2/1/1')).bytes).toEqual(tileNamed('/2/1/1.png'))
  expect(asked).toHaveLength(1)
})

it.each([
  [29, 0],
  [31, 1],
  [-2, 1],
])('a tile fetched %i days ago is fetched again: %i', async (days, times) => {
  await storeOld('2/1/0', 'old', new Date(Date.now() - days * dayMs))
  const { get, asked } = await tilesWith(picture)
  await get('2/1/0')
  expect(asked).toHaveLength(times)
})

it('limits its folder, deletes the oldest tiles first, and cleans up after a crash', async () => {
  await storeOld('4/1/1', 'old')
  await writeFile(path.join(folder, '4/1/9.png.abc.part'), 'half')
  const size = tileNamed('/4/2/1.png').length
  const { get } = await tilesWith(picture, { maxBytes: size * 2 })
  await get('4/2/1')
  await get('4/2/2')
  expect(await storedTiles()).toEqual(['4/2/1.png', '4/2/2.png'])
  await get('4/2/3')
  expect(await storedTiles()).toEqual(['4/2/2.png', '4/2/3.png'])
})

it('serves tiles even without a writable cache', async () => {
  await writeFile(path.join(folder, 'file'), '')
  const { get, asked } = await tilesWith(picture, { cacheDir: path.join(folder, 'file') })
  for (let i = 0; i < 2; i++) expect((await get('3/1/1')).tile).toBe('ok')
  expect(asked).toHaveLength(2)
})

it('shows empty tiles without an upstream', async () => {
  const { get } = await tilesWith(picture, { tileUrl: '' })
  expect((await get('3/1/1')).tile).toBe('none')
})

it('limits tiles per address, and concurrent requests upstream', async () => {
  let open = 0
  let most = 0
  const upstream = await listening((req, res) => {
    most = Math.max(most, ++open)
    res.once('close', () => open--)
    setImmediate(() => picture(req, res))
  })
  const { rateLimits } = readEnvironment({ RATE_LIMIT: 'tiles=30/600' })
  const server = await startTestServer(sqlite, {
    rateLimits,
    tileUrl: `${upstream}/{z}/{x}/{y}.png`,
    trustProxy: ['loopback'],
    isPrivate: false,
  })
  const tile = (i: number, address: string) =>
    server.get(`/tiles/10/${i}/7.png`, { headers: { 'X-Forwarded-For': address } })
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => tile(i, '192.0.2.1')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(20)
  for (const { headers } of refused) {
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(500)
    expect([headers.get('Content-Type'), headers.get('X-Tile')]).toEqual(['image/png', 'none'])
  }
  expect(answers.filter(({ headers }) => headers.get('X-Tile') === 'ok')).toHaveLength(30)
  expect(most).toBeLessThanOrEqual(4)
  expect((await tile(60, '2001:db8::1')).headers.get('X-Tile')).toBe('ok')
  await server.stop()
})
