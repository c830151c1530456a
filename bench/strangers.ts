import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { attacks, quiet } from './attacks.ts'
import type { AttackTarget } from './attackTools.ts'
import type { DataPlace } from './places.ts'
import { fetchRaw, residentOf, startBenchServer } from './processes.ts'
import { headline, table } from './report.ts'

const attackMs = 10_000
/** Limits during each attack. */
const max = { waitMs: 2000, growthMb: 200, logBytes: 1_000_000 }
const shownPages = [
  '/',
  '/api/searchFor?searchQuery=',
  '/api/allcategories',
  '/fastsearch?q=',
  '/news',
  '/api/health',
]
const words = ['arzt', 'pflege', 'friseur', 'zeil', 'messung', 'apotheke', 'essen', 'rasen']
/** Milliseconds after which a visitor has left, and a server that answers nobody is started anew. */
const patienceMs = 15_000

/**
 * Measures what outsiders can do: each attack runs from its own address and process while another visitor requests
 * pages and searches; before them nobody attacks. Runs only attacks with `wanted` in their names.
 */
export async function strangers(data: DataPlace, wanted = ''): Promise<void> {
  headline(`Strangers, ${attackMs / 1000} s each`)
  const upstream = await startUpstream()
  const limits = { RATE_LIMIT: '', TILE_URL: `${upstream.url}/{z}/{x}/{y}.png`, GEOCODER_URL: upstream.url }
  let server: AttackedServer | undefined
  try {
    const rows: (string | number)[][] = []
    let address = 1
    for (const name of [quiet, ...Object.keys(attacks).filter((one) => one.includes(wanted))]) {
      server ??= await startAttacked(data, limits)
      const { port, pid, token, level } = server
      const logBefore = server.logged()
      const attack = begin(name, { port, localAddress: `127.0.1.${address++}`, token })
      const [peak, visits] = await Promise.all([watchMemory(pid, attack.isOver), visit(port, attack.isOver)])
      const log = server.logged() - logBefore
      const isGood =
        attack.isWhole() &&
        visits.longest <= max.waitMs &&
        visits.failed === 0 &&
        peak - level <= max.growthMb &&
        log < max.logBytes
      if (!isGood) process.exitCode = 1
      const { count, longest, p95, failed } = visits
      rows.push([name, count, longest, p95, failed, peak - level, log / 1000, isGood ? 'yes' : 'NO'])
      process.stderr.write(`${rows.at(-1)?.join(' · ')}\n`)
      await pause(1000)
      // What hangs would spoil the measurements of the others.
      if (
        visits.failed > 0 &&
        (await fetchRaw(port, '/api/health/live', {}, { timeoutMs: patienceMs })) === null
      ) {
        await server.stop('SIGKILL')
        server = undefined
      }
    }
    const columns = ['visits', 'longest, ms', '95 %, ms', 'failed', 'memory above, MB', 'log, kB', 'holds']
    table(['attack', ...columns], rows)
  } finally {
    await server?.stop('SIGKILL')
    upstream.close()
  }
}

type AttackedServer = Awaited<ReturnType<typeof startAttacked>>

async function startAttacked(data: DataPlace, limits: Record<string, string>) {
  const server = await startBenchServer(data, '/api/health', limits)
  const token = await openAdmin(server.port)
  // The server prints its address; a count of 0 means that a filling log would go unnoticed.
  if (server.logged() === 0) throw new Error('What the server logs is not counted')
  // The first of each makes what the others use.
  for (const path of shownPages) await fetchRaw(server.port, path)
  const level = residentOf(server.pid)
  console.log(`${Math.round(level)} MB after /admin was opened once\n`)
  return { ...server, token, level }
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

/** Acts as another visitor, who opens a page or searches every quarter of a second. */
async function visit(port: number, isOver: () => boolean) {
  const times: number[] = []
  let failed = 0
  const one = async (n: number) => {
    const began = performance.now()
    const page = String(shownPages[n % shownPages.length])
    // Another search each time, so that none is ready.
    const path = page.endsWith('=') ? `${page}${words[n % words.length]}+${n}` : page
    const answer = await fetchRaw(port, path, {}, { localAddress: '127.0.2.1', timeoutMs: patienceMs })
    times.push(performance.now() - began)
    if (answer?.status !== 200) failed++
  }
  const visits: Promise<void>[] = []
  while (!isOver()) {
    visits.push(one(visits.length))
    await pause(250)
  }
  await Promise.all(visits)
  times.sort((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN
  return { count: times.length, failed, longest: times.at(-1) ?? Number.NaN, p95 }
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
