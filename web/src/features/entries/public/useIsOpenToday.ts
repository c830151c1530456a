import type { Entry } from '@directory/shared/entry'
import { useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useMoment } from '../../../lib/moment.ts'
import { isOpenStillToday, isOpenToday } from './entryHours.ts'

/**
 * Returns a test for whether a provider is open today, and has not closed for today; `undefined` if not wanted, or the
 * date is not known yet. Pages are cached for everyone, so the server, like a page without scripts, knows only the
 * date.
 */
export function useIsOpenToday(isAsked: boolean): ((entry: Entry) => boolean | null) | undefined {
  const { data } = useCall('GET /api/today', {})
  const moment = useMoment(isAsked)
  return useMemo(() => {
    if (!isAsked || !data) return undefined
    const { date, holidays } = data
    return (entry) =>
      moment ? isOpenStillToday(entry, holidays, moment) : isOpenToday(entry, holidays, date)
  }, [isAsked, data, moment])
}

/** Returns whether it is unknown who has closed for today: a list may then lose rendered providers. */
export function useAwaitsMoment(isAsked: boolean): boolean {
  return useMoment(isAsked) === null && isAsked
}
