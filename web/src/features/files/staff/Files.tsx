import { useState } from 'react'
import { call, callUrl, useCall } from '#lib/api.ts'
import { dayText } from '#lib/dayAndTime.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useNotifyDone } from '#lib/useUndoable.ts'
import { Button } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { StaffTable } from '#ui/staff/StaffTable.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import type { Removing } from '#ui/staff/useRemoval.tsx'
import type { ChoosableColumn } from '#ui/table/useChosenColumns.ts'
import { WebAddress } from '#ui/WebAddress.tsx'
import { AddFile } from './AddFile.tsx'
import styles from './Files.module.css'
import { ReplaceFile, type StoredFile, sizeInWords, usesInWords } from './ReplaceFile.tsx'

export default function Files() {
  const text = useText()
  const { data: files, ...state } = useCall('GET /api/filedetails', {})
  return (
    <>
      <CallState {...state} title={text('files.failed')} count={4} />
      {files && <FileTable files={files} />}
      {files?.length === 0 && <EmptyNotice title={text('files.none')} />}
    </>
  )
}

function FileTable({ files }: { files: readonly StoredFile[] }) {
  const text = useText()
  const locale = useLocale()
  const [replacing, setReplacing] = useState<StoredFile | null>(null)
  const [blockedFile, setBlockedFile] = useState<StoredFile | null>(null)
  const notifyDone = useNotifyDone(['GET /api/filedetails'])
  const addressOf = ({ name }: StoredFile) => callUrl('GET /api/file/{name}', { name })
  const column = useColumnOf<StoredFile>()
  const name = (file: StoredFile) => (
    <span className={styles.file}>
      {file.type.startsWith('image/') && (
        // The address of a picture stays the same when it is replaced.
        <img
          className={styles.thumbnail}
          src={`${addressOf(file)}?w=480&v=${encodeURIComponent(file.updatedAt)}`}
          alt=""
          loading="lazy"
        />
      )}
      <a href={addressOf(file)} download={file.name} title={file.name}>
        <WebAddress>{file.name}</WebAddress>
      </a>
    </span>
  )
  const uses = (file: StoredFile) => usesInWords(file, text).join(', ') || text('files.unused')
  const columns: readonly ChoosableColumn<StoredFile>[] = [
    column('name', 'files.name', name, { sortBy: (file) => file.name, names: true }),
    column('size', 'files.size', ({ size }) => sizeInWords(size, locale), { sortBy: ({ size }) => size }),
    column('date', 'files.date', ({ updatedAt }) => dayText(updatedAt, locale), {
      sortBy: ({ updatedAt }) => updatedAt,
    }),
    column('uses', 'files.uses', uses, { sortBy: (file) => file.uses.length }),
  ]
  const removing: Removing<StoredFile> = {
    keyOf: ({ name }) => name,
    nameOf: ({ name }) => name,
    remove: ({ name }) => call('POST /api/deleteFile', undefined, { name }),
    pastTrash: true,
    refresh: ['GET /api/filedetails'],
    texts: { question: 'files.removeText' },
  }
  return (
    <>
      <StaffTable
        name="files"
        caption={text('files.caption', { count: files.length })}
        columns={columns}
        tools={{ create: <AddFile /> }}
        rows={files}
        usual={{ key: 'name', down: false }}
        textsOf={(file) => [file.name, ...usesInWords(file, text)]}
        rowButtons={(file) => (
          <Button
            icon="up"
            aria-label={text('files.replaceNamed', { name: file.name })}
            title={text('files.replace')}
            onClick={() => setReplacing(file)}
          >
            <span>{text('files.replace')}</span>
          </Button>
        )}
        blocksRemoval={(file) => {
          if (file.uses.length === 0) return false
          setBlockedFile(file)
          return true
        }}
        removing={removing}
      />
      {replacing && (
        <ReplaceFile
          file={replacing}
          onReplaced={(undo) => notifyDone(text('files.replaced', { name: replacing.name }), undo)}
          onDone={() => setReplacing(null)}
        />
      )}
      <Dialog
        open={blockedFile !== null}
        title={text('files.inUse', { name: blockedFile?.name ?? '' })}
        onClose={() => setBlockedFile(null)}
        actions={<Button onClick={() => setBlockedFile(null)}>{text('edit.close')}</Button>}
      >
        <p>{text('files.wouldBreak')}</p>
        <ul>{blockedFile && usesInWords(blockedFile, text).map((use) => <li key={use}>{use}</li>)}</ul>
      </Dialog>
    </>
  )
}
