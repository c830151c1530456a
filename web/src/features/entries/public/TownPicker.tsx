import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { parsePoint } from '#shared/region'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './FilterForm.module.css'
import {
  formatOrigin,
  storePlaceByName,
  storeVisitorPlace,
  townFieldId,
  useDistanceOrigin,
  useLocate,
  usePlaceAnswer,
} from './visitorPlace.ts'

interface Props {
  label: string
  onPick: (from: string) => void
}

/** The places are fetched when the field is used. */
export function TownPicker({ label, onPick }: Props) {
  const text = useText()
  const from = useDistanceOrigin()
  const { locating, locate } = useLocate()
  const isPoint = parsePoint(from) !== null
  const placeText = isPoint ? text('list.fromOwn') : from
  /** Null until something is typed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [wasFocused, setWasFocused] = useState(false)
  const [typedUnresolved, setUnresolved] = useState<UnresolvedPlace | null>(null)
  const answer = usePlaceAnswer(isPoint ? '' : from)
  const isUnknown = answer?.place === null && typed === null
  const unresolved = typedUnresolved ?? (isUnknown ? { name: from, guesses: answer.guesses } : null)
  const listId = useId()
  const known = useCall('GET /api/places', wasFocused ? {} : null).data ?? []
  const places = unresolved?.candidates ?? unresolved?.guesses ?? []
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
    const { place, guesses } = await storePlaceByName(typedName)
    if (!place) return setUnresolved({ name: typedName, guesses })
    if (place.others.length > 0)
      return setUnresolved({ name: typedName, candidates: [place.label, ...place.others] })
    setTyped(null)
    setUnresolved(null)
    onPick(place.label || `${place.lat},${place.lon}`)
  }

  function onType({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    setTyped(value)
    setUnresolved(null)
    // Chosen from the list. What is typed waits for Enter, because a longer name may begin with another.
    const isTyped = /^insert(?:Composition)?Text$/.test((nativeEvent as InputEvent).inputType ?? '')
    if (!isTyped && known.some(({ label }) => label === value)) pick(value)
  }

  const pickTyped = () => typed !== null && pick(typed)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') pickTyped()
  }
  if (placeText !== '' && typed === null && !isUnknown)
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
    <div className={styles.town}>
      <TextField
        ref={field}
        id={townFieldId}
        name="from"
        list={listId}
        label={label}
        error={
          unresolved &&
          text(unresolved.candidates ? 'list.fromSeveral' : 'list.fromUnknown', { name: unresolved.name })
        }
        autoComplete="off"
        maxLength={100}
        value={typed ?? placeText}
        onFocus={() => setWasFocused(true)}
        onChange={onType}
        onKeyDown={onKeyDown}
        onBlur={pickTyped}
      />
      <datalist id={listId}>
        {known.map(({ label, postcode }) => (
          <option key={label} value={label} label={postcode === '' ? undefined : `${label}, ${postcode}`} />
        ))}
      </datalist>
      {places.length > 0 && (
        <p className={styles.choices}>
          {!unresolved?.candidates && text('list.fromGuess')}
          {places.map((place) => (
            <button key={place} type="button" className={styles.chip} onClick={() => pick(place)}>
              {place}
            </button>
          ))}
        </p>
      )}
      <Button
        className="withScript"
        icon="location"
        aria-busy={locating}
        onClick={() => locate((place) => onPick(formatOrigin(place)))}
      >
        <VisuallyHidden>{text(locating ? 'list.locating' : 'map.ownPosition')}</VisuallyHidden>
      </Button>
    </div>
  )
}

/** Several places have the name, or none has, but similar ones. */
interface UnresolvedPlace {
  name: string
  candidates?: readonly string[]
  guesses?: readonly string[]
}
