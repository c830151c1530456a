import { ensureBuilt } from './builds.mjs'
import { ensureInstalled } from './install.mjs'
import { debugTime, killChildrenOnSignals } from './run.mjs'

export async function prepare(names) {
  const letGo = killChildrenOnSignals()
  const since = performance.now()
  await ensureInstalled()
  debugTime('packages are there', since)
  await ensureBuilt(names)
  letGo()
}
