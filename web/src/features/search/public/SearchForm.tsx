import type { Town } from '@directory/shared/town'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import {
  FilterCheckboxes,
  FilterFold,
  type FilterState,
  type Grouping,
  GroupSelect,
  type OwnPosition,
  filterFormStyles as styles,
  TownPicker,
} from '../../entries/door.ts'
import search from './Search.module.css'
import { SearchField } from './SearchField.tsx'

interface Props {
  state: FilterState
  towns: readonly Town[]
  own: OwnPosition
  /** The visitor's place, as calls expect it. */
  from: string
  /** Order until a person chooses one. */
  proposed: Grouping
  /** Called with the query when typing is finished. */
  onSearch: (query: string) => void
}

/** The search form: a plain GET form whose controls act at once when scripts run. */
export function SearchForm({ state, towns, own, from, proposed, onSearch }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  const { draft, filters, change, adopt } = state
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => adopt(form.current), [adopt])

  const begin = (q: string) => {
    change({ q })
    onSearch(q.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin(draft.q)
  }
  return (
    <search className="noPrint">
      <form ref={form} method="get" action={pathname} onSubmit={submit} className={styles.form}>
        <div className={search.fields}>
          <SearchField
            label={text('search.field')}
            hint={text('search.hint')}
            value={draft.q}
            onValue={(q) => change({ q }, 'typing')}
            onSearch={begin}
            from={from}
          />
          <FilterCheckboxes draft={draft} change={change} />
        </div>
        <FilterFold isOpen={filters.group !== ''} from={from} label={text('search.moreFilters')}>
          <div className={styles.fields}>
            <GroupSelect draft={draft} change={change} proposed={proposed} />
            <TownPicker from={draft.from} towns={towns} own={own} onPick={(town) => change({ from: town })} />
          </div>
        </FilterFold>
      </form>
    </search>
  )
}
