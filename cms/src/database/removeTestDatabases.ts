import { afterAll } from 'vitest'
import { databases } from './testDatabases.ts'

// Once for each file of tests, after its suites have closed their clients.
afterAll(async () => {
  for (const { stop } of databases) await stop()
})
