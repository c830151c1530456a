import { setTimeout as pause } from 'node:timers/promises'
import type { DataPlace } from './places.ts'
import { fetchRaw, residentOf, startBenchServer } from './processes.ts'
import { headline, median, table } from './report.ts'

/** Measures the time from starting `node` to the first public answer, and the memory of the process then. */
export async function measureStart(data: DataPlace, category: string, times = 10): Promise<void> {
  headline(`Start on 5,000 entries, ${times} times`)
  const list = `/api/datafilteredcategory?category=${encodeURIComponent(category)}`
  const ready: number[] = []
  const page: number[] = []
  const resident: number[] = []
  const later: number[] = []
  const admin: number[] = []
  const waits: number[] = []
  const withNext: number[] = []
  for (let i = 0; i < times; i++) {
    const server = await startBenchServer(data, list)
    ready.push(server.readyAfter)
    resident.push(residentOf(server.pid))
    const began = performance.now()
    await fetchRaw(server.port, '/')
    page.push(performance.now() - began)
    if (i < 3) {
      await pause(5000)
      later.push(residentOf(server.pid))
      const headers = { Cookie: await adminsCookie(server.port) }
      const opened = performance.now()
      waits.push(await maxWait(server.port, list, () => openAdmin(server.port, headers)))
      admin.push(performance.now() - opened)
      withNext.push(residentOf(server.pid))
    }
    await server.stop()
  }
  table(
    ['', 'median', 'least', 'most'],
    [
      ['first public answer, ms', ...spread(ready)],
      ['then the first rendered page, ms', ...spread(page)],
      ['resident at the first answer, MB', ...spread(resident)],
      ['resident 5 s later, MB', ...spread(later)],
      ['then the first page of the admin UI, which loads Next, ms', ...spread(admin)],
      ['longest wait of a visitor meanwhile, ms', ...spread(waits)],
      ['resident then, MB', ...spread(withNext)],
    ],
  )
}

/** Logs in; otherwise the admin UI redirects before Next is asked. */
async function adminsCookie(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin-demo' }),
  })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function openAdmin(port: number, headers: Record<string, string>): Promise<void> {
  const page = await fetchRaw(port, '/admin', headers)
  if (page?.status !== 200) throw new Error(`The admin UI answered ${page?.status}`)
}

/** Returns the longest wait of a visitor who keeps requesting while something else runs. */
async function maxWait(port: number, target: string, operation: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  const acting = operation().finally(() => {
    isOver = true
  })
  while (!isOver) {
    const began = performance.now()
    await fetchRaw(port, target)
    longest = Math.max(longest, performance.now() - began)
    await pause(2)
  }
  await acting
  return longest
}

const spread = (values: number[]) => [median(values), Math.min(...values), Math.max(...values)]
