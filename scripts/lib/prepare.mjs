import { ensureBuilt } from './builds.mjs'
import { ensureInstalled } from './install.mjs'
import { killChildrenOnSignals } from './run.mjs'

/** All builds, or the named ones. */
export async function prepare(names) {
  const letGo = killChildrenOnSignals()
  await ensureInstalled()
  await ensureBuilt(names)
  letGo()
}
