import { setTimeout as pause } from 'node:timers/promises'
import { largePhoto } from '@directory/cms/operations/pictures/photo.fixture.ts'
import type { DataPlace } from './places.ts'
import { fetchRaw, residentOf, startBenchServer } from './processes.ts'
import { headline, table } from './report.ts'

const photosAtOnce = [1, 4, 8]

/** Measures photos of 12 MB, sent at full size by a client of the contract, several at once, while visitors read. */
export async function pictures(data: DataPlace): Promise<void> {
  headline('Photos of 12 MB by saveFile')
  const content = (await largePhoto()).toString('base64')
  const server = await startBenchServer(data)
  try {
    const token = String((await send('login', { username: 'admin', password: 'admin-demo' })).access_token)
    const rows: (string | number)[][] = []
    for (const count of photosAtOnce) {
      const before = residentOf(server.pid)
      const began = performance.now()
      let isOver = false
      const watched = watch(() => isOver)
      const names = Array.from({ length: count }, (_, i) => `photo-${count}-${i}.jpg`)
      await Promise.all(names.map((name) => send('saveFile', { name, content }, token)))
      isOver = true
      const { peak, longestMs } = await watched
      rows.push([count, before, peak, performance.now() - began, longestMs])
    }
    table(
      ['at once', 'memory before, MB', 'at most, MB', 'all stored, ms', 'longest read meanwhile, ms'],
      rows,
    )
  } finally {
    await server.stop()
  }

  async function send(call: string, body: object, token?: string): Promise<Record<string, unknown>> {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${call} answers ${response.status}: ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }

  async function watch(isOver: () => boolean) {
    let [peak, longestMs] = [0, 0]
    while (!isOver()) {
      const began = performance.now()
      await fetchRaw(server.port, '/api/allcategories')
      longestMs = Math.max(longestMs, performance.now() - began)
      peak = Math.max(peak, residentOf(server.pid))
      await pause(50)
    }
    return { peak, longestMs }
  }
}
