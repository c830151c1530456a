import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { runServer, type Server, startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder with demo content, to be copied. */
    demoContent: string
    /** Server with that content, for journeys that change nothing. */
    unchangedDemo: Pick<Server, 'url' | 'dataDir'>
  }
}

/** Vitest's globalSetup: filling a database takes seconds, so it happens once for all journeys. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-demo-'))
  const server = await runServer(dataDir)
  await server.stop()
  project.provide('demoContent', dataDir)
  const unchanged = await startServer(dataDir)
  project.provide('unchangedDemo', { url: unchanged.url, dataDir: unchanged.dataDir })
  return async () => {
    await unchanged.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
