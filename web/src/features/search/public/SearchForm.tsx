import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import type { SearchHelp } from '@directory/shared/searchHelp'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/intl.ts'
import {
  FilterCheckboxes,
  FilterChips,
  FilterFold,
  FilterGetForm,
  type FilterState,
  type Grouping,
  GroupSelect,
  PrintedFilters,
  type QueryPlace,
  filterFormStyles as styles,
} from '../../entries/door.ts'
import { MailButtons } from '../../selection/door.ts'
import searchStyles from './Search.module.css'
import { SearchField } from './SearchField.tsx'

interface Props {
  state: FilterState
  /** The visitor's place, as calls expect it. */
  from: string
  /** Order until the visitor chooses one. */
  proposedOrder: Grouping
  /** Called with the query when typing is finished. */
  onSearch: (query: string) => void
  /** True after a search, when the results matter more than the field. */
  isCompact: boolean
  namedPlace: QueryPlace | null
  namedTime: SearchHelp['time']
  /** Providers found; with some of them a place matters. */
  entries: readonly Entry[]
  /** Number of providers found, if there are any. */
  count: number | undefined
  /** Content beside the filters' fold, closed or open. */
  aside: ReactNode
}

/** Renders the search form: a plain GET form whose controls act at once when scripts run. */
export function SearchForm({
  state,
  from,
  proposedOrder,
  onSearch,
  isCompact,
  namedPlace,
  namedTime,
  entries,
  count,
  aside,
}: Props) {
  const text = useText()
  const { controlValues, change } = state
  const startSearch = (q: string) => {
    change({ q })
    onSearch(q.trim())
    // A phone's keyboard would cover the results.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <>
      <PrintedFilters filters={state.filters} />
      <FilterGetForm state={state} className={styles.form} onSubmit={() => startSearch(controlValues.q)}>
        <SearchField
          label={text('search.field')}
          hint={text('search.hint')}
          value={controlValues.q}
          onValue={(q) => change({ q }, 'typing')}
          onSearch={startSearch}
          from={from}
          isCompact={isCompact}
        />
        <div className={searchStyles.bar}>
          <FilterFold className={isCompact ? styles.besideField : undefined} count={count} aside={aside}>
            <div className={styles.fields}>
              <GroupSelect controlValues={controlValues} change={change} proposed={proposedOrder} />
              <FilterCheckboxes controlValues={controlValues} change={change} entries={entries} />
              <div className={styles.mail}>
                <MailButtons />
              </div>
            </div>
          </FilterFold>
        </div>
        <FilterChips
          state={state}
          path={routes.fastsearch.path}
          namedPlace={namedPlace}
          namedTime={namedTime}
          asksPlace={entries.length > 0}
        />
      </FilterGetForm>
    </>
  )
}
