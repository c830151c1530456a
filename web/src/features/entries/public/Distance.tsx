import { useLocale, useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Distance.module.css'
import { formatKm } from './entryText.ts'

interface Props {
  km: number | null
  /** Whether it is measured from the centre of the town. */
  isApproximate: boolean
  /** Town from which it is measured, if the position of the visitor's village is unknown. */
  measuredFrom: string
  /** True for cards: leaves out that it is the straight line. */
  isShort?: boolean
}

export function Distance({ km, isApproximate, measuredFrom, isShort = false }: Props) {
  const text = useText()
  const locale = useLocale()
  if (km === null)
    return (
      <span className={styles.unknown} role="img" aria-label={text('entry.distanceUnknown')}>
        ? km
      </span>
    )
  return (
    <span className={styles.distance}>
      <Icon name="location" />
      <span>
        {!isShort && <VisuallyHidden>{text('entry.distance')}: </VisuallyHidden>}
        {text(distanceTextId(km, { isApproximate, measuredFrom, isShort }), {
          km: formatKm(isApproximate || measuredFrom !== '' ? Math.max(1, Math.round(km)) : km, locale),
          town: measuredFrom,
        })}
      </span>
    </span>
  )
}

function distanceTextId(km: number, { isApproximate, measuredFrom, isShort }: Required<Omit<Props, 'km'>>) {
  if (measuredFrom !== '') return 'entry.kmFrom'
  if (isApproximate) return isShort ? 'entry.kmTownShort' : 'entry.km'
  if (isShort) return km < 1 ? 'entry.nearShort' : 'entry.kmShort'
  return km < 1 ? 'entry.near' : 'entry.km'
}
