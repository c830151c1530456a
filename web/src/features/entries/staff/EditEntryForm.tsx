import { routes } from '@directory/shared/routes'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { EntryEditor } from './EntryEditor.tsx'
import { LastChecked } from './LastChecked.tsx'
import { NextEntry } from './NextEntry.tsx'
import { survivorOf, useFreshEntry } from './useFreshEntry.ts'

/** State that pages linking here may pass. */
interface FormState {
  /** The requested entry was merged into this one. */
  wasMerged?: true
}

export default function EditEntryForm() {
  const text = useText()
  const local = useLocalPath()
  const { id = '' } = useParams()
  const { entry: found, checkedBy, error, retry } = useFreshEntry(id)
  // From one entry to the next the former one is there until the other has come.
  const entry = found?.uuid === id ? found : null
  const list = routes.editEntry.href(entry?.category)
  const survivor = survivorOf(error)
  const { wasMerged } = (useLocation().state ?? {}) as FormState
  if (survivor) {
    const there = local(routes.editEntryForm.href(survivor.uuid))
    return <Navigate to={there} replace state={{ wasMerged: true } satisfies FormState} />
  }
  const gone = error?.code === 'not_found'
  return (
    <StaffPage
      title={text('edit_entry.formTitle')}
      lead={entry && <span lang="de">{entry.name}</span>}
      above={{ label: text('edit.editEntry.title'), to: list }}
    >
      {error && !gone && <ErrorNotice error={error} title={text('list.failed')} onRetry={retry} />}
      {gone && (
        <Notice kind="error" role="alert" title={text('edit_entry.gone')}>
          {text('edit_entry.goneText')}
        </Notice>
      )}
      {!entry && !error && <Skeleton count={6} />}
      {entry && wasMerged && (
        <Notice role="status" title={text('edit_entry.mergedInto', { name: entry.name })} />
      )}
      {entry && (
        <p>
          <LinkButton look="quiet" icon="clock" to={routes.versions.href('entries', id)}>
            {text('versions.title')}
          </LinkButton>{' '}
          <NextEntry uuid={id} />
        </p>
      )}
      {entry && <LastChecked entry={entry} checkedBy={checkedBy} />}
      {entry ? (
        <EntryEditor key={id} entry={entry} />
      ) : (
        <LinkButton to={list}>{text('edit_entry.toList')}</LinkButton>
      )}
    </StaffPage>
  )
}
