import type { ReactNode } from 'react'
import { classNames } from '#lib/className.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useMoment } from '#lib/useMoment.ts'
import { createOutdatedTest } from '#shared/checked'
import type { Entry } from '#shared/entry'
import { accessMark, areaWords, placesText, visitAreaOf } from '#shared/entryMarks'
import { saysFree } from '#shared/freePlaces'
import { makesHomeVisitsOrSaysSo } from '#shared/homeVisits'
import type { ServiceArea } from '#shared/serviceArea'
import { Icon, type IconName } from '#ui/Icon.tsx'
import styles from './Marks.module.css'

interface Props {
  entry: Entry
  /** True on a card: leaves out the area of home visits, and marks old details, which elsewhere get a sentence. */
  isShort?: boolean
  /** `YYYY-MM-DD` */
  today: string
}

export function Marks({ entry, isShort = false, today }: Props) {
  const text = useText()
  const makesHomeVisits = makesHomeVisitsOrSaysSo(entry)
  const isOutdated = isShort && createOutdatedTest(today)(entry)
  const access = accessMark(entry)
  const locale = useLocale()
  // Also right on a page that stays open past the day on which it is too old.
  const date = useMoment(entry.places !== '')?.date ?? today
  const places = placesText(entry, date, locale, text)
  if (!access && !makesHomeVisits && !isOutdated && places === '') return null
  return (
    <p className={classNames(styles.marks, isShort && styles.short)}>
      {places !== '' && <Mark icon={saysFree(entry.places) ? 'check' : 'clock'}>{places}</Mark>}
      {makesHomeVisits && (
        <Mark icon="home">
          <span>
            <HomeVisitArea area={isShort ? null : visitAreaOf(entry)} />
          </span>
        </Mark>
      )}
      {access && <Mark icon="accessible">{text(access)}</Mark>}
      {isOutdated && (
        <Mark icon="info" className={styles.old}>
          {text('entry.outdatedShort')}
        </Mark>
      )}
    </p>
  )
}

interface MarkProps {
  icon: IconName
  className?: string
  children: ReactNode
}

function Mark({ icon, className, children }: MarkProps) {
  return (
    <span className={classNames(styles.mark, className)}>
      <Icon name={icon} />
      {children}
    </span>
  )
}

export function HomeVisitArea({ area, label: ownLabel }: { area: ServiceArea | null; label?: string }) {
  const text = useText()
  const label = ownLabel ?? text('entry.comesToHouse')
  const words = areaWords(area, text)
  if (words === '') return label
  return (
    <>
      {label}: <span lang={area?.kind === 'towns' ? 'de' : undefined}>{words}</span>
    </>
  )
}

export function OutdatedNote({ entry, today }: Omit<Props, 'isShort'>) {
  const text = useText()
  if (!createOutdatedTest(today)(entry)) return null
  return (
    <p className="flush soft">
      <Icon name="info" /> {text('entry.outdated')}
    </p>
  )
}
