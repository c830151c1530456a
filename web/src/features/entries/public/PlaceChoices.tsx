import { useText } from '../../../lib/intl.ts'
import styles from './FilterForm.module.css'
import { usePlaceGuesses } from './position.ts'

/** A place that is unknown, or a name that several places have. */
export type UnresolvedPlace = { name: string; candidates: readonly string[] }

interface Props {
  unresolved: UnresolvedPlace
  onPick: (place: string) => void
}

/** Lists, below the field, the places of that name, or those with names similar to an unknown one. */
export function PlaceChoices({ unresolved: { name, candidates }, onPick }: Props) {
  const text = useText()
  const isUnknown = candidates.length === 0
  const guesses = usePlaceGuesses(isUnknown ? name : '')
  const places = isUnknown ? guesses : candidates
  if (places.length === 0) return null
  return (
    <p className={styles.choices}>
      {isUnknown && text('list.fromGuess')}
      {places.map((place) => (
        <button key={place} type="button" className={styles.chip} onClick={() => onPick(place)}>
          {place}
        </button>
      ))}
    </p>
  )
}
