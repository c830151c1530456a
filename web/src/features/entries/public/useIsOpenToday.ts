import type { Entry } from '@directory/shared/entry'
import { isOpenOn, isStillOpen } from '@directory/shared/openingHours/evaluate'
import { useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useMoment } from '../../../lib/moment.ts'
import { entryHours } from './entryHours.ts'

/**
 * Returns a test for whether a provider can be visited today without an appointment, and has not closed for today; null
 * if that is not stated. `undefined` if not wanted, or the
 * date is not known yet. Pages are cached for everyone, so the server, like a page without scripts, knows only the
 * date.
 */
export function useIsOpenToday(isWanted: boolean): ((entry: Entry) => boolean | null) | undefined {
  const { data } = useCall('GET /api/today', {})
  const moment = useMoment(isWanted)
  return useMemo(() => {
    if (!isWanted || !data) return undefined
    const { date, holidays } = data
    return (entry) => {
      const hours = entryHours(entry, holidays)
      return moment ? isStillOpen(hours, moment) : isOpenOn(hours, date)
    }
  }, [isWanted, data, moment])
}
