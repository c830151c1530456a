import { useCall } from '../../lib/api.ts'
import { useText } from '../../lib/intl.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Row.tsx'
import styles from './EntryFields.module.css'
import { positionIn } from './entryValues.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { useMarkerPlacement } from './useMarkerPlacement.ts'

type Props = Pick<FieldsProps, 'values' | 'set' | 'errors' | 'renderMap'>

/** Places the marker on the map. Needs scripts; without them the server looks up the position. */
export function PlaceFields({ values, set, errors, renderMap }: Props) {
  const text = useText()
  const place = positionIn(values)
  const placing = useMarkerPlacement(values, set, place !== null)
  const { data: settings } = useCall('GET /api/settings', {})
  const middle = settings?.region
  const wrong = errors.lat ?? errors.lon
  return (
    <div className={`withScript ${styles.place}`}>
      <input type="hidden" name="lat" value={values.lat} />
      <input type="hidden" name="lon" value={values.lon} />
      {wrong && <p className={styles.error}>{wrong}</p>}
      <p role="status">
        {place === null && placing.state === 'idle'
          ? text('entry_dialogue.placeLater')
          : text(`entry_dialogue.place.${placing.state}`)}
      </p>
      {place && renderMap(place, placing.move)}
      <Row className={styles.buttons}>
        {placing.ready && placing.state === 'moved' && (
          <Button icon="location" onClick={placing.look}>
            {text('entry_dialogue.placeAgain')}
          </Button>
        )}
        {place === null && placing.state === 'unknown' && middle && (
          <Button icon="location" onClick={() => placing.move(middle)}>
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
