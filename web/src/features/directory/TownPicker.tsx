import type { Town } from '@directory/shared/town'
import { Button } from '../../components/Button.tsx'
import { Row } from '../../components/Row.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './FilterForm.module.css'
import type { OwnPosition } from './position.ts'

interface Props {
  /** Town of the address; empty where none is chosen. */
  from: string
  towns: readonly Town[]
  own: OwnPosition
  onPick: (town: string) => void
}

/** Where distances are measured from: a town (most visitors sit at a desk) or the visitor's own place. */
export function TownPicker({ from, towns, own, onPick }: Props) {
  const text = useText()
  const unset = own.position ? 'list.fromOwn' : 'list.fromNone'
  return (
    <div className={styles.town}>
      <SelectField
        name="from"
        label={text('list.from')}
        value={towns.some((town) => town.city === from) ? from : ''}
        onChange={(event) => onPick(event.target.value)}
      >
        <option value="">{text(unset)}</option>
        {towns.map((town) => (
          <option key={town.city} lang="de">
            {town.city}
          </option>
        ))}
      </SelectField>
      <Row tight>
        <Button
          className="withScript"
          icon="location"
          aria-busy={own.locating}
          onClick={() => own.locate(() => onPick(''))}
        >
          {text(own.locating ? 'list.locating' : 'map.ownPosition')}
        </Button>
        {own.position && (
          <Button className="withScript" look="quiet" onClick={own.forget}>
            {text('list.forgetPosition')}
          </Button>
        )}
      </Row>
    </div>
  )
}
