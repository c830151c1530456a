import type { Entry } from '@directory/shared/entry'
import type { Settings } from '@directory/shared/settings'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/intl.ts'
import { MailButtons } from '../../selection/door.ts'
import { FilterChips, PrintedFilters } from './FilterChips.tsx'
import { FilterFold } from './FilterFold.tsx'
import styles from './FilterForm.module.css'
import { FilterGetForm, QueryField, RegionSelect, ResultCount } from './filterControls.tsx'
import type { Grouping } from './filters.ts'
import { FilterCheckboxes, GroupSelect } from './listControls.tsx'
import type { FilterState } from './useFilters.ts'

interface Props {
  state: FilterState
  region: Settings['region'] | undefined
  proposedOrder: Grouping
  entries: readonly Entry[]
  /** (German) path of the list. */
  path: string
  count: number
  mapButton: ReactNode
}

export function FilterForm({ state, region, proposedOrder, entries, path, count, mapButton }: Props) {
  const text = useText()
  const { controlValues, change } = state
  return (
    <>
      <PrintedFilters filters={state.filters} />
      <FilterGetForm state={state} className={styles.form}>
        <FilterFold
          className={styles.besideHeading}
          count={count}
          aside={
            <>
              {mapButton && <span className={styles.besideFold}>{mapButton}</span>}
              <ResultCount count={text('list.count', { count })} />
            </>
          }
        >
          <div className={styles.fields}>
            <QueryField label={text('list.search')} controlValues={controlValues} change={change} />
            <GroupSelect controlValues={controlValues} change={change} proposed={proposedOrder} />
            <RegionSelect controlValues={controlValues} change={change} region={region} />
            <FilterCheckboxes controlValues={controlValues} change={change} entries={entries} />
            <div className={styles.mail}>
              {mapButton && <span className={styles.inFold}>{mapButton}</span>}
              <MailButtons />
            </div>
          </div>
        </FilterFold>
        <FilterChips state={state} path={path} showsQuery asksPlace />
      </FilterGetForm>
    </>
  )
}
