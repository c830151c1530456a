/** Upper bounds in seconds. */
export const histogramBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

export interface Histogram {
  /** How many were within each bound and above the one before it; the last ones above all bounds. */
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

/** For every answer, so without any object of its own. */
export function observe(histogram: Histogram, ms: number): void {
  const seconds = ms / 1000
  let i = 0
  while (i < histogramBounds.length && seconds > (histogramBounds[i] as number)) i++
  histogram.buckets[i] = (histogram.buckets[i] ?? 0) + 1
  histogram.seconds += seconds
  histogram.count++
}
