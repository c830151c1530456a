import type { SearchHelp } from '@directory/shared/searchHelp'
import { useText } from '../../../lib/intl.ts'
import styles from './Search.module.css'

/** Above the results: what was searched for and is not there, be it the place, a telephone number, or words. */
export function NotFound({ help: { place, around, leftOut, number } }: { help: SearchHelp }) {
  const text = useText()
  const quoted = leftOut.map((word) => text('search.quoted', { word })).join(', ')
  return (
    <>
      {place !== '' && around?.inPlace === 0 && (
        <p className={styles.before}>{text('search.placeNobody', { place })}</p>
      )}
      {number === 'alike' && <p className={styles.before}>{text('search.numberUnknown')}</p>}
      {leftOut.length > 0 && <p className={styles.before}>{text('search.leftOut', { words: quoted })}</p>}
    </>
  )
}

/** Where those who are shown first are in respect of the place that was searched for. */
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
  return nearest && <p className={styles.said}>{text('search.placeNearest', nearest)}</p>
}
