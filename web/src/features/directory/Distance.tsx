import { Icon } from '../../components/Icon.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { classNames } from '../../lib/className.ts'
import { useLocale, useText } from '../../lib/intl.ts'
import styles from './EntryCard.module.css'
import { formatKm } from './entryText.ts'

/** As the crow flies; `?` is read out in words. */
export function Distance({ km }: { km: number | null }) {
  const text = useText()
  const shown = text('entry.km', { km: formatKm(km, useLocale()) })
  return (
    <span className={classNames(styles.distance, km === null && styles.unknown)}>
      <Icon name="location" />
      {km === null ? (
        <>
          <span aria-hidden="true">{shown}</span>
          <VisuallyHidden>{text('entry.distanceUnknown')}</VisuallyHidden>
        </>
      ) : (
        <span>
          <VisuallyHidden>{text('entry.distance')}: </VisuallyHidden>
          {shown}
        </span>
      )}
    </span>
  )
}
