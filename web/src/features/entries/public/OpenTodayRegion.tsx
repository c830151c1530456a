import type { Entry } from '@directory/shared/entry'
import { entryHours } from '@directory/shared/openingHours/entryHours'
import { isOpenOn, isStillOpen } from '@directory/shared/openingHours/evaluate'
import { type ComponentProps, useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { classNames } from '../../../lib/className.ts'
import { useMoment } from '../../../lib/moment.ts'
import styles from './DirectoryPage.module.css'

type Props = ComponentProps<'div'> & {
  /** True if only providers open today are wanted. */
  isFilterOn: boolean
}

/** Shows a list that may lose providers that the server has rendered, without moving meanwhile. */
export function OpenTodayRegion({ isFilterOn, className, ...rest }: Props) {
  // Until the moment is known, it is unknown who has closed for today.
  const isPending = useMoment(isFilterOn) === null && isFilterOn
  return (
    <div {...rest} className={classNames(isFilterOn && styles.ofToday, className)} data-waits={isPending} />
  )
}

/**
 * Returns a test for whether a provider can be visited today without an appointment, and has not closed for today; null
 * if that is not stated. `undefined` if not wanted, or the date is not known yet. Pages are cached for everyone, so the
 * server, like a page without scripts, knows only the date.
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
