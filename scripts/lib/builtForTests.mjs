import { ensureBuilt } from './builds.mjs'

/** Vitest's globalSetup: a single test file finds the current site and licences. */
export async function setup() {
  // `npm test` has already built everything.
  if (!process.env.TEST_BUILT) await ensureBuilt(['site', 'offer'])
}
