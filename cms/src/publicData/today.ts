import { currentTime } from '#clock.ts'
import { regionDate } from './onDate.ts'

/** Returns today's date in the region, `YYYY-MM-DD`. */
export const today = () => regionDate(currentTime())
