import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '@directory/cms/lib/paths/projectRoot.ts'
import { runServer } from '@directory/cms/server/testProcess.ts'
import { Site } from './site.ts'

export type FaultServer = Awaited<ReturnType<World['start']>>

interface StartOptions {
  /** Command that runs the server's in its own place. */
  by?: readonly string[]
  hasMovableClock?: boolean
}

const entry = path.join(projectRoot(), 'cms/dist/server.js')
const children = new Set<{ kill(signal: 'SIGKILL'): unknown }>()
// Nothing stays if a run fails.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** A data folder, and the servers that run on it one after the other. */
export class World {
  killed = 0
  readonly tokens = { admin: '', editor: '' }

  private constructor(
    readonly folder: string,
    readonly settings: Record<string, string>,
  ) {}

  static async create(settings: Record<string, string>): Promise<World> {
    const world = new World(await mkdtemp(path.join(tmpdir(), 'directory-faults-')), settings)
    await mkdir(world.dataDir, { mode: 0o700 })
    return world
  }

  get dataDir(): string {
    return path.join(this.folder, 'data')
  }

  /** Starts a server without waiting for it. */
  launch({ by = [], hasMovableClock: hears = false }: StartOptions = {}) {
    const settings = { DATA_DIR: this.dataDir, RATE_LIMIT: 'off', TMPDIR: this.folder, ...this.settings }
    const clock = hears && { NODE_OPTIONS: '--import=./e2e/nets/clock.mjs' }
    const server = runServer(entry, { ...settings, ...clock }, { by, hears })
    children.add(server.child)
    const kill = async () => {
      this.killed++
      server.child.kill('SIGKILL')
      await server.ended
    }
    return { ...server, kill }
  }

  /** Starts a server, and resolves after its first public answer. */
  async start(options?: StartOptions) {
    const began = performance.now()
    const { child, url, ended, kill } = this.launch(options)
    const site = new Site(await url, this.tokens)
    await site.ask('/api/allcategories')
    const stop = async () => {
      child.kill('SIGTERM')
      await ended
    }
    const setClock = async (clockAhead: number) => {
      child.send({ clockAhead })
      await once(child, 'message')
    }
    return { pid: child.pid ?? 0, site, upAfter: performance.now() - began, kill, stop, setClock }
  }

  remove = () => rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
}
