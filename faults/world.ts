import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type RunOptions, runServer } from '@directory/cms/server/testProcess.ts'
import { type ServerClient, siteAt } from './api.ts'

const publicAddress = '/api/allcategories'

/** A running server. */
export interface FaultServer {
  pid: number
  site: ServerClient
  /** Milliseconds from its start to its first public answer. */
  upAfter: number
  kill(): Promise<void>
  /** Shuts it down cleanly and returns its exit code. */
  stop(): Promise<number | null>
  /**
   * Sets its clock a number of milliseconds ahead of the machine's; only if it was started with an adjustable clock.
   */
  setClock(ahead: number): Promise<void>
}

interface StartOptions extends RunOptions {
  /** Added to the settings of the world. */
  settings?: Record<string, string>
}

/** A data folder and the servers that run on it one after the other. */
export interface World {
  dataDir: string
  /** Returns the number of killed servers. */
  killed(): number
  start(entry?: string, options?: StartOptions): Promise<FaultServer>
  /** Starts a server and kills it after some milliseconds, or once something has happened, whatever it is doing. */
  startAndKill(after: number | Promise<unknown>, entry?: string, options?: StartOptions): Promise<void>
  remove(): Promise<void>
}

const children = new Set<{ kill(signal: 'SIGKILL'): unknown }>()
// Removes everything if a run fails.
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
