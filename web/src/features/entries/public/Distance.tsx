import { useLocale, useText } from '#lib/intl.ts'
import type { Entry } from '#shared/entry'
import { exactPositionOf } from '#shared/region'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Distance.module.css'
import { formatKm } from './entryText.ts'

interface Props {
  entry: Entry
  km: number | null
  measuredFrom: string
  /** True for cards: leaves out that it is the straight line. */
  isShort?: boolean
}

export function Distance({ entry, km, measuredFrom, isShort = false }: Props) {
  const text = useText()
  const locale = useLocale()
  // Then it is measured from the centre of the town.
  const isApproximate = exactPositionOf(entry) === null
  if (km === null)
    return (
      <span className={styles.unknown} role="img" aria-label={text('entry.distanceUnknown')}>
        ? km
      </span>
    )
  const [near, far, fromTown] = isShort
    ? (['entry.nearShort', 'entry.kmShort', 'entry.kmTownShort'] as const)
    : (['entry.near', 'entry.km', 'entry.km'] as const)
  const usual = isApproximate ? fromTown : km < 1 ? near : far
  const id = measuredFrom === '' ? usual : 'entry.kmFrom'
  const isRough = isApproximate || measuredFrom !== ''
  return (
    <span className={styles.distance}>
      <Icon name="location" />
      <span>
        {!isShort && <VisuallyHidden>{text('entry.distance')}: </VisuallyHidden>}
        {text(id, { km: formatKm(isRough ? Math.max(1, Math.round(km)) : km, locale), town: measuredFrom })}
      </span>
    </span>
  )
}
