import { spawnSync } from 'node:child_process'
import { appendFileSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@directory/cms/operations/runtime/projectRoot.ts'
import type { ServerClient } from './api.ts'
import { check, loginBoth, type Run, workFor } from './kills.ts'
import { createLedger } from './ledger.ts'
import { createWorld, type FaultServer } from './world.ts'

/**
 * Command that runs the given one with a small disk mounted at the data folder; needs no rights on Linux. Users store
 * up to 20 MB in each of four turns with room, so the disk is large enough that only the ballast fills it.
 */
const onSmallDisk = [
  'unshare',
  '-rm',
  'sh',
  '-c',
  'mount -t tmpfs -o size=256m none "$DATA_DIR" && exec "$0" "$@"',
]

export const canMakeDisks = () =>
  spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /mnt']).status === 0

/**
 * Tests a disk that is really full: the server refuses what it cannot store, nothing is left incomplete, and it
 * continues when there is room.
 */
export async function fullDisk(run: Run, settings: Record<string, string>): Promise<string[]> {
  const world = await createWorld(path.join(projectRoot(), 'cms/dist/server.js'), settings)
  const own = { ...run, world, ledger: createLedger(run.random.below(2 ** 31)) }
  const server = await world.start(undefined, { by: onSmallDisk })
  try {
    // The small disk is visible only through the process.
    return await fill(own, server, `/proc/${server.pid}/root${world.dataDir}`)
  } finally {
    await server.kill()
    await world.remove()
  }
}

async function fill(run: Run, server: FaultServer, dataDir: string): Promise<string[]> {
  const session = await loginBoth(server.site)
  const look = () => check(run, server, session, dataDir)
  const ballast = path.join(dataDir, 'ballast')
  const problems = [...(await workFor(run, server, session, 1500)), ...(await look())]
  for (let round = 0; round < 3; round++) {
    fillUp(ballast, dataDir)
    const refused = (await workFor(run, server, { ...session, isDiskFull: true }, 1500)).filter(
      (one) => !/answered 503: .*not_saved/.test(one),
    )
    problems.push(...refused)
    // Files were deleted meanwhile, so the disk has to be filled again.
    fillUp(ballast, dataDir)
    if (!(await isSoon(server.site, 503))) problems.push('it says that it is ready, on a full disk')
    rmSync(ballast)
    if (!(await isSoon(server.site, 200))) problems.push('it does not go on once there is room')
    problems.push(...(await look()), ...(await workFor(run, server, session, 1500)), ...(await look()))
  }
  return problems
}

const chunk = Buffer.alloc(1_000_000)

function fillUp(ballast: string, dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  for (let left = bavail * bsize; left > 0; left -= chunk.length)
    appendFileSync(ballast, chunk.subarray(0, Math.min(left, chunk.length)))
}

/** Waits for a state that the server checks every ten seconds. */
async function isSoon(site: ServerClient, wanted: number): Promise<boolean> {
  for (let tries = 0; tries < 30; tries++) {
    if ((await site.raw('/api/health/ready')).status === wanted) return true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return false
}
