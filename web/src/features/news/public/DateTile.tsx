import { datePartsOf, longDate } from '../../../lib/format.ts'
import { useLocale } from '../../../lib/intl.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './DateTile.module.css'

/** Shows a date like a calendar sheet; screen readers get the long form. */
export function DateTile({ date }: { date: string }) {
  const locale = useLocale()
  const parts = datePartsOf(date, locale)
  if (!parts) return null
  const { weekday, day, month, year } = parts
  return (
    <time dateTime={date} className={styles.tile}>
      <VisuallyHidden>{longDate(date, locale)}</VisuallyHidden>
      <span aria-hidden="true" className={styles.weekday}>
        {weekday}
      </span>
      <span aria-hidden="true" className={styles.day}>
        {day}
      </span>
      <span aria-hidden="true" className={styles.month}>
        {month} {year}
      </span>
    </time>
  )
}
