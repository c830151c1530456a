import type { Entry } from '@directory/shared/entry'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { classNames } from '../../../lib/className.ts'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { MailButtons } from '../../selection/door.ts'
import { FilterChips, PrintedFilters } from './FilterChips.tsx'
import styles from './FilterForm.module.css'
import { FilterGetForm, QueryField, RegionSelect, ResultCount } from './filterControls.tsx'
import type { Grouping } from './filters.ts'
import { FilterCheckboxes, GroupSelect } from './listControls.tsx'

interface Props extends Omit<ComponentProps<typeof FilterChips>, 'showsQuery'> {
  /** The field of a search, in place of a list's own; `isCompact`: beside the filters. */
  search?: { field: ReactNode; isCompact: boolean; onSubmit: () => void }
  proposedOrder: Grouping
  entries: readonly Entry[]
  /** Absent before there is a list. */
  count: number | undefined
  countText: string
  mapButton?: ReactNode
}

export function FilterForm(props: Props) {
  const { search, proposedOrder, entries, count, countText, mapButton, ...chips } = props
  const text = useText()
  const { state } = props
  const place = search ? search.isCompact && styles.besideField : styles.besideHeading
  return (
    <>
      <PrintedFilters filters={state.filters} />
      <FilterGetForm state={state} className={styles.form} onSubmit={search?.onSubmit}>
        {search?.field}
        <div className={classNames(styles.bar, place)}>
          <FilterFold count={count}>
            {!search && <QueryField {...state} label={text('list.search')} />}
            <GroupSelect {...state} proposed={proposedOrder} />
            {!search && <RegionSelect {...state} />}
            <FilterCheckboxes {...state} entries={entries} />
            <div className={styles.mail}>
              {mapButton && <span className={styles.inFold}>{mapButton}</span>}
              <MailButtons />
            </div>
          </FilterFold>
          {count !== undefined && (
            <div className={styles.aside}>
              {mapButton && <span className={styles.besideFold}>{mapButton}</span>}
              <ResultCount count={countText} quiet={search !== undefined} />
            </div>
          )}
        </div>
        <FilterChips {...chips} showsQuery={!search} />
      </FilterGetForm>
    </>
  )
}

/** It never opens by itself: active filters are shown as chips. */
function FilterFold({ count, children }: { count: number | undefined; children: ReactNode }) {
  const text = useText()
  const fold = useRef<HTMLDetailsElement>(null)
  const close = () => {
    const { current } = fold
    if (!current) return
    current.open = false
    current.querySelector('summary')?.focus({ preventScroll: true })
    current.scrollIntoView({ block: 'nearest' })
  }
  return (
    <details ref={fold} className={styles.fold}>
      <summary className={styles.summary}>
        {text('list.filter')}
        <Icon name="chevron" className="arrow" />
      </summary>
      <div className={styles.content}>
        <div className={styles.fields}>{children}</div>
        <div className={styles.show}>
          {count !== undefined && (
            <Button look="main" className="withScript" onClick={close}>
              {text('list.showCount', { count })}
            </Button>
          )}
          <Button type="submit" look="main" className="withoutScript">
            {text('list.apply')}
          </Button>
        </div>
      </div>
    </details>
  )
}
