import { type Load, type Measured, measureLoad } from './load.ts'
import { median, table } from './report.ts'

export type Contestant = Omit<Load, 'connections' | 'seconds'> & {
  name: string
  /** Whether the contestant is slow, so that a few long rounds say more than many short ones. */
  slow?: boolean
}

/**
 * Lets contestants take turns for several rounds, so that the machine's other load affects all of them; results are
 * compared within each round. The first one is the reference.
 */
export async function contest(
  contestants: readonly Contestant[],
  { connections, rounds = 15, seconds = 0.6 }: { connections: number; rounds?: number; seconds?: number },
): Promise<void> {
  for (const contestant of contestants) await measureLoad({ ...contestant, connections, seconds: 0.7 })
  const results: { round: number; measured: Measured }[][] = contestants.map(() => [])
  for (let round = 0; round < rounds; round++) {
    // The order alternates, because the first contestant of a round may meet a colder machine.
    const order = [...contestants.keys()]
    if (round % 2 === 1) order.reverse()
    for (const i of order) {
      const contestant = contestants[i] as Contestant
      if (contestant.slow && round % 5 > 0) continue
      const measured = await measureLoad({
        ...contestant,
        connections,
        seconds: contestant.slow ? 3 : seconds,
      })
      results[i]?.push({ round, measured })
    }
  }
  const first = results[0] ?? []
  table(
    ['', 'requests/s', 'of the first', 'p50 ms', 'p99 ms', 'CPU µs/request', 'failed'],
    contestants.map(({ name }, i) => {
      const own = results[i] ?? []
      const ratio = median(
        own.map(
          ({ round, measured }) => measured.perSecond / (first[round]?.measured.perSecond ?? Number.NaN),
        ),
      )
      const of = (pick: (measured: Measured) => number) => median(own.map(({ measured }) => pick(measured)))
      const failed = own.reduce((sum, { measured }) => sum + measured.failed, 0)
      return [
        name,
        of((m) => m.perSecond),
        ratio < 0.1 ? `1/${Math.round(1 / ratio)}` : ratio,
        of((m) => m.p50),
        of((m) => m.p99),
        of((m) => m.cpu),
        String(failed),
      ]
    }),
  )
}
