import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createReadModel } from '@directory/cms/readModel/createReadModel.ts'
import type { EntryRow } from '@directory/cms/readModel/rows.ts'
import { sampleRows } from '@directory/cms/readModel/sampleRows.ts'
import { headline, median, table } from './report.ts'
import { typicalQueries } from './typicalQueries.ts'

/** Microseconds of the quicker half of many calls: what the machine does besides should not count. */
function timeOf(act: () => unknown, times = 60): number {
  for (let i = 0; i < 10; i++) act()
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    const began = process.hrtime.bigint()
    act()
    taken.push(Number(process.hrtime.bigint() - began) / 1000)
  }
  return taken.sort((a, b) => a - b)[times >> 2] ?? Number.NaN
}

/** The read model alone, in this process, with more and more made-up entries. */
export async function growth(): Promise<void> {
  headline('Growth of the read model')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return (heapUsed + arrayBuffers) / 1e6
  }
  const rows: number[][] = []
  const perQuery = new Map<string, number[]>()
  for (const count of [1000, 5000, 20_000, 100_000]) {
    let sources: EntryRow[] | null = sampleRows(count)
    const [changed] = sources.slice(7)
    const before = held()
    const model = createReadModel()
    const empty = { settings: null, news: [], links: [], pages: [], categories: [], topCategories: [] }
    const began = performance.now()
    model.replace({ ...empty, entries: sources })
    const filled = performance.now() - began
    sources = null
    const warmFrom = performance.now()
    let longest = 0
    let last = warmFrom
    const tick = () => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
      if (last < Number.POSITIVE_INFINITY && isWarming) setImmediate(tick)
    }
    let isWarming = true
    setImmediate(tick)
    await model.warm()
    isWarming = false
    const warmed = performance.now() - warmFrom
    const searches = typicalQueries.map((query) => {
      const time = timeOf(() => model.search(query))
      perQuery.set(query, [...(perQuery.get(query) ?? []), time])
      return time
    })
    const write = timeOf(() => changed && model.apply({ noun: 'entries', upsert: [changed] }))
    const category = changed?.category ?? ''
    rows.push([
      count,
      filled,
      warmed,
      longest,
      median(searches),
      Math.max(...searches),
      timeOf(() => model.entriesOfCategory(category)),
      timeOf(() => model.similarNames('Physiotherapie Müller')),
      write,
      held() - before,
    ])
  }
  table(
    [
      'entries',
      'fill ms',
      'indexes ms',
      'longest step ms',
      'search, median µs',
      'search, worst µs',
      'list of a category µs',
      'similar names µs',
      'one change µs',
      'MB',
    ],
    rows,
  )
  console.log('')
  table(
    ['query (µs)', '1,000', '5,000', '20,000', '100,000', '100,000 : 5,000'],
    [...perQuery].map(([query, times]) => [query, ...times, (times[3] ?? 0) / (times[1] ?? 1)]),
  )
}
