import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fontFiles, ownFolder } from './paperFiles.ts'

export interface Order {
  /** A file of `templates`. */
  template: string
  /** Bytes by the names under which the template reads them. */
  files: Record<string, Uint8Array>
}

export interface Limits {
  /** Of the whole process. Looked at where the system tells it (Linux). */
  maxBytes: number
  maxMs: number
}

export const usualLimits: Limits = { maxBytes: 600_000_000, maxMs: 60_000 }

export type Fault = 'memory' | 'time' | 'stopped' | 'failed'

/** Why there is no PDF. */
export class TypesetterFault extends Error {
  readonly fault: Fault
  constructor(fault: Fault, words = '') {
    super(`The typesetter ended: ${fault} ${words}`.trim())
    this.name = 'TypesetterFault'
    this.fault = fault
  }
}

type Answer = { fault: string } | { pdf: Uint8Array; pages: number; warnings: string }

const watchEveryMs = 100
/** The kinds of PDF for people who cannot see. */
const standard = 'ua-1'
/** One thread, and memory given back: the other core and the rest of it belong to visitors. */
const environment = {
  RAYON_NUM_THREADS: '1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  NODE_ENV: 'production',
} as const
/** Behind everything that a visitor waits for. */
const priority = 10

/**
 * Typesets in a process of its own, which is ended above its limits or when `signal` says so.
 *
 * @throws TypesetterFault
 */
export async function runTypesetter(
  { template, files }: Order,
  signal: AbortSignal,
  limits: Limits = usualLimits,
): Promise<{ pdf: Buffer; pages: number; peakBytes: number }> {
  if (signal.aborted) throw new TypesetterFault('stopped')
  const child = fork(path.join(ownFolder(), 'typesetter.js'), {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128', '--max-semi-space-size=1'],
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let peakBytes = 0
  let ended: Fault | null = null
  const end = (fault: Fault) => {
    ended ??= fault
    child.kill('SIGKILL')
  }
  const stop = () => end('stopped')
  signal.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(() => end('time'), limits.maxMs)
  const watch = setInterval(async () => {
    peakBytes = Math.max(peakBytes, await residentBytes(child.pid))
    if (peakBytes > limits.maxBytes) end('memory')
  }, watchEveryMs)
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Answer))
      child.once('error', reject)
      child.once('exit', (code, by) => reject(new TypesetterFault(ended ?? 'failed', by ?? `code ${code}`)))
      child.once('spawn', () => becomeLess(child.pid))
      child.send({ template, files, fonts: fontFiles(), standard })
    })
    if ('fault' in answer) throw new TypesetterFault('failed', answer.fault)
    return { pdf: Buffer.from(answer.pdf), pages: answer.pages, peakBytes }
  } catch (error) {
    throw error instanceof TypesetterFault ? error : new TypesetterFault(ended ?? 'failed', String(error))
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    signal.removeEventListener('abort', stop)
    child.kill('SIGKILL')
  }
}

/** Pages in memory, of 4 kB each, as Linux tells them; 0 elsewhere. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const told = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(told.split(' ')[1] ?? 0) * 4096
}

/** Some systems do not allow it, and a process may have ended by now. */
function becomeLess(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, priority)
  } catch {}
}
