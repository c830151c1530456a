import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { runServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with demo content, to be copied. */
    demoContent: string
  }
}

/** Vitest's globalSetup: filling a database takes seconds, so that happens once for all journeys. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-demo-'))
  const server = await runServer(dataDir)
  await server.stop()
  project.provide('demoContent', dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}
