import { type ComponentProps, useMemo, useState } from 'react'
import { classNames } from '#lib/className.ts'
import { useHydrated } from '#lib/hydrated.ts'
import { useToday } from '#lib/settings.ts'
import { useMoment } from '#lib/useMoment.ts'
import type { Entry } from '#shared/entry'
import { entryHours } from '#shared/openingHours/entryHours'
import { isAwayOn, isOpenAt, isOpenOn, isStillOpen } from '#shared/openingHours/evaluate'
import type { UrgentHelp } from '#shared/searchHelp'
import styles from './DirectoryPage.module.css'
import { UrgentHelpNotice } from './UrgentHelpNotice.tsx'
import { useVisitingCategories } from './useVisitingCategories.ts'

type Props = ComponentProps<'div'> & {
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

/** At this moment, for the rest of today, or at any time of the day. */
type TimeAsked = 'now' | 'today' | 'day'

/**
 * Whether a provider can be visited then without an appointment; null if not stated, undefined if nothing is asked.
 * Providers who come to the house are not closed, unless away. Pages are cached for everyone, so the server, like a
 * page without scripts, knows only the date.
 */
export function useIsOpen(asked: TimeAsked | null): ((entry: Entry) => boolean | null) | undefined {
  const today = useToday()
  const visitingCategories = useVisitingCategories()
  const moment = useMoment(asked === 'now' || asked === 'today')
  return useMemo(() => {
    if (asked === null) return undefined
    return (entry) => {
      const hours = entryHours(entry, today.holidays)
      const { date } = moment ?? today
      const test = asked === 'now' ? isOpenAt : isStillOpen
      const isOpen = moment ? test(hours, moment) : isOpenOn(hours, date)
      const comes = visitingCategories.has(entry.category) && !isAwayOn(hours, date)
      return isOpen === false && comes ? null : isOpen
    }
  }, [asked, today, moment, visitingCategories])
}

interface HelpProps {
  /** Absent if closed providers of this kind need no other help. */
  help: UrgentHelp | null | undefined
  entries: readonly Entry[]
  asked: TimeAsked | null
}

/**
 * If all are closed: at the time asked for, otherwise for the rest of today, or on the whole day where the server has
 * drawn the list, so that nothing moves.
 */
export function HelpWhenClosed({ help, entries, asked }: HelpProps) {
  const today = useToday()
  const [isDrawnLater] = useState(useHydrated())
  const isOpen = useIsOpen(asked ?? (isDrawnLater ? 'today' : 'day'))
  if (!help || !isOpen) return null
  const states = entries.map(isOpen)
  const isHoliday = today.holidays.some(({ date, towns }) => date === today.date && towns === null)
  const areClosed = states.includes(false) || (isHoliday && states.length > 0)
  if (!areClosed || states.includes(true)) return null
  return (
    <div className="noPrint">
      <UrgentHelpNotice help={help} />
    </div>
  )
}
