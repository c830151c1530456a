import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '@directory/cms/lib/paths/projectRoot.ts'
import { runServer } from '@directory/cms/server/testProcess.ts'
import { Site } from './site.ts'

export type FaultServer = Awaited<ReturnType<World['start']>>

const entry = path.join(projectRoot(), 'cms/dist/server.js')
const children = new Set<{ kill(signal: 'SIGKILL'): unknown }>()
// Nothing stays if a run fails.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** A data folder, and the servers that run on it one after the other. */
export class World {
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

  /** Starts a server without waiting for it. @param by command that runs the server's in its own place */
  launch(by: readonly string[] = []) {
    const settings = { DATA_DIR: this.dataDir, RATE_LIMIT: 'off', TMPDIR: this.folder, ...this.settings }
    const server = runServer(entry, settings, by)
    children.add(server.child)
    const kill = async () => {
      server.child.kill('SIGKILL')
      await server.ended
    }
    return { ...server, kill }
  }

  /** Resolves after its first public answer. */
  async start(by?: readonly string[]) {
    const began = performance.now()
    const { child, url, ended, kill } = this.launch(by)
    const site = new Site(await url, this.tokens)
    await site.ask('/api/allcategories')
    const stop = async () => {
      child.kill('SIGTERM')
      await ended
    }
    return { pid: child.pid ?? 0, site, upAfter: performance.now() - began, kill, stop }
  }

  remove = () => rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
}
