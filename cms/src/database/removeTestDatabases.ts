import { afterAll } from 'vitest'
import { databases, sqlite } from './testDatabases.ts'

// Runs once for each test file, after its suites have closed their clients.
afterAll(async () => {
  for (const { stop } of new Set([sqlite, ...databases])) await stop()
})
