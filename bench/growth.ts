import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createReadModel, type ReadModel } from '@directory/cms/readModel/model/createReadModel.ts'
import type { EntryRow } from '@directory/cms/readModel/rows.ts'
import { sampleRows } from '@directory/cms/readModel/sampleRows.ts'
import { headline, median, table } from './report.ts'
import { typicalQueries } from './typicalQueries.ts'

/** Returns microseconds, from the faster half of many calls, which excludes other load of the machine. */
function timeOf(operation: () => unknown, times = 60): number {
  for (let i = 0; i < 10; i++) operation()
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    const began = process.hrtime.bigint()
    operation()
    taken.push(Number(process.hrtime.bigint() - began) / 1000)
  }
  return taken.sort((a, b) => a - b)[times >> 2] ?? Number.NaN
}

/** Does the same for several calls in turns, so that a slow moment of the machine affects all of them. */
function timesInTurns(acts: readonly (() => unknown)[]): number[] {
  const rounds = Array.from({ length: 8 }, () => acts.map((act) => timeOf(act, 12)))
  return acts.map((_, i) => Math.min(...rounds.map((times) => times[i] ?? Number.NaN)))
}

/** Measures the read model alone, in this process, with increasing numbers of generated entries. */
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
  const models: ReadModel[] = []
  const empty = { settings: null, news: [], links: [], pages: [], categories: [], topCategories: [] }
  // Warms up the compiler; otherwise smaller directories would look slower and the growth smaller.
  const trial = createReadModel()
  trial.replace({ ...empty, entries: sampleRows(2000) })
  for (let i = 0; i < 500; i++) for (const query of typicalQueries) trial.search(query)
  for (const count of [1000, 5000, 20_000, 100_000]) {
    let sources: EntryRow[] | null = sampleRows(count)
    const [changed] = sources.slice(7)
    const before = held()
    const model = createReadModel()
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
    models.push(model)
    for (const query of typicalQueries) model.search(query)
    const write = timeOf(() => changed && model.apply({ noun: 'entries', upsert: [changed] }))
    const category = changed?.category ?? ''
    rows.push([
      count,
      filled,
      warmed,
      longest,
      timeOf(() => model.entriesOfCategory(category)),
      timeOf(() => model.similarNames('Physiotherapie Müller')),
      write,
      held() - before,
    ])
  }
  let asked = 0
  // A different origin each time, so that no cached search is used.
  const perQuery = typicalQueries.map((query) =>
    timesInTurns(models.map((model) => () => model.search(query, false, `nowhere ${asked++}`))),
  )
  const searchColumns = (i: number) => {
    const times = perQuery.map((ofModels) => ofModels[i] ?? Number.NaN)
    return [median(times), Math.max(...times)]
  }
  table(
    [
      'entries',
      'search, median µs',
      'search, worst µs',
      'fill ms',
      'indexes ms',
      'longest step ms',
      'list of a category µs',
      'similar names µs',
      'one change µs',
      'MB',
    ],
    rows.map(([count = 0, ...others], i) => [count, ...searchColumns(i), ...others]),
  )
  console.log('')
  const ratios = perQuery.map((times) => (times[3] ?? 0) / (times[1] ?? 1))
  table(
    ['query (µs)', '1,000', '5,000', '20,000', '100,000', '100,000 : 5,000'],
    typicalQueries.map((query, i) => [query, ...(perQuery[i] ?? []), ratios[i] ?? 0]),
  )
  console.log(
    `\n100,000 : 5,000 – median ${median(ratios).toFixed(2)}, worst of a single query ${Math.max(...ratios).toFixed(2)}`,
  )
}
