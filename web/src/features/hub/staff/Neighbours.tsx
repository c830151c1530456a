import styles from './Hub.module.css'
import { PlaceLinks } from './Places.tsx'
import { usePlace } from './usePlace.ts'

/** Links the other pages of the open page's place, beside its heading. */
export function Neighbours() {
  const { here, place } = usePlace()
  if (!place || place.alone || place.links.length < 2 || !place.links.some(({ to }) => to === here))
    return null
  return <PlaceLinks area={place} here={here} className={`${styles.links} ${styles.neighbours} noPrint`} />
}
