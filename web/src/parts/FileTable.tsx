import { useState } from 'react'
import type { Column } from '../components/DataTable.tsx'
import { Notice } from '../components/Notice.tsx'
import type { Removing } from '../features/edit/useRemoval.tsx'
import { call, callUrl } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { StaffTable } from './StaffTable.tsx'

export function FileTable({ files }: { files: readonly string[] }) {
  const text = useText()
  const [inUse, setInUse] = useState<{ name: string; message: string } | null>(null)
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
  const removing: Removing<string> = {
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
  }
  return (
    <>
      {inUse && (
        <Notice kind="warning" role="alert" title={text('files.inUse', { name: inUse.name })}>
          <p lang="de">{inUse.message}</p>
        </Notice>
      )}
      <StaffTable
        name="files"
        caption={text('files.caption', { count: files.length })}
        columns={columns}
        rows={files}
        usual={{ key: 'name', down: false }}
        textsOf={(name) => [name]}
        removing={removing}
      />
    </>
  )
}
