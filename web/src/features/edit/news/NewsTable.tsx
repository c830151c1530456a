import type { News } from '@directory/shared/news'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { Button, LinkButton } from '../../../components/Button.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { type Column, DataTable } from '../../../components/DataTable.tsx'
import { FilterField } from '../../../components/FilterField.tsx'
import { RemovedNotice } from '../../../components/RemovedNotice.tsx'
import { call } from '../../../lib/api.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { filterRows } from '../../../lib/table.ts'
import { useAct } from '../../../lib/useAct.ts'
import { useTableState } from '../../../lib/useTableState.ts'

export function NewsTable({ news }: { news: readonly News[] }) {
  const text = useText()
  const locale = useLocale()
  const table = useTableState({ key: 'date', down: true })
  const { act, busy } = useAct()
  const [asked, setAsked] = useState<News | null>(null)
  const [removed, setRemoved] = useState<News | null>(null)
  const rows = filterRows(news, table.query, (item) => [item.title, item.text, item.occurDate])
  const columns: readonly Column<News>[] = [
    {
      key: 'title',
      label: text('news_dialogue.title'),
      cell: ({ title }) => title,
      sortBy: ({ title }) => title,
      names: true,
      german: true,
    },
    {
      key: 'date',
      label: text('news_dialogue.date'),
      cell: ({ occurDate }) => longDate(occurDate, locale),
      sortBy: ({ occurDate }) => occurDate,
    },
  ]
  const remove = async () => {
    if (!asked) return
    const worked = await act(() => call('GET /api/removenews', { id: asked.nuuid }), {
      done: text('news_dialogue.removed'),
      refresh: ['GET /api/news'],
    })
    setAsked(null)
    if (worked) setRemoved(asked)
  }
  return (
    <>
      {removed && (
        <RemovedNotice
          key={removed.nuuid}
          name={removed.title}
          title="edit_entry.removed"
          trash="/admin/collections/news/trash"
        />
      )}
      {news.length > 0 && (
        <>
          <FilterField query={table.query} onQuery={table.setQuery} found={rows.length} total={news.length} />
          <DataTable
            caption={text('news_dialogue.caption', { count: news.length })}
            columns={columns}
            rows={rows}
            rowKey={({ nuuid }) => nuuid}
            sort={table.sort}
            onSort={table.sortBy}
            actions={(item) => (
              <>
                <LinkButton
                  icon="edit"
                  to={routes.editNewsForm.href(item.nuuid)}
                  aria-label={text('edit_entry.editNamed', { name: item.title })}
                >
                  {text('edit.edit')}
                </LinkButton>
                <Button
                  aria-label={text('edit_entry.removeNamed', { name: item.title })}
                  onClick={() => setAsked(item)}
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
        title={text('edit_entry.removeQuestion', { name: asked?.title ?? '' })}
        confirm={text('edit.delete')}
        busy={busy}
        onConfirm={remove}
        onCancel={() => setAsked(null)}
      >
        <p>{text('news_dialogue.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
