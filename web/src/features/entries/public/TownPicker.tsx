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
import { PlaceChoices, type RefusedPlace } from './PlaceChoices.tsx'
import {
  formatOrigin,
  keepPlace,
  type OwnPosition,
  storeVisitorPlace,
  useFrom,
  useIsUnknownPlace,
} from './position.ts'
import { showTownField, townFieldId } from './townField.ts'

interface Props {
  own: OwnPosition
  label?: string
  /** True for one row, with an icon as button; a stored place is shown there as a chip. */
  isCompact?: boolean
  onPick: (from: string) => void
}

/**
 * Asks where the visitor lives, from where all distances are measured: a town, village or postcode, or the device's
 * position. The choice is stored on the device. The places are fetched when the field is used.
 */
export function TownPicker({ own, label, isCompact = false, onPick }: Props) {
  const text = useText()
  const from = useFrom()
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${townFieldId}`) showTownField()
  }, [hash])
  const isPoint = parsePoint(from) !== null
  const known = isPoint ? text('list.fromOwn') : from
  /** Typed text; null until something is typed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isUsed, setUsed] = useState(false)
  /** The typed text if it is unknown or several places have that name. */
  const [refused, setRefused] = useState<RefusedPlace | null>(null)
  const isUnknown = useIsUnknownPlace(isPoint ? '' : from) && typed === null
  const fault = refused ?? (isUnknown ? { name: from, several: [] } : null)
  const listId = useId()
  const places = useCall('GET /api/places', isUsed ? {} : null).data ?? []
  const field = useRef<HTMLInputElement>(null)
  const [isRemoved, setRemoved] = useState(false)
  useEffect(() => {
    if (isRemoved) field.current?.focus()
  }, [isRemoved])
  // biome-ignore lint/correctness/useExhaustiveDependencies: adopts, once, what was typed before the scripts ran
  useEffect(() => {
    const early = field.current?.value ?? known
    if (early !== known && early !== from) pick(early)
  }, [])

  function remove() {
    storeVisitorPlace(null)
    setTyped(null)
    setRefused(null)
    onPick('')
  }

  async function pick(name: string) {
    const wanted = name.trim()
    if (wanted === known) return setTyped(null)
    if (wanted === '') return remove()
    const place = await keepPlace(wanted)
    if (!place || place.others.length > 0)
      return setRefused({ name: wanted, several: place ? [place.label, ...place.others] : [] })
    setTyped(null)
    setRefused(null)
    onPick(place.label || `${place.lat},${place.lon}`)
  }

  function type(value: string) {
    setTyped(value)
    setRefused(null)
    // Chosen from the list.
    if (places.some(({ label }) => label === value)) pick(value)
  }

  const finish = () => typed !== null && pick(typed)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish()
  }
  const words = (id: 'list.locating' | 'map.ownPosition') =>
    isCompact ? <VisuallyHidden>{text(id)}</VisuallyHidden> : text(id)
  if (isCompact && known !== '' && typed === null && !isUnknown)
    return (
      <div className={styles.kept}>
        <p className={styles.keptLabel}>{label}</p>
        <button type="button" className={styles.chip} onClick={() => [remove(), setRemoved(true)]}>
          <Icon name="close" />
          <span>
            <VisuallyHidden>{text('list.fromRemove')}: </VisuallyHidden>
            {known}
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
          fault &&
          text(fault.several.length > 0 ? 'list.fromSeveral' : 'list.fromUnknown', { name: fault.name })
        }
        autoComplete="off"
        maxLength={100}
        value={typed ?? known}
        onFocus={() => setUsed(true)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={finish}
      />
      {isPoint && typed === null && <input type="hidden" name="from" value={from} />}
      <datalist id={listId}>
        {places.map(({ label, postcode }) => (
          <option key={label} value={label} label={postcode === '' ? undefined : `${label}, ${postcode}`} />
        ))}
      </datalist>
      {fault && <PlaceChoices refused={fault} onPick={pick} />}
      {known === '' || typed !== null ? (
        <Button
          className="withScript"
          icon="location"
          aria-busy={own.locating}
          onClick={() => own.locate((place) => onPick(formatOrigin(place)))}
        >
          {words(own.locating ? 'list.locating' : 'map.ownPosition')}
        </Button>
      ) : (
        <Button className="withScript" onClick={remove}>
          {text('list.fromRemove')}
        </Button>
      )}
    </div>
  )
}
