import type { Entry } from '@directory/shared/entry'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../components/Button.tsx'
import { DraftNotice } from '../components/DraftNotice.tsx'
import { ErrorSummary } from '../components/ErrorSummary.tsx'
import { LeaveGuard } from '../components/LeaveGuard.tsx'
import { Row } from '../components/Row.tsx'
import styles from '../features/edit/Form.module.css'
import { fieldsOf, valuesFrom, wrongFields } from '../features/entryForm/entryValues.ts'
import { takeOver, withPicked } from '../features/entryForm/openingPick.ts'
import { type Similar, SimilarDialog } from '../features/entryForm/SimilarDialog.tsx'
import { useProblems } from '../features/requests/useProblems.ts'
import { notify } from '../lib/alerts.ts'
import { call } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { useAct } from '../lib/useAct.ts'
import { useDraft } from '../lib/useDraft.ts'
import { StaffEntryFields, type StaffValues } from './StaffEntryFields.tsx'

export function CreateEntryForm({ onSaved }: { onSaved: (entry: Entry) => void }) {
  const text = useText()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const category = new URLSearchParams(search).get('category') ?? ''
  const start: StaffValues = { ...valuesFrom({ category }), noEmail: '', base: '' }
  const draft = useDraft('staff entry', start, form)
  const problems = useProblems('entry', draft.values)
  const [similar, setSimilar] = useState<Similar>([])
  const [checking, setChecking] = useState(false)
  const { act, busy: sending } = useAct()
  const busy = checking || sending
  const { noEmail: without, base: _none, ...values } = draft.values
  const noEmail = without === 'true'

  const send = async () => {
    setSimilar([])
    const add = async () => {
      const { entry } = await call('POST /api/addEntry', { ...fieldsOf(withPicked(values)), noEmail })
      draft.clear()
      notify('success', text('edit_entry.created', { name: entry.name }))
      onSaved(entry)
    }
    await act(add, {
      refresh: ['GET /api/categoryoverview'],
      leaves: true,
      refused: problems.refuse,
    })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { changes, wrong } = takeOver(values)
    draft.set(changes)
    if (busy || !problems.show(new Map([...wrongFields({ ...values, ...changes }, { noEmail }), ...wrong])))
      return
    setChecking(true)
    // Only a hint: when it cannot be had, the entry is saved without.
    const found = await call('GET /api/checknameexists', { name: values.name }).catch(() => null)
    setChecking(false)
    if (found && found.similar_entries.length > 0) setSimilar(found.similar_entries)
    else await send()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.sections}>
      {draft.cameBack && draft.dirty && <DraftNotice form={form} onDiscard={draft.clear} />}
      <ErrorSummary errors={problems.summary} />
      <StaffEntryFields values={draft.values} set={draft.set} errors={problems.errors} />
      <Row className={styles.buttons}>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'edit_entry.create')}
        </Button>
        {draft.dirty && (
          <Button look="quiet" onClick={draft.clear}>
            {text('edit_entry.empty')}
          </Button>
        )}
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
