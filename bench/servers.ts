import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { besideDatabase } from '@directory/cms/database/testAddress.ts'
import { dropDatabase } from '@directory/cms/database/testMongo.ts'
import { projectRoot } from '@directory/cms/lib/paths/projectRoot.ts'
import { loginAt } from '@directory/cms/server/testProcess.ts'
import { freePort } from '@directory/cms/testPort.ts'

export interface DataPlace {
  DATA_DIR: string
  /** Empty for SQLite in the folder. */
  DATABASE_URL: string
}

export interface BenchServer {
  port: number
  pid: number
  stop(signal?: NodeJS.Signals): Promise<void>
}

interface Raw {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const given = process.env.DATABASE_URL ?? ''
const madeDatabases: string[] = []

/** Fills a folder, or a database beside the configured one, with demo content and so many entries in all. */
export function makeDirectory(folder: string, entries: number): DataPlace {
  const place = { DATA_DIR: folder, DATABASE_URL: given && besideDatabase(given, `bench-${randomUUID()}`) }
  if (given) madeDatabases.push(place.DATABASE_URL)
  const script = path.join(import.meta.dirname, 'makeDirectory.js')
  execFileSync(process.execPath, [script, String(entries)], { env: { ...process.env, ...place } })
  return place
}

export async function dropDatabases() {
  for (const url of madeDatabases.splice(0)) await dropDatabase(url)
}

/** Without unpacking it; null if the connection fails, or after so many milliseconds. */
export function fetchRaw(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  timeoutMs = 60_000,
): Promise<Raw | null> {
  return new Promise((resolve) => {
    const request = get({ port, path: target, headers, host: '127.0.0.1', agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    setTimeout(() => request.destroy(), timeoutMs).unref()
    request.on('error', () => resolve(null))
  })
}

/** `send` sends JSON or a form. */
export async function signIn({ port }: BenchServer, username: 'admin' | 'editor') {
  const url = `http://127.0.0.1:${port}`
  const token = await loginAt(url, username, `${username}-demo`)
  if (!token) throw new Error(`${username} cannot log in`)
  const headers = { Authorization: `Bearer ${token}` }
  const send = async (address: string, body: object) => {
    const isForm = body instanceof FormData
    const response = await fetch(url + address, {
      method: 'POST',
      headers: { ...headers, ...(!isForm && { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${address} answers ${response.status}: ${await response.text()}`)
  }
  return { token, headers, send }
}

const children = new Set<ChildProcess>()
// Nothing stays if a measurement fails.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

function running(child: ChildProcess, port: number): BenchServer {
  children.add(child)
  return {
    port,
    pid: child.pid ?? 0,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** No request leaves this computer. */
const unreached = { GEOCODER_URL: 'http://127.0.0.1:9', TILE_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png' }

/** Resolves after the first answer to `probe`, with the milliseconds it took. */
export async function startServer(data: DataPlace, { probe = '/api/health', settings = {} } = {}) {
  const { scripts } = JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8'))
  const flagsOfStart = String(scripts.start).match(/--\S+/g) ?? []
  const port = await freePort()
  const own = { ...unreached, RATE_LIMIT: 'off', PORT: String(port), ...data, ...settings }
  const began = performance.now()
  const child = spawn(process.execPath, [...flagsOfStart, 'cms/dist/server.js'], {
    cwd: projectRoot(),
    // `MALLOC_ARENA_MAX` as in the image and under systemd.
    env: { ...process.env, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let loggedBytes = 0
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      loggedBytes += chunk.length
    })
  child.stderr.pipe(process.stderr)
  while ((await fetchRaw(port, probe))?.status !== 200) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready')
    await pause(3)
  }
  return { ...running(child, port), readyAfter: performance.now() - began, logged: () => loggedBytes }
}

export async function startBare({ headers, body }: Raw, folder: string): Promise<BenchServer> {
  const port = await freePort()
  const file = path.join(folder, `bare-${port}`)
  writeFileSync(file, body)
  const sent = { 'content-type': headers['content-type'], 'content-encoding': headers['content-encoding'] }
  const args = [path.join(import.meta.dirname, 'bare.js'), String(port), JSON.stringify(sent), file]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  while (child.exitCode === null && !(await fetchRaw(port, '/'))) await pause(10)
  return running(child, port)
}
