import type { SearchHelp } from '@directory/shared/searchHelp'
import { useText } from '../../../lib/intl.ts'
import styles from './Search.module.css'

/** Whether somebody is in the place that was searched for, else who comes there or is the nearest. */
export function PlaceSaid({ help: { place, around } }: { help: SearchHelp }) {
  const text = useText()
  if (place === '' || !around) return null
  const { inPlace, coming, municipality, nearest } = around
  if (inPlace > 0) return <p className={styles.said}>{text('search.place', { place })}</p>
  if (municipality)
    return (
      <p className={styles.said}>{text('search.placeMunicipality', { place, town: municipality.name })}</p>
    )
  if (coming > 0) return <p className={styles.said}>{text('search.placeComing', { place })}</p>
  const said = nearest
    ? text('search.placeNearest', { place, ...nearest })
    : text('search.placeNobody', { place })
  return <p className={styles.said}>{said}</p>
}
