import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { shortLivedOptions } from './shared/src/testNodeOptions.ts'

/** What files share, Payload above all, is loaded once for each process: that spares a third of the processor's time. */
const inProcess = { isolate: false, globals: true }

/** Returns the fast tests of a folder, and the slow ones (`x.slow.test.ts`) as a project `…-slow` of their own. */
const projects = (name: string, extra: object = {}) =>
  [
    { name, include: [`${name}/**/*.test.{ts,tsx,mjs}`], exclude: [...left, '**/*.slow.test.*'] },
    { name: `${name}-slow`, include: [`${name}/**/*.slow.test.{ts,tsx,mjs}`], exclude: left },
  ].map((test) => ({ extends: true as const, test: { ...inProcess, ...extra, ...test } }))

const left = ['**/node_modules/**', '**/dist/**', '**/.next/**']

/** Two journeys at a time: a browser waits more than it works. */
const journeys = (name: string, folder: string) => ({
  extends: true as const,
  test: {
    ...inProcess,
    name,
    include: [`e2e/${folder}/**/*.e2e.ts`],
    globalSetup: ['scripts/lib/builtForTests.mjs', 'e2e/reportBrowser.ts', 'e2e/demoContent.ts'],
    setupFiles: ['e2e/fileLifecycle.ts'],
  },
})

/**
 * The long sweeps begin, and erasing, which reads every PDF that another journey has made; what needs the admin UI, which
 * `npm test` builds beside the tests, comes last.
 */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) =>
      /smoke\/(?:staffPages|visitors|erasePerson)\.|\/scenarios\.test/.test(moduleId)
        ? 0
        : /smoke\/(adminUi|reports)\./.test(moduleId)
          ? 2
          : 1
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    execArgv: [...shortLivedOptions],
    maxWorkers: 2,
    sequence: { sequencer: InOrder },
    // Generous: a test fails because something is wrong, not because the machine is busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      ...projects('shared'),
      // What a test puts in place of the browser's own is gone before the next; moments are told by the same clock anywhere.
      ...projects('web', {
        globalSetup: ['scripts/lib/builtForTests.mjs'],
        unstubGlobals: true,
        env: { TZ: 'UTC' },
      }),
      ...projects('seed'),
      ...projects('cms', {
        globalSetup: ['scripts/lib/builtForTests.mjs', 'cms/src/database/testSetup.ts'],
        setupFiles: ['cms/src/testPasswords.ts', 'cms/src/database/removeTestDatabases.ts'],
      }),
      ...projects('scripts', { isolate: true }),
      journeys('smoke', 'smoke'),
      journeys('journeys', 'full'),
    ],
  },
})
