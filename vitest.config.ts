import { defineConfig } from 'vitest/config'
import { shortLivedOptions } from './shared/src/testNodeOptions.ts'

const project = (name: string, extra: object = {}) => ({
  extends: true as const,
  test: { name, include: [`${name}/**/*.test.{ts,tsx}`], ...extra },
})

/** What files share, Payload above all, is loaded once for each process: that spares a third of the processor's time. */
const inOneProcess = { isolate: false }

export default defineConfig({
  test: {
    pool: 'forks',
    execArgv: [...shortLivedOptions],
    maxWorkers: 2,
    // Generous: a test fails because something is wrong, not because the machine is busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 120_000 } },
    exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
    projects: [
      project('shared', inOneProcess),
      project('web', { ...inOneProcess, globalSetup: ['scripts/lib/builtForTests.mjs'] }),
      project('seed', inOneProcess),
      project('cms', {
        ...inOneProcess,
        globalSetup: ['scripts/lib/builtForTests.mjs', 'cms/src/database/testSetup.ts'],
        setupFiles: ['cms/src/testPasswords.ts', 'cms/src/database/removeTestDatabases.ts'],
      }),
      project('fuzz', inOneProcess),
      project('scripts', { include: ['scripts/**/*.test.mjs'] }),
      // Two journeys at a time: a browser waits more than it works.
      project('e2e', {
        ...inOneProcess,
        include: ['e2e/**/*.e2e.ts'],
        globalSetup: ['scripts/lib/builtForTests.mjs', 'e2e/reportBrowser.ts', 'e2e/demoContent.ts'],
        setupFiles: ['e2e/fileLifecycle.ts'],
      }),
    ],
  },
})
