import { isOneOf } from './ownValue.ts'

/** Meaning of the hours of a category's providers: shops open, clubs meet, buses run, advisers can be reached. */
export const hoursMeans = ['open', 'meets', 'runs', 'reachable'] as const
export type HoursMean = (typeof hoursMeans)[number]

export const hoursTitle = (mean: HoursMean = 'open') =>
  mean === 'open' ? ('entry.opening' as const) : (`entry.opening.${mean}` as const)

export const isHoursMean = isOneOf(hoursMeans)
