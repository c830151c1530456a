import { setTimeout as pause } from 'node:timers/promises'
import { type BenchSetup, listOf } from './reads.ts'
import { headline, median, table } from './report.ts'
import { type BenchServer, type DataPlace, fetchRaw, signIn, startServer } from './servers.ts'
import { residentOf, watch } from './watch.ts'

const times = 10

/** Times from starting `node` to the first public answer, and what the admin UI costs. */
export async function start(data: DataPlace, category: string) {
  headline(`Start on 5,000 entries, ${times} times`)
  const figures = new Map<string, number[]>()
  const note = (name: string, value: number) => figures.set(name, [...(figures.get(name) ?? []), value])
  for (let i = 0; i < times; i++) {
    const server = await startServer(data, { probe: listOf(category) })
    note('first public answer, ms', server.readyAfter)
    note('resident then, MB', residentOf(server.pid))
    const began = performance.now()
    await fetchRaw(server.port, '/')
    note('then the first rendered page, ms', performance.now() - began)
    if (i < 3) {
      const { ms, longestMs } = await watch(server, () => openAdminUi(server))
      note('then the first page of the admin UI, which loads Next, ms', ms)
      note('longest wait of a visitor meanwhile, ms', longestMs)
      note('resident after it, MB', residentOf(server.pid))
    }
    await server.stop()
  }
  table(
    ['', 'median', 'least', 'most'],
    [...figures].map(([name, values]) => [name, median(values), Math.min(...values), Math.max(...values)]),
  )
}

export async function openAdminUi(server: BenchServer) {
  const { headers } = await signIn(server, 'admin')
  const page = await fetchRaw(server.port, '/admin', headers)
  if (page?.status !== 200) throw new Error(`/admin answers ${page?.status}: is it built?`)
}

export async function memory(startWith: BenchSetup['startWith']) {
  headline('Memory on 5,000 entries')
  const server = await startWith(5000)
  const rows: (string | number)[][] = []
  const note = async (when: string) => {
    await pause(5000)
    rows.push([when, residentOf(server.pid)])
  }
  await note('5 s after the first answer')
  const { send } = await signIn(server, 'editor')
  const place = { street: 'Weg 1', plz: '97437', city: 'Haßfurt' }
  const provider = { ...place, category: 'other', categoryNew: 'Messung des Speichers', noEmail: true }
  const create = (n: number) => send('/api/addEntry', { ...provider, name: `Speicher ${n}` })
  for (let i = 0; i < 6000; i += 4) await Promise.all([i, i + 1, i + 2, i + 3].map(create))
  await note('after 6,000 creates')
  for (let i = 0; i < 2400; i++) await fetchRaw(server.port, `/fastsearch?q=arzt+${i}`)
  await note('after 2,400 pages at different addresses')
  table(['', 'resident, MB'], rows)
  await server.stop()
}
