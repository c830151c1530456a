import type { Entry } from '@directory/shared/entry'
import { useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useToday } from '../../../lib/moment.ts'
import { isOpenToday } from './entryHours.ts'

/**
 * Makes a test for whether a provider is open today; `undefined` if not asked for, or the date is not known yet. The
 * server knows the date, so the list is the same without scripts.
 */
export function useIsOpenToday(isAsked: boolean): ((entry: Entry) => boolean | null) | undefined {
  const { data } = useCall('GET /api/today', {})
  const date = useToday(isAsked) ?? data?.date
  return useMemo(
    () => (isAsked && data && date ? (entry) => isOpenToday(entry, data.holidays, date) : undefined),
    [isAsked, data, date],
  )
}
