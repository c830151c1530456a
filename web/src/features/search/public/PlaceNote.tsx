import type { Entry } from '@directory/shared/entry'
import type { SearchHelp } from '@directory/shared/searchHelp'
import { useText } from '../../../lib/intl.ts'
import styles from './Search.module.css'

interface Props {
  help: SearchHelp
  /** True for all but the first. */
  areOthers?: boolean
}

/**
 * Tells what was not found: a telephone number, the place, or words. Only the first of these is above the results, so
 * that a provider is on the first screen.
 */
export function NotFound({ help: { place, around, leftOut, number }, areOthers = false }: Props) {
  const text = useText()
  const quoted = leftOut.map((word) => text('search.quoted', { word })).join(', ')
  const [first, ...others] = [
    number === 'alike' && text('search.numberUnknown'),
    place !== '' && around?.inPlace === 0 && !around.isServed && text('search.placeNobody', { place }),
    leftOut.length > 0 && text('search.leftOut', { words: quoted }),
  ].filter((sentence) => sentence !== false)
  if (!areOthers) return first && <p className={styles.before}>{first}</p>
  return others.map((sentence) => (
    <p key={sentence} className={styles.note}>
      {sentence}
    </p>
  ))
}

/** Tells where the first results are, relative to the place in the query. */
export function PlaceNote({
  help: { place, around },
  first,
}: {
  help: SearchHelp
  first: Entry | undefined
}) {
  const text = useText()
  if (place === '' || !around) return null
  const { inPlace, coming, municipality, nearest } = around
  if (inPlace > 0) return <p className={styles.note}>{text('search.place', { place })}</p>
  if (municipality)
    return (
      <p className={styles.note}>
        {text('search.placeMunicipality', { place, town: municipality.name, coming })}
      </p>
    )
  if (coming > 0) return <p className={styles.note}>{text('search.placeComing', { place })}</p>
  // The first result needs no mention.
  if (!nearest || (nearest.name === first?.name && nearest.city === first.city)) return null
  return <p className={styles.note}>{text('search.placeNearest', nearest)}</p>
}
