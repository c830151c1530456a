import { call, useCall } from '#lib/api.ts'
import { formatSort, type Sort } from '#lib/table.ts'
import { useFresh } from '#lib/useFresh.ts'
import { useSettled } from '#lib/useSettled.ts'
import { type Listed, useAddressParameters, useTableState } from '#lib/useTableState.ts'
import { useWayBack } from '#lib/wayBack.ts'
import type { Entry } from '#shared/entry'
import { isEntryFilter } from '#shared/entryTable'
import { routes } from '#shared/routes'
import type { EntryQuery } from './EntryFilters.tsx'

const usual: Sort = { key: 'name', down: false }

const sortOf = (q: string, sort: string) => (sort === '' && q === '' ? formatSort(usual) : sort)

const queryOf = (get: (name: string) => string) => ({
  category: get('category'),
  town: get('town'),
  filter: get('filter').split(',').filter(isEntryFilter),
})

export function useEntryTable() {
  const { get, set } = useAddressParameters()
  const state = useTableState(usual)
  const query = queryOf(get)
  const q = useSettled(state.query)
  const selection = { ...query, q, sort: sortOf(q, get('sort')) }
  const answer = useCall('GET /api/entrytable', { ...selection, page: String(state.page) })
  const { rows = [], total = 0, page = 1, pages = 1 } = answer.data ?? {}
  const fetchAll = async () => {
    const all: Entry[] = []
    for (let page = 1; page <= pages; page++)
      all.push(...(await call('GET /api/entrytable', { ...selection, page: String(page) })).rows)
    return all
  }
  return {
    listed: { ...state, rows, found: total, page, pages, fetchAll } satisfies Listed<Entry>,
    query,
    selection,
    setQuery: ({ filter, ...changes }: Partial<EntryQuery>) =>
      set({ ...changes, ...(filter && { filter: filter.join(',') }), page: '' }),
    answer,
  }
}

/** The next entry of the list as it was when the form opened: saving may remove the entry from it. */
export function useNextEntry(uuid: string) {
  const { back } = useWayBack('')
  const [path, search = ''] = back.split('?')
  const parameters = new URLSearchParams(search)
  const get = (name: string) => parameters.get(name) ?? ''
  const { data } = useFresh(path === routes.editEntry.path ? `next ${uuid} ${back}` : null, () =>
    call('GET /api/entrytable', {
      ...queryOf(get),
      q: get('q'),
      sort: sortOf(get('q'), get('sort')),
      of: uuid,
    }),
  )
  return data?.next ?? null
}
