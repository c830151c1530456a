import type { Entry } from '@directory/shared/entry'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { DiscardButton } from '../../../ui/DiscardButton.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { Row } from '../../../ui/Row.tsx'
import styles from '../../../ui/staff/Form.module.css'
import {
  entryFormProblems,
  fieldsOfValues,
  type Similar,
  SimilarDialog,
  takeOverLine,
  valuesFrom,
  withPicked,
} from '../../entryForm/door.ts'
import { StaffEntryFields, type StaffValues } from './StaffEntryFields.tsx'
import { useStaffProblems } from './useStaffProblems.ts'

export function CreateEntryForm({ onSaved }: { onSaved: (entry: Entry) => void }) {
  const text = useText()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const category = new URLSearchParams(search).get('category') ?? ''
  const start: StaffValues = { ...valuesFrom({ category }), noEmail: '', base: '' }
  const draft = useStaffDraft('staff entry', start, form)
  const problems = useStaffProblems('entry', draft.values)
  const [similar, setSimilar] = useState<Similar>([])
  const [checking, setChecking] = useState(false)
  const { run, busy: sending } = useOperation()
  const busy = checking || sending
  const { noEmail: without, base: _none, ...values } = draft.values
  const noEmail = without === 'true'

  const send = async () => {
    setSimilar([])
    const add = async () => {
      const { entry } = await call('POST /api/addEntry', { ...fieldsOfValues(withPicked(values)), noEmail })
      draft.clear()
      notify('success', text('edit_entry.created', { name: entry.name }))
      onSaved(entry)
    }
    await run(add, {
      refresh: ['GET /api/categoryoverview'],
      closesForm: true,
      handleRefusal: problems.showRefusal,
    })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { changes, wrong } = takeOverLine(values)
    draft.set(changes)
    if (
      busy ||
      !problems.show(new Map([...entryFormProblems({ ...values, ...changes }, { noEmail }), ...wrong]))
    )
      return
    setChecking(true)
    // A hint only: if it fails, the entry is saved without it.
    const found = await call('GET /api/checknameexists', { name: values.name }).catch(() => null)
    setChecking(false)
    if (found && found.similar_entries.length > 0) setSimilar(found.similar_entries)
    else await send()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.sections}>
      {draft.wasRestored && (draft.dirty || draft.restoreDiscarded) && (
        <DraftNotice
          form={form}
          onDiscard={draft.discard}
          restoreDiscarded={draft.dirty ? null : draft.restoreDiscarded}
        />
      )}
      <ErrorSummary errors={problems.summary} />
      <StaffEntryFields values={draft.values} set={draft.set} errors={problems.errors} />
      <Row className={styles.buttons}>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'edit_entry.create')}
        </Button>
        <DiscardButton
          unsaved={draft.dirty}
          discard={draft.discard}
          restoreDiscarded={draft.restoreDiscarded}
        />
      </Row>
      <SimilarDialog
        similar={similar}
        question={text('edit_entry.similarQuestion')}
        proceed={text('edit_entry.similarProceed')}
        onBack={() => setSimilar([])}
        onProceed={send}
      />
      <LeaveGuard when={draft.dirty}>{text('edit.leaveText')}</LeaveGuard>
    </form>
  )
}
