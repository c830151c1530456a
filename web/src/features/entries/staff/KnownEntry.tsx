import { useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { call } from '#lib/api.ts'
import { dayText } from '#lib/dayAndTime.ts'
import { useLocale, useLocalPath, useText } from '#lib/intl.ts'
import { useFresh } from '#lib/useFresh.ts'
import type { Confirmer } from '#shared/checked'
import type { Entry } from '#shared/entry'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { StaffPage } from '#ui/StaffPage.tsx'
import { useRemoval } from '#ui/staff/useRemoval.tsx'
import { EntryEditor } from './EntryEditor.tsx'
import styles from './EntryForm.module.css'
import { entryRemoval } from './entryRemoval.tsx'
import { useConfirmEntries } from './useConfirmEntries.ts'
import { useNextEntry } from './useEntryTable.ts'

/** One object, because another one would begin the navigation again with each rendering. */
const merged = { wasMerged: true }

export default function KnownEntry() {
  const text = useText()
  const { id = '' } = useParams()
  const localPath = useLocalPath()
  const { data, error, loading, retry } = useFresh(`entry ${id}`, () => call('GET /api/entrybyid', { id }))
  const { entry = null, checkedBy = null, positionSource = null, websiteState = null } = data ?? {}
  const [removed, setRemoved] = useState('')
  const removal = useRemoval({
    ...entryRemoval,
    onRemoved: () => setRemoved(id),
    // What is typed into the form must build on the entry as it came back.
    onReverted: () => void retry().then(() => setRemoved('')),
  })
  const { state } = useLocation()
  const next = useNextEntry(id)
  const gone = error?.code === 'not_found'
  // The entry into which the requested one was merged.
  const survivor = gone ? (error.current as { uuid: string } | undefined) : undefined
  if (survivor) {
    const there = localPath(routes.editEntryForm.href(survivor.uuid))
    return <Navigate to={there} replace state={merged} />
  }
  const isHere = entry && removed !== id
  return (
    <StaffPage
      title={text('edit_entry.formTitle')}
      lead={
        <>
          {entry && <span lang="de">{entry.name}</span>}
          {isHere && (
            <>
              <SiteLink to={routes.provider.href(entry.category, entry.name, entry.uuid)}>
                {text('edit_entry.onSite')}
              </SiteLink>
              <SiteLink to={routes.versions.href('entries', id)}>{text('versions.title')}</SiteLink>
            </>
          )}
          {next && (
            <SiteLink to={routes.editEntryForm.href(next.uuid)} state={state}>
              {text('entries.next', { name: next.name })}
            </SiteLink>
          )}
        </>
      }
    >
      <CallState {...{ loading, retry }} error={gone ? null : error} title={text('list.failed')} count={6} />
      {gone && (
        <Notice kind="error" role="alert" title={text('edit_entry.gone')}>
          {text('edit_entry.goneText')}
        </Notice>
      )}
      {removal.dialog}
      {entry && state?.wasMerged && (
        <Notice role="status" title={text('edit_entry.mergedInto', { name: entry.name })} />
      )}
      {isHere ? (
        <>
          <div className={styles.tools}>
            <LastChecked entry={entry} checkedBy={checkedBy} />
            <Button look="quiet" icon="trash" onClick={() => removal.ask(entry)}>
              {text('edit.delete')}
            </Button>
          </div>
          <EntryEditor
            key={`${id} ${entry.updatedAt}`}
            isPositionGuessed={positionSource === 'postcode'}
            {...{ entry, websiteState, next }}
          />
        </>
      ) : (
        <LinkButton to={routes.editEntry.href(entry?.category)}>{text('edit_entry.toList')}</LinkButton>
      )}
    </StaffPage>
  )
}

type CheckedProps = { entry: Entry; checkedBy: Confirmer | null }

function LastChecked({ entry: { uuid, checkedAt }, checkedBy }: CheckedProps) {
  const text = useText()
  const locale = useLocale()
  const [isConfirmed, setConfirmed] = useState(false)
  const { busy, confirm } = useConfirmEntries(setConfirmed)
  if (isConfirmed) return null
  return (
    <>
      <p>
        {checkedAt === null
          ? text('edit_entry.neverChecked')
          : text('edit_entry.checkedOn', { date: dayText(checkedAt, locale) })}
        {checkedBy && ` (${text(`edit_entry.checkedBy.${checkedBy}`)})`}
      </p>
      <Button icon="check" aria-disabled={busy} onClick={() => confirm([uuid])}>
        {text('edit_entry.confirmAll')}
      </Button>
    </>
  )
}
