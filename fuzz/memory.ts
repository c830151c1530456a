import type { Complaint } from './judge.ts'
import type { Memory } from './questions.ts'

/**
 * Bytes by which a server may have grown since everything was loaded: its caches fill up to their bounds, and what
 * was added to the directory is held in memory.
 */
const maxGrowth = 64 * 2 ** 20

/** Looks at what the server itself reports after garbage collection, so neither the machine nor its load counts. */
export function grown(memory: readonly Memory[]): Complaint[] {
  const [first, last] = [memory[0]?.used ?? 0, memory.at(-1)?.used ?? 0]
  if (last - first <= maxGrowth) return []
  return [{ what: 'the memory grows', detail: `from ${first} to ${last} bytes` }]
}
