import type { Entry } from '@directory/shared/entry'
import { useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useMoment } from '../../../lib/moment.ts'
import { isOpenStillToday, isOpenToday } from './entryHours.ts'

/**
 * Makes a test for whether a provider is open today, and not over for today; `undefined` if not asked for, or the date
 * is not known yet. Pages are cached for everyone, so the server knows the date only, and so does a page without
 * scripts.
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

/** Whether it is still unknown who has closed for today, so that a list may lose some of those the server has shown. */
export function useAwaitsMoment(isAsked: boolean): boolean {
  return useMoment(isAsked) === null && isAsked
}
