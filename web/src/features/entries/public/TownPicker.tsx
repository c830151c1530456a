import type { Town } from '@directory/shared/town'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import styles from './FilterForm.module.css'
import { formatOrigin, type OwnPosition, parsePoint, storeVisitorPlace } from './position.ts'
import { showTownField, townFieldId } from './townField.ts'

interface Props {
  /** Origin from the address; the one stored in the browser is used if it is empty. */
  from: string
  towns: readonly Town[]
  own: OwnPosition
  onPick: (from: string) => void
}

/** Asks where the visitor lives, which all distances are measured from. */
export function TownPicker({ from: inAddress, towns, own, onPick }: Props) {
  const text = useText()
  const from = inAddress || (own.position ? formatOrigin(own.position) : '')
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${townFieldId}`) showTownField()
  }, [hash])
  const isPoint = parsePoint(from) !== null
  const shown = isPoint || towns.some((town) => town.city === from) ? from : ''
  const select = useRef<HTMLSelectElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: adopts, once, what was chosen before the scripts ran
  useEffect(() => {
    const chosen = select.current?.value ?? shown
    if (chosen !== shown) pick(chosen)
  }, [])

  function pick(city: string) {
    const town = towns.find((one) => one.city === city)
    if (town || city === '') storeVisitorPlace(town ?? null)
    onPick(city)
  }

  return (
    <div className={styles.town}>
      <SelectField
        ref={select}
        id={townFieldId}
        name="from"
        label={text('list.from')}
        value={shown}
        onChange={(event) => pick(event.target.value)}
      >
        <option value="">{text('list.fromNone')}</option>
        {isPoint && <option value={from}>{text('list.fromOwn')}</option>}
        {towns.map((town) => (
          <option key={town.city} lang="de">
            {town.city}
          </option>
        ))}
      </SelectField>
      <Button
        className="withScript"
        icon="location"
        aria-busy={own.locating}
        onClick={() => own.locate((place) => onPick(formatOrigin(place)))}
      >
        {text(own.locating ? 'list.locating' : 'map.ownPosition')}
      </Button>
    </div>
  )
}
