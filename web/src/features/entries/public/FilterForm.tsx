import type { Entry } from '@directory/shared/entry'
import type { Settings } from '@directory/shared/settings'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../../../lib/intl.ts'
import { MailButtons } from '../../selection/door.ts'
import { FilterChips, PrintedFilters } from './FilterChips.tsx'
import { FilterFold } from './FilterFold.tsx'
import styles from './FilterForm.module.css'
import { FilterGetForm, QueryField, RegionSelect, ResultCount } from './filterControls.tsx'
import type { Grouping } from './filters.ts'
import { FilterCheckboxes, GroupSelect } from './listControls.tsx'

interface Props extends Omit<ComponentProps<typeof FilterChips>, 'showsQuery'> {
  /** The field of a search, in place of a list's own; `isCompact`: beside the filters. */
  search?: { field: ReactNode; isCompact: boolean; onSubmit: () => void }
  region?: Settings['region'] | undefined
  proposedOrder: Grouping
  entries: readonly Entry[]
  /** Absent before there is a list. */
  count: number | undefined
  countText: string
  mapButton?: ReactNode
}

export function FilterForm(props: Props) {
  const { search, region, proposedOrder, entries, count, countText, mapButton, ...chips } = props
  const text = useText()
  const { filters, controlValues, change } = props.state
  const controls = { controlValues, change }
  return (
    <>
      <PrintedFilters filters={filters} />
      <FilterGetForm state={props.state} className={styles.form} onSubmit={search?.onSubmit}>
        {search?.field}
        <FilterFold
          className={search ? search.isCompact && styles.besideField : styles.besideHeading}
          count={count}
          aside={
            count !== undefined && (
              <>
                {mapButton && <span className={styles.besideFold}>{mapButton}</span>}
                <ResultCount count={countText} quiet={search !== undefined} />
              </>
            )
          }
        >
          <div className={styles.fields}>
            {!search && <QueryField {...controls} label={text('list.search')} />}
            <GroupSelect {...controls} proposed={proposedOrder} />
            {!search && <RegionSelect {...controls} region={region} />}
            <FilterCheckboxes {...controls} entries={entries} />
            <div className={styles.mail}>
              {mapButton && <span className={styles.inFold}>{mapButton}</span>}
              <MailButtons />
            </div>
          </div>
        </FilterFold>
        <FilterChips {...chips} showsQuery={!search} />
      </FilterGetForm>
    </>
  )
}
