import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { type Column, DataTable } from '../../../components/DataTable.tsx'
import { FilterField } from '../../../components/FilterField.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { call, callUrl } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { filterRows } from '../../../lib/table.ts'
import { useTableState } from '../../../lib/useTableState.ts'
import { useRemoval } from '../useRemoval.tsx'

export function FileTable({ files }: { files: readonly string[] }) {
  const text = useText()
  const table = useTableState({ key: 'name', down: false })
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
  const removal = useRemoval<string>({
    keyOf: (name) => name,
    nameOf: (name) => name,
    remove: (name) => {
      setInUse(null)
      return call('POST /api/deleteFile', undefined, { name })
    },
    refresh: ['GET /api/files'],
    texts: { question: 'files.removeText', done: 'edit_entry.removed' },
    refused: (error, name) => {
      // Its words name the places, which we do not know.
      if (error.code === 'file_in_use') setInUse({ name, message: error.message })
      return error.code === 'file_in_use'
    },
  })
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
          <Button aria-label={text('edit_entry.removeNamed', { name })} onClick={() => removal.ask(name)}>
            {text('edit.delete')}
          </Button>
        )}
      />
      {removal.dialog}
    </>
  )
}
