import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { Button, LinkButton } from '../../../components/Button.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { CutName } from '../../../components/CutName.tsx'
import { type Column, DataTable } from '../../../components/DataTable.tsx'
import { FilterField } from '../../../components/FilterField.tsx'
import { RemovedNotice } from '../../../components/RemovedNotice.tsx'
import { call } from '../../../lib/api.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { filterRows } from '../../../lib/table.ts'
import { useAct } from '../../../lib/useAct.ts'
import { useTableState } from '../../../lib/useTableState.ts'
import { moment } from '../logs/moment.ts'

/** The providers of a category, each to be edited or deleted. */
export function EntryTable({ category, entries }: { category: string; entries: readonly Entry[] }) {
  const text = useText()
  const locale = useLocale()
  const table = useTableState({ key: 'name', down: false })
  const { act, busy } = useAct()
  const [asked, setAsked] = useState<Entry | null>(null)
  const [removed, setRemoved] = useState<Entry | null>(null)
  const rows = filterRows(entries, table.query, ({ name, street, plz, city, phone, mobile, email }) => [
    ...[name, street, plz, city, phone, mobile, email],
  ])
  const columns: readonly Column<Entry>[] = [
    {
      key: 'name',
      label: text('entry_dialogue.name'),
      cell: ({ name }) => <CutName name={name} />,
      sortBy: ({ name }) => name,
      names: true,
      german: true,
    },
    {
      key: 'street',
      label: text('edit_entry.street'),
      cell: ({ street }) => street,
      sortBy: ({ street }) => street,
      german: true,
    },
    {
      key: 'city',
      label: text('entry_dialogue.city'),
      cell: ({ plz, city }) => `${plz} ${city}`.trim(),
      sortBy: ({ plz, city }) => `${city} ${plz}`.trim(),
      german: true,
    },
    {
      key: 'updatedAt',
      label: text('edit_entry.updatedAt'),
      cell: ({ updatedAt }) => moment(updatedAt, locale).split(',')[0],
      sortBy: ({ updatedAt }) => updatedAt,
    },
  ]
  const remove = async () => {
    if (!asked) return
    const worked = await act(() => call('GET /api/removeEntry', { id: asked.uuid }), {
      done: text('edit_entry.removed', { name: asked.name }),
      refresh: ['GET /api/datafilteredcategory', 'GET /api/categoryoverview'],
    })
    setAsked(null)
    if (worked) setRemoved(asked)
  }
  return (
    <>
      {removed && (
        <RemovedNotice
          key={removed.uuid}
          name={removed.name}
          title="edit_entry.removed"
          trash="/admin/collections/entries/trash"
        />
      )}
      {entries.length > 0 && (
        <>
          <FilterField
            query={table.query}
            onQuery={table.setQuery}
            found={rows.length}
            total={entries.length}
          />
          <DataTable
            caption={text('edit_entry.caption', { category, count: entries.length })}
            columns={columns}
            rows={rows}
            rowKey={({ uuid }) => uuid}
            sort={table.sort}
            onSort={table.sortBy}
            actions={(entry) => (
              <>
                <LinkButton
                  icon="edit"
                  to={routes.editEntryForm.href(entry.uuid, category)}
                  aria-label={text('edit_entry.editNamed', { name: entry.name })}
                >
                  {text('edit.edit')}
                </LinkButton>
                <Button
                  aria-label={text('edit_entry.removeNamed', { name: entry.name })}
                  onClick={() => setAsked(entry)}
                >
                  {text('edit.delete')}
                </Button>
              </>
            )}
          />
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={text('edit_entry.removeQuestion', { name: asked?.name ?? '' })}
        confirm={text('edit.delete')}
        busy={busy}
        onConfirm={remove}
        onCancel={() => setAsked(null)}
      >
        <p>{text('edit_entry.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
