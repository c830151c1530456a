import type { Town } from '@directory/shared/town'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Checkbox } from '../components/Checkbox.tsx'
import { Icon } from '../components/Icon.tsx'
import { SearchField } from '../components/SearchField/SearchField.tsx'
import { SelectField } from '../components/SelectField.tsx'
import styles from '../features/directory/FilterForm.module.css'
import type { Grouping } from '../features/directory/filters.ts'
import { type OwnPosition, pointOf } from '../features/directory/position.ts'
import { TownPicker } from '../features/directory/TownPicker.tsx'
import type { FilterState } from '../features/directory/useFilters.ts'
import search from '../features/search/Search.module.css'
import { useText } from '../lib/intl.ts'

const groupings = {
  city: 'list.groupCity',
  alphabet: 'list.groupAlphabet',
  distance: 'list.groupDistance',
} as const

interface Props {
  state: FilterState
  towns: readonly Town[]
  own: OwnPosition
  /** Where the reader is, as the calls take it. */
  from: string
  /** A search that somebody has finished typing. */
  onSearch: (query: string) => void
}

/** What is searched, and how it is arranged: a plain GET form whose controls act at once as soon as scripts run. */
export function SearchForm({ state, towns, own, from, onSearch }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  const { draft, filters, defaults, change, adopt } = state
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => adopt(form.current), [adopt])
  // Only at first: it must not fold itself up while somebody is using it.
  const [open] = useState(() => filters.group !== defaults.group)

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
          <Checkbox
            name="barrierfree"
            value="true"
            label={text('list.barrierfree')}
            checked={draft.barrierfree}
            onChange={(event) => change({ barrierfree: event.target.checked })}
          />
        </div>
        <details className={styles.more} open={open}>
          <summary className={styles.summary}>
            <Icon name="chevron" className={styles.marker} />
            {from === ''
              ? text('search.moreFilters')
              : text('list.filtersFrom', { town: pointOf(from) ? text('list.fromOwn') : from })}
          </summary>
          <div className={styles.fields}>
            <SelectField
              name="group"
              label={text('list.group')}
              value={draft.group}
              onChange={(event) => change({ group: event.target.value as Grouping })}
            >
              {Object.entries(groupings).map(([group, label]) => (
                <option key={group} value={group}>
                  {text(label)}
                </option>
              ))}
            </SelectField>
            <TownPicker from={draft.from} towns={towns} own={own} onPick={(town) => change({ from: town })} />
          </div>
        </details>
      </form>
    </search>
  )
}
