import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { attacks } from './attacks.ts'
import type { AttackTarget } from './attackTools.ts'
import type { DataPlace } from './places.ts'
import { fetchRaw, residentOf, startBenchServer } from './processes.ts'
import { headline, table } from './report.ts'

const attackMs = 10_000
/** Limits during each attack. */
const max = { waitMs: 2000, growthMb: 200, logBytes: 1_000_000 }
const shownPages = ['/', '/api/allcategories', '/news', '/api/health']

/**
 * Measures what outsiders can do: each attack runs from its own address and process while another visitor requests
 * pages. Runs only attacks with `wanted` in their names.
 */
export async function strangers(data: DataPlace, wanted = ''): Promise<void> {
  headline(`Strangers, ${attackMs / 1000} s each`)
  const upstream = await startUpstream()
  const limits = { RATE_LIMIT: '', TILE_URL: `${upstream.url}/{z}/{x}/{y}.png`, GEOCODER_URL: upstream.url }
  const server = await startBenchServer(data, '/api/health', limits)
  try {
    const token = await openAdmin(server.port)
    // The server prints its address; a count of 0 means that a filling log would go unnoticed.
    if (server.logged() === 0) throw new Error('What the server logs is not counted')
    const level = residentOf(server.pid)
    console.log(`${Math.round(level)} MB after /admin was opened once\n`)
    const rows: (string | number)[][] = []
    let address = 1
    for (const name of Object.keys(attacks).filter((one) => one.includes(wanted))) {
      const logBefore = server.logged()
      const attack = begin(name, { port: server.port, localAddress: `127.0.1.${address++}`, token })
      const watching = watchMemory(server.pid, attack.isOver)
      const visiting = visit(server.port, attack.isOver)
      const [peak, visits] = [await watching, await visiting]
      const log = server.logged() - logBefore
      const isGood =
        attack.isWhole() &&
        visits.longest <= max.waitMs &&
        visits.failed === 0 &&
        peak - level <= max.growthMb &&
        log < max.logBytes
      if (!isGood) process.exitCode = 1
      rows.push([
        name,
        visits.count,
        visits.longest,
        visits.failed,
        peak - level,
        log / 1000,
        isGood ? 'yes' : 'NO',
      ])
      process.stderr.write(`${rows.at(-1)?.join(' · ')}\n`)
      await pause(1000)
    }
    table(['attack', 'visits', 'longest, ms', 'failed', 'memory above, MB', 'log, kB', 'holds'], rows)
  } finally {
    await server.stop()
    upstream.close()
  }
}

function begin(name: string, target: Omit<AttackTarget, 'isOver'>) {
  const { port, localAddress, token } = target
  const script = path.join(import.meta.dirname, 'attacker.js')
  const rest = [name, String(port), localAddress, token, String(attackMs)]
  const child = spawn(process.execPath, [script, ...rest], { stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    isWhole: () => child.exitCode === 0,
  }
}

async function openAdmin(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'editor', password: 'editor-demo' }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const page = await fetchRaw(port, '/admin', { Authorization: `Bearer ${token}` })
  if (page?.status !== 200) throw new Error(`/admin answers ${page?.status}: is it built?`)
  await pause(3000)
  return token
}

async function watchMemory(pid: number, isOver: () => boolean): Promise<number> {
  let peak = 0
  while (!isOver()) {
    peak = Math.max(peak, residentOf(pid))
    await pause(100)
  }
  return peak
}

/** Acts as another visitor, who opens a page every quarter of a second. */
async function visit(port: number, isOver: () => boolean) {
  const found = { count: 0, failed: 0, longest: 0 }
  const one = async (path: string) => {
    const began = performance.now()
    const answer = await fetchRaw(port, path, {}, '127.0.2.1')
    found.longest = Math.max(found.longest, performance.now() - began)
    if (answer?.status !== 200) found.failed++
  }
  const asked: Promise<void>[] = []
  while (!isOver()) {
    asked.push(one(String(shownPages[found.count++ % shownPages.length])))
    await pause(250)
  }
  await Promise.all(asked)
  return found
}

/** Replaces the external servers that ours would ask: map tiles, and a geocoder with endless places. */
async function startUpstream() {
  const piece = Buffer.alloc(100_000, ' ')
  const server = createServer((req, res) => {
    if (!req.url?.startsWith('/search'))
      return setTimeout(
        () => res.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.alloc(10_000)),
        50,
      )
    res.writeHead(200, { 'Content-Type': 'application/json' })
    Readable.from(Array(7000).fill(piece))
      .on('error', () => {})
      .pipe(res)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, close: () => server.close().closeAllConnections() }
}
