import type { Complaint } from './judge.ts'
import type { Memory } from './questions.ts'

/** Bytes by which a server may grow after loading everything: caches fill up, and new entries are held in memory. */
const maxGrowth = 64 * 2 ** 20

/** Compares the server's own figures after garbage collection, so that machine and load do not matter. */
export function grown(memory: readonly Memory[]): Complaint[] {
  const [first, last] = [memory[0]?.used ?? 0, memory.at(-1)?.used ?? 0]
  if (last - first <= maxGrowth) return []
  return [{ what: 'the memory grows', detail: `from ${first} to ${last} bytes` }]
}
