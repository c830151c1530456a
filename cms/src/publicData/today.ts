import { currentTime } from '#clock.ts'
import { regionDate } from './onDate.ts'

/** In the region, `YYYY-MM-DD`. */
export const today = () => regionDate(currentTime())
