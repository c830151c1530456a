import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button, LinkButton } from '../components/Button.tsx'
import { Checkbox } from '../components/Checkbox.tsx'
import { DraftNotice } from '../components/DraftNotice.tsx'
import { ErrorSummary } from '../components/ErrorSummary.tsx'
import { LeaveGuard } from '../components/LeaveGuard.tsx'
import { Row } from '../components/Row.tsx'
import { baseOf, withBase } from '../features/edit/conflict/base.ts'
import { useSaving } from '../features/edit/conflict/useSaving.ts'
import { offerOf } from '../features/edit/entries/alsoOffer.ts'
import styles from '../features/edit/Form.module.css'
import { changedFields, changedNames } from '../features/entryForm/entryChanges.ts'
import { type EntryValues, valuesOf, wrongFields } from '../features/entryForm/entryValues.ts'
import { choiceOf, isBegun, takeOver } from '../features/entryForm/openingPick.ts'
import { withAreaProblem } from '../features/entryForm/withAreaProblem.ts'
import { useProblems } from '../features/requests/useProblems.ts'
import { notify } from '../lib/alerts.ts'
import { call } from '../lib/api.ts'
import { useLocalPath, useText } from '../lib/intl.ts'
import { useDraft } from '../lib/useDraft.ts'
import type { ListState } from './AllEntries.tsx'
import { EntryConflict } from './EntryConflict.tsx'
import { StaffEntryFields, type StaffValues } from './StaffEntryFields.tsx'

const startOf = (entry: Entry): StaffValues => ({
  ...withBase({ values: valuesOf(entry), updatedAt: entry.updatedAt }),
  noEmail: '',
})

/** Where saving leads to, and what it takes along. */
interface Saved {
  to: string
  state: ListState
}

/** The entry's form; where somebody else was quicker, both versions are compared before anything is saved. */
export function EntryEditor({ entry }: { entry: Entry }) {
  const text = useText()
  const local = useLocalPath()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(`staff entry ${entry.uuid}`, startOf(entry), form)
  const problems = useProblems('entry', draft.values)
  const saving = useSaving<Entry>(problems)
  const { theirs, busy } = saving
  const fromCalls = useSearchParams()[0].has('confirm')
  const [isChecked, setChecked] = useState(fromCalls)
  const [saved, setSaved] = useState<Saved | null>(null)
  // After the guard has gone, which would ask.
  useEffect(() => {
    if (saved !== null) navigate(local(saved.to), { state: saved.state })
  }, [saved, local, navigate])

  const { values: before } = baseOf<EntryValues>(draft.values)
  // A place that was only looked up for an entry without one is nothing that somebody has typed.
  const unsaved =
    isBegun(choiceOf(draft.values.picked)) ||
    changedNames(before, draft.values).some((name) => (name !== 'lat' && name !== 'lon') || before.lat !== '')

  const finish = (category: string, said: string, state: ListState = {}) => {
    draft.clear()
    notify('success', said)
    // Only the list asks about other entries of the provider.
    setSaved({ to: fromCalls && !state.offer ? routes.calls.href() : routes.editEntry.href(category), state })
  }
  const save = (given: StaffValues) => {
    if (busy) return
    const { changes, wrong } = takeOver(given)
    const values = { ...given, ...changes }
    draft.set(changes)
    const base = baseOf<EntryValues>(values)
    const noEmail = values.noEmail === 'true' || base.values.email === ''
    const wrongHere = new Map<string, string>([...wrongFields(values, { noEmail }), ...wrong])
    const send = async () => {
      const { uuid } = entry
      if (changedNames(base.values, values).length === 0) {
        if (isChecked) await call('POST /api/confirmEntries', { entries: [uuid] })
        const said = isChecked ? text('edit_entry.confirmed', { count: 1 }) : text('edit_entry.unchanged')
        return finish(base.values.category, said)
      }
      const fields = changedFields(base.values, values)
      const answer = await call('POST /api/addEntry', {
        ...fields,
        ...{ uuid, updatedAt: base.updatedAt, noEmail, confirm: isChecked },
      })
      const said = text('edit_entry.saved', { name: answer.entry.name })
      finish(answer.entry.category, said, { offer: offerOf(answer) })
    }
    void withAreaProblem(wrongHere, base.values, values).then((all) => saving.save(all, send))
  }

  if (theirs)
    return (
      <>
        <EntryConflict
          key={theirs.updatedAt}
          values={draft.values}
          theirs={theirs}
          busy={busy}
          onSave={(merged) => {
            draft.set(merged)
            save(merged)
          }}
          onBack={saving.back}
          onDiscard={() => finish(theirs.category, text('edit_entry.discarded'))}
        />
        <LeaveGuard when={saved === null}>{text('edit.leaveText')}</LeaveGuard>
      </>
    )
  return (
    <form
      ref={form}
      noValidate
      className={styles.sections}
      onSubmit={(event) => {
        event.preventDefault()
        save(draft.values)
      }}
    >
      {draft.cameBack && unsaved && <DraftNotice form={form} onDiscard={draft.clear} />}
      <ErrorSummary errors={problems.summary} />
      <StaffEntryFields values={draft.values} set={draft.set} errors={problems.errors} />
      <Checkbox
        label={text('edit_entry.allChecked')}
        checked={isChecked}
        onChange={({ target }) => setChecked(target.checked)}
      />
      <Row className={styles.buttons}>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'edit.save')}
        </Button>
        <LinkButton to={fromCalls ? routes.calls.href() : routes.editEntry.href(entry.category)}>
          {text('edit.cancel')}
        </LinkButton>
        {draft.dirty && (
          <Button look="quiet" onClick={draft.clear}>
            {text('edit.discard')}
          </Button>
        )}
      </Row>
      <LeaveGuard when={unsaved && saved === null}>{text('edit.leaveText')}</LeaveGuard>
    </form>
  )
}
