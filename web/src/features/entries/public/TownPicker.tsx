import { parsePoint } from '@directory/shared/region'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './FilterForm.module.css'
import {
  formatOrigin,
  storePlaceByName,
  storeVisitorPlace,
  townFieldId,
  useDistanceOrigin,
  useLocate,
} from './position.ts'

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
  /** A name that was typed and means no place, or several. */
  const [asked, setAsked] = useState('')
  const name = asked || (typed === null && !isPoint ? from : '')
  const input = name === '' ? null : { from: name }
  const { place, guesses = [] } = useCall('GET /api/place', input, { keepsEarlier: false }).data ?? {}
  const isUnknown = place === null
  const candidates = asked !== '' && place ? [place.label, ...place.others] : guesses
  const listId = useId()
  const places = useCall('GET /api/places', wasFocused ? {} : null).data ?? []
  const field = useRef<HTMLInputElement>(null)
  const [wasRemoved, setWasRemoved] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: adopts, once, what was typed before the scripts ran
  useEffect(() => {
    const typedEarly = field.current?.value ?? placeText
    if (typedEarly !== placeText && typedEarly !== from) pick(typedEarly)
  }, [])

  function remove() {
    storeVisitorPlace(null)
    setTyped(null)
    setAsked('')
    onPick('')
  }

  async function pick(name: string) {
    const typedName = name.trim()
    if (typedName === placeText) return setTyped(null)
    if (typedName === '') return remove()
    const place = await storePlaceByName(typedName)
    if (!place || place.others.length > 0) return setAsked(typedName)
    setTyped(null)
    setAsked('')
    onPick(place.label || `${place.lat},${place.lon}`)
  }

  function onType({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    setTyped(value)
    setAsked('')
    // Chosen from the list. What is typed waits for Enter, because a longer name may begin with another.
    const isTyped = /^insert(?:Composition)?Text$/.test((nativeEvent as InputEvent).inputType ?? '')
    if (!isTyped && places.some(({ label }) => label === value)) pick(value)
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
          isUnknown
            ? text('list.fromUnknown', { name })
            : asked !== '' && place && text('list.fromSeveral', { name })
        }
        autoComplete="off"
        autoFocus={wasRemoved}
        maxLength={100}
        value={typed ?? placeText}
        onFocus={() => setWasFocused(true)}
        onChange={onType}
        onKeyDown={onKeyDown}
        onBlur={pickTyped}
      />
      <datalist id={listId}>
        {places.map(({ label, postcode }) => (
          <option key={label} value={label} label={postcode === '' ? undefined : `${label}, ${postcode}`} />
        ))}
      </datalist>
      {candidates.length > 0 && (
        <p className={styles.choices}>
          {isUnknown && text('list.fromGuess')}
          {candidates.map((one) => (
            <button key={one} type="button" className={styles.chip} onClick={() => pick(one)}>
              {one}
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
