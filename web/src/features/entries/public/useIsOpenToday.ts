import type { Entry } from '@directory/shared/entry'
import { isOpenStillToday, isOpenToday } from '@directory/shared/openingHours/entryHours'
import { useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useMoment } from '../../../lib/moment.ts'

/**
 * Returns a test for whether a provider is open today, and has not closed for today; `undefined` if not wanted, or the
 * date is not known yet. Pages are cached for everyone, so the server, like a page without scripts, knows only the
 * date.
 */
export function useIsOpenToday(isWanted: boolean): ((entry: Entry) => boolean | null) | undefined {
  const { data } = useCall('GET /api/today', {})
  const moment = useMoment(isWanted)
  return useMemo(() => {
    if (!isWanted || !data) return undefined
    const { date, holidays } = data
    return (entry) =>
      moment ? isOpenStillToday(entry, holidays, moment) : isOpenToday(entry, holidays, date)
  }, [isWanted, data, moment])
}

/** Returns whether it is unknown who has closed for today: a list may then lose rendered providers. */
export function useIsMomentPending(isWanted: boolean): boolean {
  return useMoment(isWanted) === null && isWanted
}
