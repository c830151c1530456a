import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { currentTime, steadyTime } from '../../clock.ts'
import { type Job, startJob } from '../../operations/jobs/startJob.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { isBackup } from './readBackup.ts'

interface Options {
  everyMs: number
  /** How many of them stay. */
  keep: number
  dir: string
  /** No other server makes backups of this database. */
  isAlone: boolean
}

const lookEveryMs = 60_000
/** After one that failed: each reads everything there is. */
const pauseMs = 15 * 60_000

const pattern = /^wegweiser-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/
/** Leftovers of a backup whose server was killed. */
const unfinished = /^wegweiser-[\dTZ-]+\.backup\.[0-9a-f]{8}\.part$/

const nameAt = (time: number) =>
  `wegweiser-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

function timeOf(name: string): number | null {
  const [, day, hour, minute, second] = pattern.exec(name) ?? []
  return day === undefined ? null : Date.parse(`${day}T${hour}:${minute}:${second}Z`)
}

/** When any of several servers has made the last one; its folder may be out of the others' reach. */
const lastKey = 'timed-backup'

/** When the newest backup in a folder was made, or that of another server; null if there is none. */
export async function newestBackup(payload: Payload, dir: string): Promise<number | null> {
  const names = await readdir(dir).catch(() => [])
  const last = await payload.kv.get<{ at: number }>(lastKey)
  const times = [...names.flatMap((name) => timeOf(name) ?? []), ...(last ? [last.at] : [])]
  return times.length === 0 ? null : Math.max(...times)
}

/**
 * Backups by the clock: a look makes one if it is due, and takes away those that are too many. When the last one was made its name tells, so that a restart neither skips nor repeats one. Of
 * several servers one makes it, whichever looks first.
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
    const own = (await readdir(dir)).flatMap((name) => timeOf(name) ?? [])
    const times = [...own, ...(await lastOfOthers())]
    // One from the future is none to go by: the clock was wrong when it was made.
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
 * Only what has both the name and the beginning of a backup of ours, and what is left of one; never the one just made,
 * even where others seem to come from the future.
 */
async function removeOld(dir: string, made: string, keep: number): Promise<void> {
  const names = (await readdir(dir)).sort()
  const own: string[] = []
  for (const name of names) {
    if (unfinished.test(name)) await rm(path.join(dir, name), { force: true })
    if (name !== made && timeOf(name) !== null && (await isBackup(path.join(dir, name)))) own.push(name)
  }
  for (const name of own.slice(0, Math.max(0, own.length + 1 - keep))) await rm(path.join(dir, name))
}
