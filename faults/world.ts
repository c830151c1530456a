import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type RunOptions, runServer } from '@directory/cms/server/testProcess.ts'
import { type Site, siteAt } from './api.ts'

const publicAddress = '/api/allcategories'

/** A server that runs. */
export interface Running {
  pid: number
  site: Site
  /** Milliseconds from its start until its first public answer. */
  upAfter: number
  kill(): Promise<void>
  /** Ends it in good order, and answers its exit code. */
  stop(): Promise<number | null>
  /** Puts its clock ahead of the machine's by so many milliseconds; only where it was started to hear of that. */
  setClock(ahead: number): Promise<void>
}

interface StartOptions extends RunOptions {
  /** Beside those of the world. */
  settings?: Record<string, string>
}

/** One data folder, and the servers that come and go on it. */
export interface World {
  dataDir: string
  /** How many servers were killed. */
  killed(): number
  start(entry?: string, options?: StartOptions): Promise<Running>
  /** Starts one and kills it after so many milliseconds, or once something has come about, wherever it is by then. */
  startAndKill(after: number | Promise<unknown>, entry?: string, options?: StartOptions): Promise<void>
  remove(): Promise<void>
}

const children = new Set<{ kill(signal: 'SIGKILL'): unknown }>()
// Nothing stays behind when a run fails.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

export async function createWorld(compiled: string, settings: Record<string, string>): Promise<World> {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-faults-'))
  const dataDir = path.join(folder, 'data')
  let killed = 0
  await mkdir(dataDir, { mode: 0o700 })

  function run(entry = compiled, { settings: more, ...options }: StartOptions = {}) {
    const server = runServer(
      entry,
      { DATA_DIR: dataDir, RATE_LIMIT: 'off', TMPDIR: folder, ...settings, ...more },
      options,
    )
    children.add(server.child)
    server.child.once('exit', () => children.delete(server.child))
    const kill = async () => {
      killed++
      server.child.kill('SIGKILL')
      await server.ended
    }
    return { ...server, kill }
  }

  return {
    dataDir,
    killed: () => killed,
    async start(entry, options) {
      const began = performance.now()
      const { child, url, ended, kill } = run(entry, options)
      const site = siteAt(await url)
      await site.ask(publicAddress)
      return {
        pid: child.pid ?? 0,
        site,
        upAfter: performance.now() - began,
        kill,
        stop() {
          child.kill('SIGTERM')
          return ended
        },
        async setClock(ahead) {
          child.send({ clockAhead: ahead })
          await once(child, 'message')
        },
      }
    },
    async startAndKill(after, entry, options) {
      const { ended, kill } = run(entry, options)
      await Promise.race([ended, typeof after === 'number' ? pause(after) : after])
      await kill()
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}
