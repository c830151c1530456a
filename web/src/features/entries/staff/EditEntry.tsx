import { type ComponentProps, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { type EditedRow, useHere } from '#lib/wayBack.ts'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { StaffPage } from '#ui/StaffPage.tsx'
import { ListedTable } from '#ui/staff/ListedTable.tsx'
import { chosenCategory } from '../../categories/door.ts'
import { ChangeMarked } from './ChangeMarked.tsx'
import { ChangeOtherEntries, type OtherEntriesOffer, otherEntriesOffer } from './ChangeOtherEntries.tsx'
import { EntryFilters, filterNames } from './EntryFilters.tsx'
import { EntryTools } from './EntryTools.tsx'
import { useEntryColumns } from './entryColumns.tsx'
import { entryRemoval } from './entryRemoval.tsx'
import { useConfirmEntries } from './useConfirmEntries.ts'
import { useEntryTable } from './useEntryTable.ts'

export interface EntryListState extends EditedRow {
  offer?: OtherEntriesOffer | null
}

export default function EditEntry() {
  const text = useText()
  const { listed, query, setQuery, selection, answer } = useEntryTable()
  const { data: categories, ...overview } = useCall('GET /api/categoryoverview', {})
  const data = categories && answer.data
  const passed = useLocation().state as EntryListState | null
  const [offer, setOffer] = useState(passed?.offer ?? null)
  const columns = useEntryColumns({
    onSaved: (saved) => setOffer(otherEntriesOffer(saved)),
    foundIn: data?.foundIn ?? {},
  })
  const { category } = query
  const { found } = listed
  const total = categories?.reduce((sum, { entries }) => sum + entries, 0) ?? 0
  const names = filterNames(text, query)
  const isFiltered = data && (names.length > 0 || listed.query !== '')
  const hits = isFiltered ? [text('table.hits', { count: found, total })] : []
  const create = routes.createEntry.href()
  return (
    <StaffPage
      title={text('edit.editEntry.title')}
      // Beside the heading, because the line of tools has no room for it.
      lead={<p role="status">{[...names, ...hits].join(' · ')}</p>}
    >
      <CallState {...overview} title={text('categories.failed')} />
      {categories && <CallState {...answer} title={text('list.failed')} count={6} />}
      {data?.meant && (
        <p role="status">{text('entries.meant', { said: listed.query, meant: data.meant, count: found })}</p>
      )}
      {categories && data && (
        <ListedTable
          name="entries"
          caption={text(category === '' ? 'entries.caption' : 'edit_entry.caption', {
            category,
            count: found,
          })}
          columns={columns}
          listed={listed}
          total={total}
          tools={{
            beside: (
              <ChoiceField
                id={chosenCategory}
                label={text('entry_dialogue.category')}
                none={text('entries.everyCategory')}
                options={categories.map(({ name, entries }) => {
                  return { value: name, label: `${name} (${entries})`, lang: 'de' }
                })}
                value={category}
                onValue={(category) => setQuery({ category })}
              />
            ),
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
            more: <EntryTools {...{ selection, categories, total, found }} />,
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
      {data && found === 0 && <EmptyNotice title={text('entries.none')} />}
    </StaffPage>
  )
}

function BulkOperations(props: ComponentProps<typeof ChangeMarked>) {
  const { entries, onDone } = props
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
      <ChangeMarked {...props} />
      <Button aria-disabled={busy} onClick={() => confirm(entries)}>
        {text('edit_entry.confirm')}
      </Button>
    </>
  )
}
