import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { type Column, DataTable } from '../../../components/DataTable.tsx'
import { FilterField } from '../../../components/FilterField.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { call, callUrl } from '../../../lib/api.ts'
import { focusHeading } from '../../../lib/focusHeading.ts'
import { useText } from '../../../lib/intl.ts'
import { filterRows } from '../../../lib/table.ts'
import { useAct } from '../../../lib/useAct.ts'
import { useTableState } from '../../../lib/useTableState.ts'

export function FileTable({ files }: { files: readonly string[] }) {
  const text = useText()
  const table = useTableState({ key: 'name', down: false })
  const { act, busy } = useAct()
  const [asked, setAsked] = useState<string | null>(null)
  const [inUse, setInUse] = useState<{ name: string; message: string } | null>(null)
  const rows = filterRows(files, table.query, (name) => [name])
  const columns: readonly Column<string>[] = [
    {
      key: 'name',
      label: text('files.name'),
      cell: (name) => (
        <a href={callUrl('GET /api/file/{name}', { name })} download={name}>
          {name}
        </a>
      ),
      sortBy: (name) => name,
      names: true,
    },
  ]
  const remove = async () => {
    if (asked === null) return
    setInUse(null)
    const worked = await act(() => call('POST /api/deleteFile', undefined, { name: asked }), {
      done: text('edit_entry.removed', { name: asked }),
      refresh: ['GET /api/files'],
      refused: (error) => {
        // Its words name the places, which we do not know.
        if (error.code === 'file_in_use') setInUse({ name: asked, message: error.message })
        return error.code === 'file_in_use'
      },
    })
    setAsked(null)
    if (worked) focusHeading()
  }
  return (
    <>
      {inUse && (
        <Notice kind="warning" role="alert" title={text('files.inUse', { name: inUse.name })}>
          <p lang="de">{inUse.message}</p>
        </Notice>
      )}
      <FilterField query={table.query} onQuery={table.setQuery} found={rows.length} total={files.length} />
      <DataTable
        caption={text('files.caption', { count: files.length })}
        columns={columns}
        rows={rows}
        rowKey={(name) => name}
        sort={table.sort}
        onSort={table.sortBy}
        actions={(name) => (
          <Button aria-label={text('edit_entry.removeNamed', { name })} onClick={() => setAsked(name)}>
            {text('edit.delete')}
          </Button>
        )}
      />
      <ConfirmDialog
        open={asked !== null}
        title={text('edit_entry.removeQuestion', { name: asked ?? '' })}
        confirm={text('edit.delete')}
        busy={busy}
        onConfirm={remove}
        onCancel={() => setAsked(null)}
      >
        <p>{text('files.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
