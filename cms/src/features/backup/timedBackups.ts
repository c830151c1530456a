import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { currentTime } from '#clock.ts'
import { startJob } from '#jobs/startJob.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'

/** After a failed backup the next check tries again, which reads everything. */
const lookEveryMs = 15 * 60_000

const pattern = /^wegweiser-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/
/** Left by a backup whose server was killed. */
const unfinished = /^wegweiser-[\dTZ-]+\.backup\.[0-9a-f]{8}\.part$/

/** When the last timed backup was begun, by any server. */
const lastKey = 'timed-backup'

/** Of several servers, the first to check makes a backup that is due. */
export function startTimedBackups(
  payload: Payload,
  { everyMs, keep, dir }: { everyMs: number; keep: number; dir: string },
) {
  async function makeIfDue() {
    const begun = currentTime()
    const last = (await payload.kv.get<{ at: number }>(lastKey))?.at ?? 0
    // The clock was wrong at a time in the future.
    if (last <= begun && begun - last < everyMs) return
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const name = `wegweiser-${new Date(begun).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
    const { path: made } = await runtimeOf(payload).backups.make(path.join(dir, name))
    await payload.kv.set(lastKey, { at: begun })
    payload.logger.info({ file: made, msg: 'Backup made' })
    await removeOld(dir, name, keep)
  }

  return startJob(payload, makeIfDue, {
    everyMs: Math.min(lookEveryMs, everyMs),
    lease: 'timed backup',
    failure: 'The timed backup was not made',
  })
}

/** Never the one just made, even if others have times in the future. */
async function removeOld(dir: string, made: string, keep: number) {
  const names = (await readdir(dir)).sort()
  const others = names.filter((name) => name !== made && pattern.test(name))
  for (const name of [
    ...names.filter((name) => unfinished.test(name)),
    ...others.slice(0, Math.max(0, others.length + 1 - keep)),
  ])
    await rm(path.join(dir, name), { force: true })
}
