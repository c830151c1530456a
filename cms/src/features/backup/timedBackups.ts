import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { currentTime, steadyTime } from '../../clock.ts'
import { type Job, startJob } from '../../jobs/startJob.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { isBackup } from './readBackup.ts'

interface Options {
  everyMs: number
  keep: number
  dir: string
  /** True if no other server makes backups of this database. */
  isAlone: boolean
}

const lookEveryMs = 60_000
/** Milliseconds to wait after a failed backup, because each reads everything. */
const pauseMs = 15 * 60_000

const pattern = /^wegweiser-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/
/** Pattern of the leftovers of a backup whose server was killed. */
const unfinished = /^wegweiser-[\dTZ-]+\.backup\.[0-9a-f]{8}\.part$/

const nameAt = (time: number) =>
  `wegweiser-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

function timeOf(name: string): number | null {
  const [, day, hour, minute, second] = pattern.exec(name) ?? []
  return day === undefined ? null : Date.parse(`${day}T${hour}:${minute}:${second}Z`)
}

/** Key of the time at which any of several servers began the last timed backup; its folder may be out of the others' reach. */
const lastKey = 'timed-backup'

/**
 * Makes backups regularly: checks whether one is due, makes it, and deletes the oldest. Their names tell when the last
 * was made, so that a restart neither skips nor repeats one. Of several servers, the first to check makes it.
 */
export function startTimedBackups(
  payload: Payload,
  { everyMs, keep, dir, isAlone }: Options,
  now: () => number = currentTime,
  steady: () => number = steadyTime,
): Job {
  async function lastOfOthers(): Promise<number[]> {
    if (isAlone) return []
    const last = await payload.kv.get<{ at: number }>(lastKey)
    return last ? [last.at] : []
  }

  async function makeIfDue(): Promise<void> {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const backupTimes = (await readdir(dir)).flatMap((name) => timeOf(name) ?? [])
    const times = [...backupTimes, ...(await lastOfOthers())]
    // Times in the future are ignored: the clock was wrong then.
    const last = Math.max(0, ...times.filter((time) => time <= now()))
    if (now() - last < everyMs) return
    const begun = now()
    const { path: made } = await runtimeOf(payload).backups.make(path.join(dir, nameAt(begun)))
    if (!isAlone) await payload.kv.set(lastKey, { at: begun })
    payload.logger.info({ file: made, msg: 'Backup made' })
    await removeOld(dir, path.basename(made), keep)
  }

  return startJob(payload, makeIfDue, {
    everyMs: lookEveryMs,
    lease: 'timed backup',
    failure: 'The timed backup was not made',
    retryMs: Math.min(pauseMs, everyMs),
    steady,
  })
}

/**
 * Deletes old backups and leftovers, recognised by both name and content. Never deletes the one just made, even if
 * others have times in the future.
 */
async function removeOld(dir: string, made: string, keep: number): Promise<void> {
  const names = (await readdir(dir)).sort()
  const ownFiles: string[] = []
  for (const name of names) {
    if (unfinished.test(name)) await rm(path.join(dir, name), { force: true })
    if (name !== made && timeOf(name) !== null && (await isBackup(path.join(dir, name)))) ownFiles.push(name)
  }
  for (const name of ownFiles.slice(0, Math.max(0, ownFiles.length + 1 - keep)))
    await rm(path.join(dir, name))
}
