import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { shortLivedOptions } from '@directory/shared/testNodeOptions'

const root = path.resolve(import.meta.dirname, '..')

export interface Server {
  /** Address without a trailing slash. */
  url: string
  dataDir: string
  /** Shuts it down cleanly. */
  stop(): Promise<void>
}

/** Starts a server on a copy of a data folder, which is removed afterwards. */
export async function startServer(content: string, env?: Record<string, string>): Promise<Server> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-e2e-'))
  await cp(content, dataDir, { recursive: true })
  const server = await runServer(dataDir, env ? { env } : {})
  return {
    ...server,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Returns Node arguments for a clock that is `ms` milliseconds ahead. */
const clockAhead = (ms: number) => {
  const code = `const machines = Date
    globalThis.Date = new Proxy(machines, {
      construct: (target, given, asked) =>
        Reflect.construct(target, given.length === 0 ? [machines.now() + ${ms}] : given, asked),
      get: (target, name) => (name === 'now' ? () => machines.now() + ${ms} : Reflect.get(target, name)),
    })`
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
}

interface RunOptions {
  /** Milliseconds by which the clock is ahead. */
  ahead?: number
  env?: Record<string, string>
}

/** Starts the compiled server as `npm start` does; fills an empty folder with demo content. */
export async function runServer(dataDir: string, { ahead, env }: RunOptions = {}): Promise<Server> {
  if (!existsSync(path.join(root, 'cms/dist/server.js'))) throw new Error('Not built: npm test builds first')
  const args = [...shortLivedOptions, ...(ahead ? clockAhead(ahead) : []), 'cms/dist/server.js']
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      // No test contacts the outside: map and geocoder fail as if their servers were down.
      TILE_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
      GEOCODER_URL: 'http://127.0.0.1:9',
      RATE_LIMIT: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await printedUrl(child)
  return {
    url,
    dataDir,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function printedUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output')
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const match = /(http:\/\/127\.0\.0\.1:\d+)\//.exec(line)
    if (match?.[1]) {
      // Further output is read and dropped, because a full pipe would block the server.
      child.stdout.resume()
      return match[1]
    }
  }
  throw new Error('The server ended before it was ready')
}
