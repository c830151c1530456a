import { everywhere } from '@directory/shared/region'
import type { Settings } from '@directory/shared/settings'
import type { Town } from '@directory/shared/town'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { FilterFold } from './FilterFold.tsx'
import styles from './FilterForm.module.css'
import { FilterCheckboxes, GroupSelect } from './filterControls.tsx'
import { filterCheckboxes, type Grouping } from './filters.ts'
import { type OwnPosition, useFrom } from './position.ts'
import { TownPicker } from './TownPicker.tsx'
import type { FilterState } from './useFilters.ts'

interface Props {
  state: FilterState
  /** Absent until it is known. */
  region: Settings['region'] | undefined
  towns: readonly Town[]
  own: OwnPosition
  /** Order until a person chooses one. */
  proposed: Grouping
}

/** A plain GET form whose controls act at once when scripts run; in a narrow container it folds into one line. */
export function FilterForm({ state, region, towns, own, proposed }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  const from = useFrom()
  const { draft, change, adopt } = state
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => adopt(form.current), [adopt])

  function submit(event: FormEvent) {
    event.preventDefault()
    change({})
  }

  return (
    <search className="noPrint">
      <form ref={form} method="get" action={pathname} onSubmit={submit} className={styles.form}>
        <FilterFold isOpen={isOpen(state)} from={from} label={text('list.moreFilters')}>
          <div className={styles.line}>
            <TextField
              type="search"
              name="q"
              label={text('list.search')}
              autoComplete="off"
              maxLength={200}
              value={draft.q}
              onChange={(event) => change({ q: event.target.value }, 'typing')}
            />
            <FilterCheckboxes draft={draft} change={change} />
            <GroupSelect draft={draft} change={change} proposed={proposed} />
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
        </FilterFold>
      </form>
    </search>
  )
}

/** Open if an active filter hides or rearranges providers; the visitor's town does neither. */
function isOpen({ filters, defaults }: FilterState): boolean {
  const isOther = filters.group !== '' || filters.region !== defaults.region
  return isOther || filterCheckboxes.some((name) => filters[name]) || filters.q !== ''
}
