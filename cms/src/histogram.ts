/** Upper bounds in seconds. */
export const histogramBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

export interface Histogram {
  /** Number of values within each bound and above the one before; the last one counts those above all bounds. */
  buckets: number[]
  /** The sum of all values. */
  seconds: number
  count: number
}

export const createHistogram = (): Histogram => ({
  buckets: Array(histogramBounds.length + 1).fill(0),
  seconds: 0,
  count: 0,
})

/** Adds a value. Creates no object, because it runs for every answer. */
export function observe(histogram: Histogram, ms: number): void {
  const seconds = ms / 1000
  let i = 0
  while (i < histogramBounds.length && seconds > (histogramBounds[i] as number)) i++
  histogram.buckets[i] = (histogram.buckets[i] ?? 0) + 1
  histogram.seconds += seconds
  histogram.count++
}
