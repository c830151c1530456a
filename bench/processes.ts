import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '@directory/cms/operations/runtime/projectRoot.ts'
import { freePort } from '@directory/cms/server/testProcess.ts'
import type { DataPlace } from './places.ts'

export interface BenchServer {
  port: number
  pid: number
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface Raw {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Returns an answer without unpacking it; null if the connection fails, or after so many milliseconds. */
export function fetchRaw(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  { localAddress, timeoutMs }: { localAddress?: string; timeoutMs?: number } = {},
) {
  return new Promise<Raw | null>((resolve) => {
    const from = localAddress === undefined ? {} : { localAddress }
    const options = { port, path: target, headers, host: '127.0.0.1', agent: false as const, ...from }
    const request = get(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    if (timeoutMs !== undefined) setTimeout(() => request.destroy(), timeoutMs).unref()
    request.on('error', () => resolve(null))
  })
}

const children = new Set<ChildProcess>()
// Removes everything if a measurement fails.
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
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

/** Returns the flags that `npm start` passes to Node. */
function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8'))
  return String(scripts.start)
    .split(' ')
    .filter((word) => word.startsWith('--'))
}

/** Starts the compiled server on its data; resolves after the first public answer, with the milliseconds it took. */
export async function startBenchServer(
  data: DataPlace,
  probe = '/api/health',
  settings: Record<string, string> = { RATE_LIMIT: 'off' },
) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [...flagsOfStart(), 'cms/dist/server.js'], {
    cwd: projectRoot(),
    // The same as in the image and under systemd.
    env: {
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      ...data,
      NODE_ENV: 'production',
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let logged = 0
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      logged += chunk.length
    })
  child.stderr.pipe(process.stderr)
  let answer = await fetchRaw(port, probe)
  while (answer?.status !== 200) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready')
    if (performance.now() - began > 60_000) throw new Error('The server does not answer')
    await pause(3)
    answer = await fetchRaw(port, probe)
  }
  /** Returns the number of bytes the server has printed. */
  const bytesLogged = () => logged
  return { ...running(child, port), readyAfter: performance.now() - began, logged: bytesLogged }
}

/** Starts Node's own HTTP server, which only sends these bytes. */
export async function startBare(answer: Raw, folder: string): Promise<BenchServer> {
  const port = await freePort()
  const file = path.join(folder, `bare-${port}`)
  writeFileSync(file, answer.body)
  const names = ['content-type', 'content-encoding', 'etag'] as const
  const headers = names.flatMap((name) => {
    const value = answer.headers[name]
    return value === undefined ? [] : [[name, value]]
  })
  const child = spawn(
    process.execPath,
    [
      path.join(import.meta.dirname, 'bare.js'),
      String(port),
      String(answer.status),
      JSON.stringify(headers),
      file,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  for (let tries = 0; tries < 1000 && !(await fetchRaw(port, '/')); tries++) await pause(10)
  return running(child, port)
}

/** Returns the resident megabytes of a process; NaN if the system does not tell. */
export function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
