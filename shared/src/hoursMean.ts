/** What the hours of a category's providers mean: shops open, clubs meet, buses run, advisers can be reached. */
export const hoursMeans = ['open', 'meets', 'runs', 'reachable'] as const
export type HoursMean = (typeof hoursMeans)[number]

export const isHoursMean = (value: unknown): value is HoursMean =>
  (hoursMeans as readonly unknown[]).includes(value)
