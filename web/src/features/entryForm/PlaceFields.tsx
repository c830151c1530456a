import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Row.tsx'
import { PositionPicker } from '../map/door.ts'
import styles from './EntryFields.module.css'
import { type EntryValues, type FieldsProps, positionOfValues } from './entryValues.ts'

const typingPauseMs = 900

type MarkerPlacement = 'idle' | 'looking' | 'found' | 'postcode' | 'unknown' | 'moved'

function useMarkerPlacement(
  { street, plz, city, moved }: Pick<EntryValues, 'street' | 'plz' | 'city' | 'moved'>,
  set: (changes: Partial<EntryValues>) => void,
  hasPosition: boolean,
  isGuessed: boolean,
) {
  const [state, setState] = useState<MarkerPlacement>(isGuessed ? 'postcode' : 'idle')
  const address = [street.trim(), plz.trim(), city.trim()].join('|')
  const lookedUpAddress = useRef('')
  /** Number of lookups and moves by hand, each of which cancels an earlier lookup. */
  const latestLookup = useRef(0)
  const ready = street.trim() !== '' && (city.trim() !== '' || /^\d{5}$/.test(plz.trim()))

  const look = useCallback(async () => {
    const [street = '', plz = '', city = ''] = address.split('|')
    const lookup = ++latestLookup.current
    setState('looking')
    const position = await call('GET /api/geocode', { street, plz, city }).catch(() => null)
    if (latestLookup.current !== lookup) return
    // The middle of its postcode is not the place of an address.
    if (position && position.lat !== null && position.lon !== null && !position.approximate) {
      setState('found')
      set({ lat: String(position.lat), lon: String(position.lon), moved: '' })
    } else {
      setState('unknown')
      // The marker belongs to an earlier address, unless it was placed by hand.
      if (!moved) set({ lat: '', lon: '' })
    }
  }, [address, moved, set])

  useEffect(() => {
    // An entry with a position, for instance after a reload, keeps it until its address changes.
    if (lookedUpAddress.current === '' && hasPosition) lookedUpAddress.current = address
    if (!ready || lookedUpAddress.current === address) return
    const timer = setTimeout(() => {
      lookedUpAddress.current = address
      void look()
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [address, ready, hasPosition, look])

  const move = useCallback(
    ({ lat, lon }: { lat: number; lon: number }) => {
      latestLookup.current++
      set({ lat: lat.toFixed(6), lon: lon.toFixed(6), moved: 'true' })
      setState('moved')
    },
    [set],
  )
  return { state, ready, look: () => void look(), move }
}

/** These say something of the address; what others say is seen on the open map only. */
const isOfAddress: readonly MarkerPlacement[] = ['looking', 'unknown', 'postcode']

interface Props extends Pick<FieldsProps, 'values' | 'set' | 'errors' | 'isPositionGuessed'> {
  fold?: (map: ReactNode) => ReactNode
}

/** Without scripts the server looks up the position. */
export function PlaceFields(props: Props) {
  const { values, set, errors, isPositionGuessed = false, fold = (map) => map } = props
  const text = useText()
  const place = positionOfValues(values)
  const placement = useMarkerPlacement(values, set, place !== null, isPositionGuessed)
  const { region } = useSettings()
  const words = text(`entry_dialogue.place.${placement.state}`, { plz: values.plz })
  const positionError = errors.lat ?? errors.lon
  return (
    <div className={`withScript ${styles.place}`}>
      <input type="hidden" name="lat" value={values.lat} />
      <input type="hidden" name="lon" value={values.lon} />
      {positionError && <p className={styles.error}>{positionError}</p>}
      <p role="status">
        {place === null && placement.state === 'idle' && text('entry_dialogue.placeLater')}
        {isOfAddress.includes(placement.state) && words}
      </p>
      {place &&
        fold(
          <PositionPicker position={place} onMove={placement.move}>
            {!isOfAddress.includes(placement.state) && <p>{words}</p>}
          </PositionPicker>,
        )}
      <Row className="unlessEmpty">
        {placement.ready && placement.state === 'moved' && (
          <Button icon="location" onClick={placement.look}>
            {text('entry_dialogue.placeAgain')}
          </Button>
        )}
        {place === null && placement.state === 'unknown' && (
          <Button icon="location" onClick={() => placement.move(region)}>
            {text('entry_dialogue.placeByHand')}
          </Button>
        )}
        {place && (
          <Button look="quiet" onClick={() => set({ lat: '', lon: '', moved: 'true' })}>
            {text('entry_dialogue.placeRemove')}
          </Button>
        )}
      </Row>
    </div>
  )
}
