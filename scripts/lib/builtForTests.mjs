import { ensureBuilt } from './builds.mjs'

/** Vitest's globalSetup: a single test file run by hand finds the site and the licences as the sources have them now. */
export async function setup() {
  // `npm test` has just built everything.
  if (!process.env.TEST_BUILT) await ensureBuilt(['site', 'offer'])
}
