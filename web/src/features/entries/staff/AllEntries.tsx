import type { OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { type ComponentProps, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { type EditedRow, useHere } from '../../../lib/wayBack.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { CallState } from '../../../ui/CallState.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { ListedTable } from '../../../ui/staff/ListedTable.tsx'
import { ChangeMarked } from './ChangeMarked.tsx'
import { ChangeOtherEntries, type OtherEntriesOffer, otherEntriesOffer } from './ChangeOtherEntries.tsx'
import { CategoryFilter, EntryFilters, filterNames } from './EntryFilters.tsx'
import { EntryTools } from './EntryTools.tsx'
import { useEntryColumns } from './entryColumns.tsx'
import { entryRemoval } from './entryRemoval.tsx'
import { useConfirmEntries } from './useConfirmEntries.ts'
import type { useEntryTable } from './useEntryTable.ts'

export interface EntryListState extends EditedRow {
  offer?: OtherEntriesOffer | null
}

interface Props {
  table: ReturnType<typeof useEntryTable>
  total: number
  categories: OutputOf<'GET /api/categoryoverview'>
}

export function AllEntries({ table, total, categories }: Props) {
  const text = useText()
  const { listed, query, setQuery, selection, answer } = table
  const { data, error, loading, retry } = answer
  const passed = useLocation().state as EntryListState | null
  // Passed by the form that has just saved an entry.
  const [offer, setOffer] = useState<OtherEntriesOffer | null>(passed?.offer ?? null)
  const columns = useEntryColumns({
    onSaved: (saved) => setOffer(otherEntriesOffer(saved)),
    foundIn: data?.foundIn ?? {},
  })
  const { category } = query
  const create = routes.createEntry.href()
  return (
    <>
      <CallState {...{ error, loading, retry }} title={text('list.failed')} count={6} />
      {data?.meant && (
        <p role="status">
          {text('entries.meant', { said: listed.query, meant: data.meant, count: listed.found })}
        </p>
      )}
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
          tools={{
            beside: <CategoryFilter query={query} onQuery={setQuery} categories={categories} />,
            filters: {
              count: filterNames(text, { ...query, category: '' }).length,
              content: <EntryFilters query={query} onQuery={setQuery} towns={data.towns} />,
            },
            create: (
              <LinkButton
                to={category === '' ? create : `${create}?category=${encodeURIComponent(category)}`}
                aria-label={category === '' ? undefined : text('edit_entry.addHere')}
              >
                {text('edit.createEntry.title')}
              </LinkButton>
            ),
            more: <EntryTools {...{ selection, categories, total }} found={listed.found} />,
          }}
          editHref={({ uuid }) => routes.editEntryForm.href(uuid)}
          removing={entryRemoval}
          bulkButtons={(marked, onDone) => (
            <BulkOperations
              entries={marked.map(({ uuid }) => uuid)}
              names={categories.map(({ name }) => name)}
              onDone={onDone}
            />
          )}
        />
      )}
      {offer && <ChangeOtherEntries offer={offer} onClose={() => setOffer(null)} />}
      {data && listed.found === 0 && <EmptyNotice title={text('entries.none')} />}
    </>
  )
}

function BulkOperations({ entries, names, onDone }: ComponentProps<typeof ChangeMarked>) {
  const text = useText()
  const here = useHere()
  const { busy, confirm } = useConfirmEntries((isConfirmed) => isConfirmed && onDone())
  return (
    <>
      {entries.length === 2 && (
        <LinkButton to={`${routes.duplicates.href()}?one=${entries[0]}&other=${entries[1]}`} state={here}>
          {text('entries.merge')}
        </LinkButton>
      )}
      <ChangeMarked entries={entries} names={names} onDone={onDone} />
      <Button aria-disabled={busy} onClick={() => confirm(entries)}>
        {text('edit_entry.confirm')}
      </Button>
    </>
  )
}
