import { allRegions } from '@directory/shared/region'
import type { Settings } from '@directory/shared/settings'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { MailButtons } from '../../selection/door.ts'
import { FilterChips, PrintedFilters } from './FilterChips.tsx'
import { FilterFold } from './FilterFold.tsx'
import styles from './FilterForm.module.css'
import { FilterCheckboxes, GroupSelect } from './filterControls.tsx'
import type { Grouping } from './filters.ts'
import type { OwnPosition } from './position.ts'
import { ResultCount } from './ResultCount.tsx'
import { TownPicker } from './TownPicker.tsx'
import type { FilterState } from './useFilters.ts'

interface Props {
  state: FilterState
  /** Absent until it is known. */
  region: Settings['region'] | undefined
  ownPosition: OwnPosition
  /** Order until the visitor chooses one. */
  proposedOrder: Grouping
  /** (German) path of the list. */
  path: string
  /** Number of providers that match the filters. */
  count: number
  /** Absent if there are no providers to show. */
  mapButton: ReactNode
}

/** Renders a plain GET form behind one line; its controls act at once when scripts run. */
export function FilterForm({ state, region, ownPosition, proposedOrder, path, count, mapButton }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  const { controlValues, change, adoptInput } = state
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => adoptInput(form.current), [adoptInput])

  function submit(event: FormEvent) {
    event.preventDefault()
    change({})
  }

  return (
    <>
      <PrintedFilters filters={state.filters} />
      <search className="noPrint">
        <form ref={form} method="get" action={pathname} onSubmit={submit} className={styles.form}>
          <FilterFold
            className={styles.besideHeading}
            count={count}
            canSubmit
            aside={
              <>
                {mapButton && <span className={styles.besideFold}>{mapButton}</span>}
                <ResultCount count={text('list.count', { count })} />
              </>
            }
          >
            <div className={styles.fields}>
              <TextField
                type="search"
                name="q"
                label={text('list.search')}
                autoComplete="off"
                maxLength={200}
                value={controlValues.q}
                onChange={(event) => change({ q: event.target.value }, 'typing')}
              />
              <GroupSelect controlValues={controlValues} change={change} proposed={proposedOrder} />
              {region && (
                <SelectField
                  name="region"
                  label={text('list.region')}
                  value={controlValues.region}
                  onChange={(event) => change({ region: event.target.value })}
                >
                  <option value={region.key}>{region.label}</option>
                  <option value={allRegions}>{text('list.regionAll')}</option>
                </SelectField>
              )}
              <TownPicker ownPosition={ownPosition} onPick={(from) => change({ from })} />
              <FilterCheckboxes controlValues={controlValues} change={change} />
              <div className={styles.mail}>
                {mapButton && <span className={styles.inFold}>{mapButton}</span>}
                <MailButtons />
              </div>
            </div>
          </FilterFold>
          <FilterChips state={state} path={path} showsQuery asksPlace />
        </form>
      </search>
    </>
  )
}
