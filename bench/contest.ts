import { setTimeout as pause } from 'node:timers/promises'
import { type Load, type Measured, measureLoad } from './load.ts'
import { median, table } from './report.ts'

interface Contestant extends Omit<Load, 'connections' | 'seconds'> {
  name: string
  /** Done every 100 ms while it is measured. */
  meanwhile?: () => Promise<unknown>
}

const rounds = 15

/**
 * In turns for several rounds, so that the machine's other load affects all; results are compared within each round.
 * The first contestant is the reference.
 */
export async function contest(contestants: readonly Contestant[], connections: number) {
  for (const contestant of contestants) await measured(contestant, connections, 0.7)
  const results: Map<number, Measured>[] = contestants.map(() => new Map())
  for (let round = 0; round < rounds; round++) {
    // The order alternates, because the first contestant of a round may meet a colder machine.
    const order = round % 2 === 1 ? [...contestants.entries()].reverse() : [...contestants.entries()]
    for (const [i, contestant] of order) results[i]?.set(round, await measured(contestant, connections, 0.6))
  }
  table(
    ['', 'requests/s', 'of the first', 'p50 ms', 'p99 ms', 'failed'],
    contestants.map(({ name }, i) => {
      const own = [...(results[i] ?? [])]
      const first = (round: number) => results[0]?.get(round)?.perSecond ?? Number.NaN
      const ratio = median(own.map(([round, { perSecond }]) => perSecond / first(round)))
      const of = (key: keyof Measured) => median(own.map(([, measured]) => measured[key]))
      const failed = own.reduce((sum, [, measured]) => sum + measured.failed, 0)
      return [name, of('perSecond'), ratio, of('p50'), of('p99'), String(failed)]
    }),
  )
}

async function measured({ meanwhile, ...load }: Contestant, connections: number, seconds: number) {
  let isOver = false
  const acting = async () => {
    while (meanwhile && !isOver) await Promise.all([meanwhile(), pause(100)])
  }
  const end = acting()
  const result = await measureLoad({ ...load, connections, seconds })
  isOver = true
  await end
  return result
}
