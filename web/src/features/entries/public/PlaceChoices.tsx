import { useText } from '../../../lib/intl.ts'
import styles from './FilterForm.module.css'
import { usePlaceGuesses } from './position.ts'

interface Props {
  /** A place that nobody knows, or `""`. */
  unknown: string
  /** Those that a name may mean. */
  several: readonly string[]
  onPick: (place: string) => void
}

/** Below the field: the places of that name, or those that are called much like one that nobody knows. */
export function PlaceChoices({ unknown, several, onPick }: Props) {
  const text = useText()
  const guesses = usePlaceGuesses(unknown)
  const places = several.length > 0 ? several : guesses
  if (places.length === 0) return null
  return (
    <p className={styles.choices}>
      {several.length === 0 && text('list.fromGuess')}
      {places.map((place) => (
        <button key={place} type="button" className={styles.chip} onClick={() => onPick(place)}>
          {place}
        </button>
      ))}
    </p>
  )
}
