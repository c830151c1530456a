import { everywhere } from '@directory/shared/region'
import type { Settings } from '@directory/shared/settings'
import type { Town } from '@directory/shared/town'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../components/Button.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { Icon } from '../../components/Icon.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { TextField } from '../../components/TextField.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './FilterForm.module.css'
import type { Grouping } from './filters.ts'
import { type OwnPosition, pointOf, useFrom } from './position.ts'
import { TownPicker } from './TownPicker.tsx'
import type { FilterState } from './useFilters.ts'

const groupingNames = {
  city: 'list.groupCity',
  alphabet: 'list.groupAlphabet',
  distance: 'list.groupDistance',
} as const

interface Props {
  state: FilterState
  searchLabel: string
  groupings: readonly Grouping[]
  /** Absent until it is known. */
  region: Settings['region'] | undefined
  towns: readonly Town[]
  own: OwnPosition
}

/** A plain GET form whose controls act at once as soon as scripts run; with little room it is one line that opens. */
export function FilterForm({ state, searchLabel, groupings, region, towns, own }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  const from = useFrom()
  const { draft, change, adopt } = state
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => adopt(form.current), [adopt])
  // Only at first: it must not fold itself up while somebody is using it.
  const [open] = useState(() => isOpen(state))

  function submit(event: FormEvent) {
    event.preventDefault()
    change({})
  }

  return (
    <search className="noPrint">
      <form ref={form} method="get" action={pathname} onSubmit={submit} className={styles.form}>
        <details className={styles.more} open={open}>
          <summary className={styles.summary}>
            <Icon name="chevron" className={styles.marker} />
            {from === ''
              ? text('list.moreFilters')
              : text('list.filtersFrom', { town: pointOf(from) ? text('list.fromOwn') : from })}
          </summary>
          <div className={styles.line}>
            <TextField
              type="search"
              name="q"
              label={searchLabel}
              autoComplete="off"
              maxLength={200}
              value={draft.q}
              onChange={(event) => change({ q: event.target.value }, 'typing')}
            />
            <Checkbox
              name="barrierfree"
              value="true"
              label={text('list.barrierfree')}
              checked={draft.barrierfree}
              onChange={(event) => change({ barrierfree: event.target.checked })}
            />
            <SelectField
              name="group"
              label={text('list.group')}
              value={draft.group}
              onChange={(event) => change({ group: event.target.value as Grouping })}
            >
              {groupings.map((group) => (
                <option key={group} value={group}>
                  {text(groupingNames[group])}
                </option>
              ))}
            </SelectField>
            {region && (
              <SelectField
                name="region"
                label={text('list.region')}
                value={draft.region}
                onChange={(event) => change({ region: event.target.value })}
              >
                <option value={region.key}>{region.label}</option>
                <option value={everywhere}>{text('list.regionAll')}</option>
              </SelectField>
            )}
            <TownPicker from={draft.from} towns={towns} own={own} onPick={(from) => change({ from })} />
            <Button type="submit" look="main" className="withoutScript">
              {text('list.apply')}
            </Button>
          </div>
        </details>
      </form>
    </search>
  )
}

/** Filters that hide or rearrange something must not be hidden themselves; where somebody lives does neither. */
function isOpen({ filters, defaults }: FilterState): boolean {
  const isOther = filters.group !== defaults.group || filters.region !== defaults.region
  return isOther || filters.barrierfree || filters.q !== ''
}
