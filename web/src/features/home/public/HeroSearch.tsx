import { routes } from '@directory/shared/routes'
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { Prefetch } from '../../../lib/prefetch.ts'
import {
  showTownField,
  storePlaceByName,
  TownPicker,
  useDistanceOrigin,
  useOwnPosition,
} from '../../entries/door.ts'
import { SearchField } from '../../search/door.ts'

/** Opens the search page with the typed query; a plain form without scripts. */
export function HeroSearch() {
  const text = useText()
  const action = useLocalPath()(routes.fastsearch.href())
  const navigate = useNavigate()
  const prefetch = useContext(Prefetch)
  const form = useRef<HTMLFormElement>(null)
  const [query, setQuery] = useState('')
  const ownPosition = useOwnPosition()
  const from = useDistanceOrigin()
  // Takes over what was typed before the scripts ran.
  useEffect(() => {
    const typed = form.current && new FormData(form.current).get('q')
    if (typed) setQuery(String(typed))
  }, [])
  const search = async (typedQuery: string) => {
    const q = typedQuery.trim()
    const place = form.current && String(new FormData(form.current).get('from') ?? '').trim()
    // If several places have that name, the field asks which one is meant.
    if (place && place !== from && ((await storePlaceByName(place))?.others.length ?? 0) > 0) {
      showTownField()
      return
    }
    const parameters = new URLSearchParams({ ...(q && { q }), ...(place && { from: place }) }).toString()
    navigate(parameters === '' ? action : `${action}?${parameters}`, { state: { submitted: q } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(query)
  }
  return (
    <search className="noPrint">
      <form ref={form} method="get" action={action} onSubmit={submit} onFocus={() => prefetch(action)}>
        <SearchField
          label={text('home.search.label')}
          hint={text('home.search.hint')}
          value={query}
          onValue={setQuery}
          onSearch={search}
          from={from}
          beside={
            <TownPicker
              isCompact
              ownPosition={ownPosition}
              label={text('home.search.where')}
              onPick={() => {}}
            />
          }
        />
      </form>
    </search>
  )
}
