import { ensureBuilt } from './builds.mjs'
import { ensureInstalled } from './install.mjs'
import { debugTime, stopWithSignals } from './run.mjs'

/** Installs what is missing and builds what is stale: all, or just the named builds. */
export async function prepare(names) {
  const letGo = stopWithSignals()
  const since = performance.now()
  await ensureInstalled()
  debugTime('packages are there', since)
  await ensureBuilt(names)
  letGo()
}
