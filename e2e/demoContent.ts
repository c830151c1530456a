import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { runServer, type Server, startServer } from './server.ts'

type Demo = Pick<Server, 'url' | 'dataDir'>

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder, to be copied. */
    demoContent: string
    /** For journeys that change nothing. */
    unchangedDemo: Demo
    /** One for each worker, for journeys that write. */
    writtenDemos: readonly Demo[]
  }
}

/** Vitest's globalSetup: filling a database takes seconds, so it happens once for all journeys. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-demo-'))
  const server = await runServer(dataDir)
  await server.stop()
  project.provide('demoContent', dataDir)
  const count = 1 + project.vitest.config.maxWorkers
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(dataDir)))
  const [unchanged, ...written] = servers.map(({ url, dataDir }): Demo => ({ url, dataDir }))
  project.provide('unchangedDemo', unchanged as Demo)
  project.provide('writtenDemos', written)
  return async () => {
    await Promise.all(servers.map((one) => one.stop()))
    await rm(dataDir, { recursive: true, force: true })
  }
}
