import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { useWayBack } from '../../../lib/wayBack.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { baseOf, withBase } from '../../../ui/conflict/base.ts'
import { useSaving } from '../../../ui/conflict/useSaving.ts'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import {
  addPickedLine,
  changedFields,
  changedNames,
  type EntryValues,
  entryFormProblems,
  hasPickerInput,
  parsePicked,
  valuesOf,
  withAreaProblem,
} from '../../entryForm/door.ts'
import type { EntryListState } from './AllEntries.tsx'
import { EntryButtons } from './EntryButtons.tsx'
import { EntryConflict } from './EntryConflict.tsx'
import { NoEmail, type StaffValues } from './NoEmail.tsx'
import { otherEntriesOffer } from './otherEntriesOffer.ts'
import { StaffEntryForm } from './StaffEntryForm.tsx'
import { useNextEntry } from './useEntryTable.ts'
import { useStaffProblems } from './useStaffProblems.ts'

const startValues = (entry: Entry): StaffValues => ({
  ...withBase({ values: valuesOf(entry), updatedAt: entry.updatedAt }),
  noEmail: '',
})

/** Address to open after saving, and the state to pass. */
interface Saved {
  to: string
  state: EntryListState
}

/** Returns the value of the pressed button: the entry to open next, or empty. */
const pressedValue = ({ nativeEvent }: FormEvent) =>
  ((nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.value ?? ''

/** Renders the form of an entry. After a conflict both versions are compared before saving. */
export function EntryEditor({ entry }: { entry: Entry }) {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const draft = useStaffDraft(`staff entry ${entry.uuid}`, startValues(entry), form)
  const problems = useStaffProblems('entry', draft.values)
  const saving = useSaving<Entry>(problems)
  const { theirs, busy } = saving
  const { back, state: returning } = useWayBack(routes.editEntry.href(entry.category))
  const list = routes.editEntry.href()
  const { state: arrivalState } = useLocation()
  const next = useNextEntry(entry.uuid, back)
  const nextUuid = useRef('')
  const [isChecked, setChecked] = useState(false)
  const [saved, setSaved] = useState<Saved | null>(null)
  // In an effect, because until the guard has been removed, it would ask.
  useEffect(() => {
    if (saved !== null) navigate(localPath(saved.to), { state: saved.state })
  }, [saved, localPath, navigate])

  const { values: before } = baseOf<EntryValues>(draft.values)
  // A position looked up for an entry without one is not unsaved input.
  const unsaved =
    hasPickerInput(parsePicked(draft.values.picked)) ||
    changedNames(before, draft.values).some((name) => (name !== 'lat' && name !== 'lon') || before.lat !== '')

  const finish = (message: string, state: EntryListState = {}) => {
    draft.clear()
    notify('success', message)
    // Only the list offers to change other entries of the provider.
    if (nextUuid.current !== '' && !state.offer)
      return setSaved({ to: routes.editEntryForm.href(nextUuid.current), state: arrivalState })
    const edited = { ...returning, ...state, edited: entry.uuid }
    setSaved(
      state.offer && !back.startsWith(list) ? { to: list, state: edited } : { to: back, state: edited },
    )
  }
  const save = (given: StaffValues) => {
    if (busy) return
    const { changes, wrong } = addPickedLine(given)
    const values = { ...given, ...changes }
    draft.set(changes)
    const base = baseOf<EntryValues>(values)
    const noEmail = values.noEmail === 'true' || base.values.email === ''
    const wrongHere = new Map<string, string>([...entryFormProblems(values, { noEmail }), ...wrong])
    const send = async () => {
      const { uuid } = entry
      if (changedNames(base.values, values).length === 0) {
        if (isChecked) await call('POST /api/verifyEntries', { entries: [uuid] })
        const said = isChecked ? text('edit_entry.confirmed', { count: 1 }) : text('edit_entry.unchanged')
        return finish(said)
      }
      const fields = changedFields(base.values, values)
      const answer = await call('POST /api/addEntry', {
        ...fields,
        ...{ uuid, updatedAt: base.updatedAt, noEmail, confirm: isChecked },
      })
      const said = text('edit.saved', { name: answer.entry.name })
      finish(said, { offer: otherEntriesOffer(answer) })
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
          onDiscard={() => finish(text('edit_entry.discarded'))}
        />
        <LeaveGuard when={saved === null}>{text('edit.leaveText')}</LeaveGuard>
      </>
    )
  return (
    <StaffEntryForm
      form={form}
      draft={draft}
      unsaved={unsaved}
      problems={problems}
      belowEmail={<NoEmail values={draft.values} set={draft.set} errors={problems.errors} />}
      onSubmit={(event) => {
        nextUuid.current = pressedValue(event)
        save(draft.values)
      }}
    >
      <Checkbox
        label={text('edit_entry.allChecked')}
        checked={isChecked}
        onChange={({ target }) => setChecked(target.checked)}
      />
      <EntryButtons label="edit.save" back={{ to: back, state: returning }} {...{ busy, next, draft }} />
      <LeaveGuard when={unsaved && saved === null}>{text('edit.leaveText')}</LeaveGuard>
    </StaffEntryForm>
  )
}
