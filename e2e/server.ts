import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runServer as run } from '@directory/cms/server/testProcess.ts'

export interface Server {
  /** Address without a trailing slash. */
  url: string
  dataDir: string
  stop(): Promise<void>
}

interface RunOptions {
  /** Milliseconds by which the clock is ahead; negative: behind. */
  ahead?: number
  env?: Record<string, string>
}

/** Starts a server on a copy of a data folder (without one: fresh demo content), which is removed afterwards. */
export async function startServer(content?: string, options: RunOptions = {}): Promise<Server> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-e2e-'))
  if (content !== undefined) await cp(content, dataDir, { recursive: true })
  const server = await runServer(dataDir, options)
  return {
    ...server,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** As `npm start` does; fills an empty folder with demo content. */
export async function runServer(dataDir: string, { ahead = 0, env }: RunOptions = {}): Promise<Server> {
  const entry = path.resolve(import.meta.dirname, '../cms/dist/server.js')
  if (!existsSync(entry)) throw new Error('Not built: npm test builds first')
  const clock = { CLOCK_AHEAD: String(ahead), NODE_OPTIONS: '--import=./e2e/clock.mjs' }
  const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ...(ahead && clock), ...env }
  const { child, url, ended } = run(entry, settings)
  child.stderr?.pipe(process.stderr)
  return {
    url: await url,
    dataDir,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
