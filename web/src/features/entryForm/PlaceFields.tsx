import { useCall } from '../../lib/api.ts'
import { useText } from '../../lib/intl.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Row.tsx'
import styles from './EntryFields.module.css'
import { positionOfValues } from './entryValues.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { useMarkerPlacement } from './useMarkerPlacement.ts'

type Props = Pick<FieldsProps, 'values' | 'set' | 'errors' | 'renderMap'>

/** Places the marker on the map. Needs scripts; without them the server looks up the position. */
export function PlaceFields({ values, set, errors, renderMap }: Props) {
  const text = useText()
  const place = positionOfValues(values)
  const placement = useMarkerPlacement(values, set, place !== null)
  const { data: settings } = useCall('GET /api/settings', {})
  const regionCenter = settings?.region
  const positionError = errors.lat ?? errors.lon
  return (
    <div className={`withScript ${styles.place}`}>
      <input type="hidden" name="lat" value={values.lat} />
      <input type="hidden" name="lon" value={values.lon} />
      {positionError && <p className={styles.error}>{positionError}</p>}
      <p role="status">
        {place === null && placement.state === 'idle'
          ? text('entry_dialogue.placeLater')
          : text(`entry_dialogue.place.${placement.state}`)}
      </p>
      {place && renderMap(place, placement.move)}
      <Row className={styles.buttons}>
        {placement.ready && placement.state === 'moved' && (
          <Button icon="location" onClick={placement.look}>
            {text('entry_dialogue.placeAgain')}
          </Button>
        )}
        {place === null && placement.state === 'unknown' && regionCenter && (
          <Button icon="location" onClick={() => placement.move(regionCenter)}>
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
