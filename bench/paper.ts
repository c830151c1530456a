import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { DataPlace } from './places.ts'
import { fetchRaw, residentOf, startBenchServer } from './processes.ts'
import { headline, table } from './report.ts'

const tone = 'colour'
const a5 = { size: 'a5', print: 'normal', tone }
const a4 = { size: 'a4', print: 'normal', tone }
const runs = [
  { entries: 1000, formats: [a5] },
  { entries: 5000, formats: [a5, a4, { ...a5, print: 'large' }, { ...a4, print: 'large' }] },
]

/** Measures the whole brochure: its own process, the server, and a visitor who reads meanwhile. */
export async function paper(makeDirectory: (name: string, entries: number) => DataPlace): Promise<void> {
  headline('The whole brochure as a PDF, in colour')
  const rows: (string | number)[][] = []
  for (const { entries, formats } of runs) {
    const server = await startBenchServer(makeDirectory(`paper-${entries}`, entries))
    try {
      // The first search builds its index.
      await watch(server.pid, server.port, () => false, 3000)
      const quiet = await watch(server.pid, server.port, () => false, 3000)
      for (const format of formats) {
        let isOver = false
        const watched = watch(server.pid, server.port, () => isOver)
        const began = performance.now()
        const bytes = await make(server.port, format)
        const ms = performance.now() - began
        isOver = true
        const { own, child, longestMs } = await watched
        const { size, print } = format
        rows.push([entries, `${size} ${print}`, ms, child, own, bytes / 1e6, quiet.longestMs, longestMs])
      }
    } finally {
      await server.stop()
    }
  }
  table(
    [
      'entries',
      'format',
      'made, ms',
      'its process, MB',
      'the server, MB',
      'PDF, MB',
      'longest read before, ms',
      'longest read meanwhile, ms',
    ],
    rows,
  )
}

async function make(port: number, format: object): Promise<number> {
  const post = (call: string, body: object, token = '') =>
    fetch(`http://127.0.0.1:${port}/api/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const login = await post('login', { username: 'admin', password: 'admin-demo' })
  const { access_token } = (await login.json()) as { access_token: string }
  for (;;) {
    const response = await post(
      'brochure',
      { chapters: [], greeting: '', locale: 'de', ...format },
      access_token,
    )
    if (response.ok) return (await response.arrayBuffer()).byteLength
    const { code } = (await response.json()) as { code: string }
    if (code !== 'being_made') throw new Error(`brochure answers ${response.status}: ${code}`)
    await pause(100)
  }
}

/** Returns the maximum memory of the server and of the process that typesets, and the longest time of a read. */
async function watch(pid: number, port: number, isOver: () => boolean, maxMs = Number.POSITIVE_INFINITY) {
  let [own, child, longestMs] = [0, 0, 0]
  const end = performance.now() + maxMs
  while (!isOver() && performance.now() < end) {
    const began = performance.now()
    await fetchRaw(port, '/api/searchhelp?searchQuery=Pflege')
    await fetchRaw(port, '/api/allcategories')
    longestMs = Math.max(longestMs, performance.now() - began)
    own = Math.max(own, residentOf(pid))
    // A process that has just ended shows no memory.
    for (const one of childrenOf(pid)) child = Math.max(child, residentOf(one) || 0)
    await pause(20)
  }
  return { own, child, longestMs }
}

/** Returns the child processes (Linux): the second field after the name of a process is its parent. */
function childrenOf(pid: number): number[] {
  const parentOf = (one: string) => {
    try {
      const told = readFileSync(`/proc/${one}/stat`, 'utf8')
      return Number(told.slice(told.lastIndexOf(')') + 2).split(' ')[1])
    } catch {
      return 0
    }
  }
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
      .map(Number)
  } catch {
    return []
  }
}
