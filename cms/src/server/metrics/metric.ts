import type { Counts } from '../../counters.ts'
import { type Histogram, histogramBounds } from '../../histogram.ts'

export interface Value {
  /** Name of the value if it differs from that of the metric, as in parts of histograms. */
  metricName?: string
  labels?: Record<string, string>
  value: number
}

/** One metric, whose values are read when `/metrics` is requested. */
export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  values(): Value[] | Promise<Value[]>
}

type Look = () => number | Promise<number>

export const gauge = (name: string, help: string, look: Look): Metric => ({
  name: `directory_${name}`,
  help,
  type: 'gauge',
  values: async () => [{ value: await look() }],
})

export const counter = (name: string, help: string, look: () => number): Metric => ({
  ...gauge(name, help, look),
  type: 'counter',
})

export const countMetric = (name: string, help: string, label: string, counts: Counts): Metric => ({
  name: `directory_${name}`,
  help,
  type: 'counter',
  values: () => Object.entries(counts).map(([kind, value]) => ({ labels: { [label]: kind }, value })),
})

export const histogram = (
  name: string,
  help: string,
  all: () => Iterable<{ labels?: Record<string, string>; histogram: Histogram }>,
): Metric => ({
  name: `directory_${name}`,
  help,
  type: 'histogram',
  values: () =>
    [...all()].flatMap(({ labels = {}, histogram }) => valuesOf(`directory_${name}`, labels, histogram)),
})

function valuesOf(
  name: string,
  labels: Record<string, string>,
  { buckets, seconds, count }: Histogram,
): Value[] {
  let below = 0
  return [
    ...buckets.map((number, i) => {
      below += number
      const le = String(histogramBounds[i] ?? '+Inf')
      return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: below }
    }),
    { metricName: `${name}_sum`, labels, value: seconds },
    { metricName: `${name}_count`, labels, value: count },
  ]
}
