import { setTimeout as pause } from 'node:timers/promises'
import type { BenchSetup } from './reads.ts'
import { headline, table } from './report.ts'
import { type BenchServer, signIn } from './servers.ts'
import { watch } from './watch.ts'

const formats = ['a5 normal', 'a4 normal', 'a5 large', 'a4 large']

export async function paper(startWith: BenchSetup['startWith']) {
  headline('The whole brochure of 5,000 entries as a PDF, in colour')
  const server = await startWith(5000)
  await watch(server, () => pause(3000))
  const quiet = await watch(server, () => pause(3000))
  const rows: (string | number)[][] = [['none', 0, 0, quiet.own, 0, quiet.longestMs]]
  for (const format of formats) {
    const { result: bytes, ms, own, children, longestMs } = await watch(server, () => make(server, format))
    rows.push([format, ms, children, own, bytes / 1e6, longestMs])
  }
  await server.stop()
  table(['format', 'made, ms', 'its process, MB', 'the server, MB', 'PDF, MB', 'longest read, ms'], rows)
}

/** The size of the PDF in bytes. */
async function make(server: BenchServer, format: string) {
  const { headers } = await signIn(server, 'admin')
  const [size, print] = format.split(' ')
  const body = { kind: 'brochure', chapters: [], greeting: '', locale: 'de', size, print, tone: 'colour' }
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/paperForStaff`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return (await response.arrayBuffer()).byteLength
    const { code } = (await response.json()) as { code: string }
    if (code !== 'being_made') throw new Error(`brochure answers ${response.status}: ${code}`)
    await pause(100)
  }
}
