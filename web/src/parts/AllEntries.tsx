import type { OutputOf } from '@directory/shared/contract'
import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { UndoNotice } from '../components/UndoNotice.tsx'
import { AlsoChange } from '../features/edit/entries/AlsoChange.tsx'
import { type AlsoOffer, offerOf } from '../features/edit/entries/alsoOffer.ts'
import { EntryFilters } from '../features/edit/entries/EntryFilters.tsx'
import { useEntryColumns } from '../features/edit/entries/entryColumns.tsx'
import { entryLists } from '../features/edit/entries/entryLists.ts'
import { MarkedActs } from '../features/edit/entries/MarkedActs.tsx'
import { useEntryTable } from '../features/edit/entries/useEntryTable.ts'
import type { Removing } from '../features/edit/useRemoval.tsx'
import { call } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { ListedTable } from './ListedTable.tsx'

const removing: Removing<Entry> = {
  keyOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  remove: ({ uuid }) => call('GET /api/removeEntry', { id: uuid }),
  noun: 'entries',
  refresh: entryLists,
  texts: { question: 'edit_entry.removeText' },
}

/** What a page that leads here may know. */
export interface ListState {
  offer?: AlsoOffer | null
}

interface Props {
  categories: OutputOf<'GET /api/categoryoverview'>
}

/** All public entries in one table. */
export function AllEntries({ categories }: Props) {
  const text = useText()
  const { listed, query, setQuery, answer } = useEntryTable()
  const { data, error, loading, retry } = answer
  const [done, setDone] = useState<{ title: string; undo: string[] } | null>(null)
  // A form that has just been saved brings it along.
  const [offer, setOffer] = useState<AlsoOffer | null>(
    (useLocation().state as ListState | null)?.offer ?? null,
  )
  const columns = useEntryColumns({
    onSaved: (saved) => setOffer(offerOf(saved)),
    onConfirmed: setDone,
    confirmsVisits: query.filter.includes('visitsByWords'),
  })
  const total = categories.reduce((sum, { entries }) => sum + entries, 0)
  const { category } = query
  return (
    <>
      {done && (
        <UndoNotice key={String(done.undo)} title={done.title} undo={done.undo} refresh={entryLists} />
      )}
      {error && <ErrorNotice error={error} title={text('list.failed')} onRetry={retry} />}
      {loading && <Skeleton count={6} />}
      {data && (
        <ListedTable
          name="entries"
          caption={
            category === ''
              ? text('entries.caption', { count: listed.found })
              : text('edit_entry.caption', { category, count: listed.found })
          }
          columns={columns}
          listed={listed}
          total={total}
          filters={
            <EntryFilters query={query} onQuery={setQuery} categories={categories} towns={data.towns} />
          }
          editHref={({ uuid }) => routes.editEntryForm.href(uuid)}
          removing={removing}
          moreActs={(marked, onDone) => (
            <MarkedActs
              entries={marked.map(({ uuid }) => uuid)}
              names={categories.map(({ name }) => name)}
              onDone={(act) => {
                setDone(act)
                onDone()
              }}
            />
          )}
        />
      )}
      {offer && <AlsoChange offer={offer} onDone={setDone} onClose={() => setOffer(null)} />}
      {data && listed.found === 0 && <EmptyNotice title={text('entries.none')} />}
    </>
  )
}
