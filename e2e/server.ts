import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const root = path.resolve(import.meta.dirname, '..')

export interface Server {
  /** Without a slash at the end. */
  url: string
  dataDir: string
  /** Ends the process as a power cut would. */
  kill(): Promise<void>
  /** Ends it in good order and removes its data. */
  stop(): Promise<void>
}

/** The compiled server as `npm start` runs it, with demo content in a folder of its own. */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  if (!existsSync(path.join(root, 'cms/dist/server.js'))) throw new Error('Not built: npm test builds first')
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'directory-e2e-')))
  const child = spawn(process.execPath, ['cms/dist/server.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      // No test reaches outside: map and geocoder answer as if their servers were down.
      TILE_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
      GEOCODER_URL: 'http://127.0.0.1:9',
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await printedUrl(child)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url,
    dataDir,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function printedUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output')
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const match = /(http:\/\/127\.0\.0\.1:\d+)\//.exec(line)
    if (match?.[1]) {
      // Whatever comes later is read and forgotten, or the server would wait for a reader.
      child.stdout.resume()
      return match[1]
    }
  }
  throw new Error('The server ended before it was ready')
}
