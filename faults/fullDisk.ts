import { spawnSync } from 'node:child_process'
import { appendFileSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Ledger } from './ledger.ts'
import { check, type Run, workFor } from './run.ts'
import type { Site } from './site.ts'
import { World } from './world.ts'

/** Runs the given command with a small disk at the data folder; needs no rights on Linux. */
const mount = 'mount -t tmpfs -o size=256m none "$DATA_DIR" && exec "$0" "$@"'

export const canMakeDisks = () =>
  spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /mnt']).status === 0

/** On a full disk a server refuses what it cannot store, leaves nothing half, and goes on when there is room. */
export async function fullDisk({ world: { settings } }: Run): Promise<string[]> {
  const world = await World.create(settings)
  const run: Run = { world, ledger: new Ledger() }
  const server = await world.start(['unshare', '-rm', 'sh', '-c', mount])
  // The small disk is visible only through the process.
  const dataDir = `/proc/${server.pid}/root${world.dataDir}`
  const ballast = path.join(dataDir, 'ballast')
  const checked = () => check(run, server, { elsewhere: dataDir })
  const problems: string[] = []
  await server.site.signIn()
  for (let round = 0; round < 3; round++) {
    problems.push(...(await workFor(run, server, 1500)), ...(await checked()))
    fillUp(ballast, dataDir)
    const refused = await workFor(run, server, 1500)
    problems.push(...refused.filter((one) => !/answers 503: .*not_saved/.test(one)))
    fillUp(ballast, dataDir)
    if (!(await isSoon(server.site, 503))) problems.push('it says that it is ready, on a full disk')
    rmSync(ballast)
    if (!(await isSoon(server.site, 200))) problems.push('it does not go on once there is room')
    problems.push(...(await checked()))
  }
  await server.kill()
  await world.remove()
  return problems
}

function fillUp(ballast: string, dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  const chunk = Buffer.alloc(1_000_000)
  for (let left = bavail * bsize; left > 0; left -= chunk.length)
    appendFileSync(ballast, chunk.subarray(0, Math.min(left, chunk.length)))
}

/** The server checks it every ten seconds. */
async function isSoon(site: Site, wanted: number): Promise<boolean> {
  for (let tries = 0; tries < 30; tries++) {
    if ((await site.raw('/api/health/ready')).status === wanted) return true
    await pause(500)
  }
  return false
}
