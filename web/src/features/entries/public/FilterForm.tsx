import { type ComponentProps, type ReactNode, useRef } from 'react'
import { classNames } from '#lib/className.ts'
import { useText } from '#lib/intl.ts'
import { useToday } from '#lib/settings.ts'
import type { Entry } from '#shared/entry'
import { filterNames, filters as filterRows } from '#shared/filters'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { MailButtons } from '../../selection/door.ts'
import { FilterChips, PrintedFilters } from './FilterChips.tsx'
import styles from './FilterForm.module.css'
import { FilterGetForm, QueryField, RegionSelect, ResultCount } from './filterControls.tsx'
import { type Grouping, groupings } from './filters.ts'

interface Props extends Omit<ComponentProps<typeof FilterChips>, 'showsQuery'> {
  /** The field of a search, in place of a list's own; `isCompact`: beside the filters. */
  search?: { field: ReactNode; isCompact: boolean; onSubmit: () => void }
  proposedOrder: Grouping
  /** Providers of the list: those of some categories have a filter of their own. */
  entries: readonly Entry[]
  /** Absent before there is a list. */
  count: number | undefined
  countText: string
  mapButton?: ReactNode
}

const groupingNames = {
  city: 'list.groupCity',
  alphabet: 'list.groupAlphabet',
  distance: 'list.groupDistance',
} as const satisfies Record<Grouping, string>

/** The fold never opens by itself: active filters are shown as chips. */
export function FilterForm(props: Props) {
  const { search, proposedOrder, entries, count, countText, mapButton, ...chips } = props
  const text = useText()
  const { state } = props
  const { controlValues, change } = state
  const { tellPlaces = [] } = useToday()
  const hasPlaces = controlValues.freePlaces || entries.some(({ category }) => tellPlaces.includes(category))
  const names = filterNames.filter((name) => name !== 'freePlaces' || hasPlaces)
  const fold = useRef<HTMLDetailsElement>(null)
  const close = () => {
    const { current } = fold
    if (!current) return
    current.open = false
    current.querySelector('summary')?.focus({ preventScroll: true })
    current.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <PrintedFilters filters={state.filters} />
      <FilterGetForm state={state} className={styles.form} onSubmit={search?.onSubmit}>
        {search?.field}
        <div
          className={classNames(
            styles.bar,
            search ? search.isCompact && styles.besideField : styles.besideHeading,
          )}
        >
          <details ref={fold} className={styles.fold}>
            <summary className={styles.summary}>
              {text('list.filter')}
              <Icon name="chevron" className="arrow" />
            </summary>
            <div className={styles.content}>
              <div className={styles.fields}>
                {!search && <QueryField state={state} label={text('list.search')} />}
                <SelectField
                  name="group"
                  label={text('list.group')}
                  value={controlValues.group}
                  onValue={(value) => change({ group: value as Grouping })}
                >
                  {/* The proposed one has no value: sending the form without scripts chooses nothing. */}
                  {groupings.map((group) => (
                    <option
                      key={group}
                      value={controlValues.group === '' && group === proposedOrder ? '' : group}
                    >
                      {text(groupingNames[group])}
                    </option>
                  ))}
                </SelectField>
                {!search && <RegionSelect state={state} />}
                <div className={styles.boxes}>
                  {names.map((name) => (
                    <Checkbox
                      key={name}
                      name={name}
                      value="true"
                      label={text(filterRows[name].label)}
                      checked={controlValues[name]}
                      onTick={(isTicked) => change({ [name]: isTicked })}
                    />
                  ))}
                </div>
                <div className={styles.mail}>
                  {mapButton && <span className={styles.inFold}>{mapButton}</span>}
                  <MailButtons />
                </div>
              </div>
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
