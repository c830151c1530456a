import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type BenchServer, fetchRaw } from './servers.ts'

/** Those that end in `=` search for something else each time. */
const visited = [
  '/api/searchhelp?searchQuery=',
  '/api/allcategories',
  '/',
  '/fastsearch?q=',
  '/news',
  '/api/health',
]

/** Then a visitor has left. */
const maxWaitMs = 15_000

export async function watch<T>({ pid, port }: BenchServer, act: () => Promise<T>) {
  let [own, children, longestMs, failed, n, isOver] = [0, 0, 0, 0, 0, false]
  const began = performance.now()
  const acting = act().finally(() => {
    isOver = true
  })
  while (!isOver) {
    const page = String(visited[n++ % visited.length])
    const asked = performance.now()
    const answer = await fetchRaw(port, page.endsWith('=') ? `${page}Pflege+${n}` : page, {}, maxWaitMs)
    longestMs = Math.max(longestMs, performance.now() - asked)
    if (answer?.status !== 200) failed++
    own = Math.max(own, residentOf(pid))
    // A process that has just ended shows no memory.
    children = Math.max(
      children,
      childrenOf(pid).reduce((sum, one) => sum + (residentOf(one) || 0), 0),
    )
    await pause(20)
  }
  return {
    result: await acting,
    ms: performance.now() - began,
    /** Largest resident memory of the server and of its children, in MB. */
    own,
    children,
    longestMs,
    visits: n,
    failed,
  }
}

/** The resident megabytes of a process; NaN if the system does not tell. */
export function residentOf(pid: number) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

function childrenOf(pid: number) {
  try {
    return (readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []).map(Number)
  } catch {
    return []
  }
}
