import { currentTime, dayMs } from '../clock.ts'
import { regionDate } from './onDate.ts'

/** Returns today's date in the region, `YYYY-MM-DD`. */
export const today = (): string => regionDate(currentTime())

export const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T12:00:00.000Z`) + dayMs).toISOString().slice(0, 10)
