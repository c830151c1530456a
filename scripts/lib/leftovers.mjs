import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two checks of the processes. */
const interval = 2000

/**
 * Returns where files lie in memory, if there is much of both kinds of room, or else the usual temp folder: each write
 * of a database waits milliseconds until it is on the disk, in which tests leave the processor idle.
 */
export function tempInMemory(memory = '/dev/shm') {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= 2e9 && freemem() >= 4e9 ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Creates a separate temp folder for this process and those started from now on, removed at the end. `left` lists what
 * is still in it.
 */
export function ownTempFolder(base = tmpdir()) {
  const folder = mkdtempSync(path.join(base, 'directory-run-'))
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  // From Node 22 on, Vite and other tools leave compiled code in the temp folder for later runs.
  process.env.NODE_DISABLE_COMPILE_CACHE = '1'
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return { left: () => readdirSync(folder) }
}

/**
 * Records the descendants of this process at intervals, by `ps`. `left` ends those still running after `maxWaitMs`
 * milliseconds and names them, even if their parents have ended; `null` if there is no suitable `ps` (Windows, some
 * containers).
 */
export function watchProcesses() {
  /** Process id → start time, because ids are reused. */
  const ours = new Map()
  const isOurs = (one) => one?.pid === process.pid || Math.abs(ours.get(one?.pid) - one?.since) < 2000
  const look = () => {
    const alive = listProcesses()
    const byId = new Map(alive?.map((one) => [one.pid, one]))
    const children = () => alive?.filter((one) => !isOurs(one) && isOurs(byId.get(one.parent))) ?? []
    for (let processes = children(); processes.length > 0; processes = children())
      for (const { pid, since } of processes) ours.set(pid, since)
    return alive?.filter((one) => one.pid !== process.pid && isOurs(one)) ?? null
  }
  look()
  const timer = setInterval(look, interval).unref()
  return {
    look,
    async left(maxWaitMs = 10_000) {
      clearInterval(timer)
      const until = performance.now() + maxWaitMs
      let alive = look()
      while (alive?.length > 0 && performance.now() < until) {
        await pause(100)
        alive = look()
      }
      for (const { pid } of alive ?? []) process.kill(pid, 'SIGKILL')
      return alive?.map(({ command }) => command) ?? null
    },
  }
}

const line = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/

function listProcesses() {
  const options = ['-A', '-o', 'pid=,ppid=,stat=,lstart=,args=']
  const {
    pid: ownPid,
    status,
    stdout,
  } = spawnSync('ps', options, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 100_000_000,
  })
  if (status !== 0) return null
  const all = stdout.split('\n').flatMap((text) => {
    const [, pid, parent, state, began, command] = line.exec(text) ?? []
    return pid ? [{ pid: Number(pid), parent: Number(parent), state, since: Date.parse(began), command }] : []
  })
  // Processes in state Z have ended and wait for their parent to read their status.
  return all.filter(({ pid, state }) => pid !== ownPid && !state.startsWith('Z'))
}
