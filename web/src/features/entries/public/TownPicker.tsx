import { parsePoint } from '@directory/shared/region'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../../lib/api.ts'
import { classNames } from '../../../lib/className.ts'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './FilterForm.module.css'
import {
  formatOrigin,
  type OwnPosition,
  showTownField,
  storePlaceByName,
  storeVisitorPlace,
  townFieldId,
  useDistanceOrigin,
  useIsUnknownPlace,
  usePlaceGuesses,
} from './position.ts'

interface Props {
  ownPosition: OwnPosition
  label?: string
  /** True for one row, with an icon as button; a stored place is shown there as a chip. */
  isCompact?: boolean
  onPick: (from: string) => void
}

/**
 * Asks where the visitor lives, from where all distances are measured: a town, village or postcode, or the device's
 * position. The choice is stored on the device. The places are fetched when the field is used.
 */
export function TownPicker({ ownPosition, label, isCompact = false, onPick }: Props) {
  const text = useText()
  const from = useDistanceOrigin()
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${townFieldId}`) showTownField()
  }, [hash])
  const isPoint = parsePoint(from) !== null
  const placeText = isPoint ? text('list.fromOwn') : from
  /** Typed text; null until something is typed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [wasFocused, setWasFocused] = useState(false)
  /** The typed text if it is unknown or several places have that name. */
  const [unresolved, setUnresolved] = useState<UnresolvedPlace | null>(null)
  const isUnknown = useIsUnknownPlace(isPoint ? '' : from) && typed === null
  const shownUnresolved = unresolved ?? (isUnknown ? { name: from, candidates: [] } : null)
  const listId = useId()
  const places = useCall('GET /api/places', wasFocused ? {} : null).data ?? []
  const field = useRef<HTMLInputElement>(null)
  const [wasRemoved, setWasRemoved] = useState(false)
  useEffect(() => {
    if (wasRemoved) field.current?.focus()
  }, [wasRemoved])
  // biome-ignore lint/correctness/useExhaustiveDependencies: adopts, once, what was typed before the scripts ran
  useEffect(() => {
    const typedEarly = field.current?.value ?? placeText
    if (typedEarly !== placeText && typedEarly !== from) pick(typedEarly)
  }, [])

  function remove() {
    storeVisitorPlace(null)
    setTyped(null)
    setUnresolved(null)
    onPick('')
  }

  async function pick(name: string) {
    const typedName = name.trim()
    if (typedName === placeText) return setTyped(null)
    if (typedName === '') return remove()
    const place = await storePlaceByName(typedName)
    if (!place || place.others.length > 0)
      return setUnresolved({ name: typedName, candidates: place ? [place.label, ...place.others] : [] })
    setTyped(null)
    setUnresolved(null)
    onPick(place.label || `${place.lat},${place.lon}`)
  }

  function onType(value: string) {
    setTyped(value)
    setUnresolved(null)
    // Chosen from the list.
    if (places.some(({ label }) => label === value)) pick(value)
  }

  const pickTyped = () => typed !== null && pick(typed)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') pickTyped()
  }
  const buttonText = (id: 'list.locating' | 'map.ownPosition') =>
    isCompact ? <VisuallyHidden>{text(id)}</VisuallyHidden> : text(id)
  if (isCompact && placeText !== '' && typed === null && !isUnknown)
    return (
      <div className={styles.kept}>
        <p className={styles.keptLabel}>{label}</p>
        <button type="button" className={styles.chip} onClick={() => [remove(), setWasRemoved(true)]}>
          <Icon name="close" />
          <span>
            <VisuallyHidden>{text('list.fromRemove')}: </VisuallyHidden>
            {placeText}
          </span>
        </button>
        <input type="hidden" name="from" value={from} />
      </div>
    )
  return (
    <div className={classNames(styles.town, isCompact && styles.compact)}>
      <TextField
        ref={field}
        id={townFieldId}
        name={isPoint && typed === null ? undefined : 'from'}
        list={listId}
        label={label ?? text('list.from')}
        error={
          shownUnresolved &&
          text(shownUnresolved.candidates.length > 0 ? 'list.fromSeveral' : 'list.fromUnknown', {
            name: shownUnresolved.name,
          })
        }
        autoComplete="off"
        maxLength={100}
        value={typed ?? placeText}
        onFocus={() => setWasFocused(true)}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={pickTyped}
      />
      {isPoint && typed === null && <input type="hidden" name="from" value={from} />}
      <datalist id={listId}>
        {places.map(({ label, postcode }) => (
          <option key={label} value={label} label={postcode === '' ? undefined : `${label}, ${postcode}`} />
        ))}
      </datalist>
      {shownUnresolved && <PlaceChoices unresolved={shownUnresolved} onPick={pick} />}
      {placeText === '' || typed !== null ? (
        <Button
          className="withScript"
          icon="location"
          aria-busy={ownPosition.locating}
          onClick={() => ownPosition.locate((place) => onPick(formatOrigin(place)))}
        >
          {buttonText(ownPosition.locating ? 'list.locating' : 'map.ownPosition')}
        </Button>
      ) : (
        <Button className="withScript" onClick={remove}>
          {text('list.fromRemove')}
        </Button>
      )}
    </div>
  )
}

/** A place that is unknown, or a name that several places have. */
type UnresolvedPlace = { name: string; candidates: readonly string[] }

interface ChoicesProps {
  unresolved: UnresolvedPlace
  onPick: (place: string) => void
}

/** Lists, below the field, the places of that name, or those with names similar to an unknown one. */
function PlaceChoices({ unresolved: { name, candidates }, onPick }: ChoicesProps) {
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
