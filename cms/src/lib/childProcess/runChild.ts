import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import os from 'node:os'

export interface Limits {
  /** Checked if the system tells them (Linux). */
  maxBytes: number
  maxMs: number
}

/** No work of a child should reach them. */
const usualLimits: Limits = { maxBytes: 600_000_000, maxMs: 60_000 }

type Fault = 'memory' | 'time' | 'stopped' | 'failed'

export class ChildFault extends Error {
  override readonly name = 'ChildFault'
  constructor(
    readonly fault: Fault,
    words = '',
  ) {
    super(`A process ended: ${fault} ${words}`.trim())
  }
}

const watchEveryMs = 100
/** Below everything that a visitor waits for. */
const priority = 10
/** One thread that gives memory back: the other core and the other memory are for visitors. */
const environment = {
  RAYON_NUM_THREADS: '1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  NODE_ENV: 'production',
} as const

/**
 * In a process of its own, which is ended above its limits or when `signal` aborts, and ends itself when this process
 * is gone. A `fault` in its answer is text for the log.
 * @throws ChildFault
 */
export async function runChild<Answer extends object>(
  script: string,
  message: object,
  { signal, limits = usualLimits }: { signal?: AbortSignal; limits?: Limits } = {},
) {
  if (signal?.aborted) throw new ChildFault('stopped')
  const child = fork(script, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=256', '--max-semi-space-size=1'],
    env: { ...environment, PARENT_PID: String(process.pid) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    killSignal: 'SIGKILL',
    timeout: limits.maxMs,
    signal,
  })
  let isTooLarge = false
  const watch = setInterval(async () => {
    isTooLarge ||= (await residentBytes(child.pid)) > limits.maxBytes
    if (isTooLarge) child.kill('SIGKILL')
  }, watchEveryMs)
  try {
    const answer = await new Promise<Answer | { fault: string }>((resolve, reject) => {
      const fail = (fault: Fault, why: unknown) => reject(new ChildFault(fault, String(why)))
      child.once('message', (sent) => resolve(sent as Answer))
      child.once('error', (error) => fail(signal?.aborted ? 'stopped' : 'failed', error))
      child.once('exit', (code, by) => {
        const killed = isTooLarge ? 'memory' : 'time'
        fail(by === 'SIGKILL' ? killed : 'failed', by ?? `code ${code}`)
      })
      child.once('spawn', () => stepBack(child.pid))
      child.send(message)
    })
    if ('fault' in answer) throw new ChildFault('failed', answer.fault)
    return answer
  } finally {
    clearInterval(watch)
    child.kill('SIGKILL')
  }
}

/** Linux tells pages of 4 kB; 0 on other systems. */
async function residentBytes(pid: number | undefined) {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * 4096
}

/** Some systems do not allow it, and the process may have ended by now. */
function stepBack(pid: number | undefined) {
  try {
    if (pid !== undefined) os.setPriority(pid, priority)
  } catch {}
}
