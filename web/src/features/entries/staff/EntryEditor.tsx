import type { WebsiteState } from '@directory/shared/contract/tables'
import type { Entry } from '@directory/shared/entry'
import { type FormFieldGroup, formFieldGroups } from '@directory/shared/formFieldGroups'
import { routes } from '@directory/shared/routes'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useLeave } from '../../../lib/useLeave.ts'
import { useNotifyDone } from '../../../lib/useNotifyDone.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { useWayBack } from '../../../lib/wayBack.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { baseOf, withBase } from '../../../ui/conflict/base.ts'
import { FormConflict } from '../../../ui/conflict/FormConflict.tsx'
import { useSaving } from '../../../ui/conflict/useSaving.ts'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import {
  addPickedLine,
  changedFields,
  changedNames,
  type EntryValues,
  entryFormProblems,
  hasPickerInput,
  isNewCategory,
  parsePicked,
  useEntryWords,
  valuesOf,
} from '../../entryForm/door.ts'
import type { EntryListState } from './AllEntries.tsx'
import { otherEntriesOffer } from './ChangeOtherEntries.tsx'
import { EntryButtons } from './EntryButtons.tsx'
import { callLists } from './entryLists.ts'
import { LeftOut, StaffEntryForm, type StaffValues, useStaffProblems } from './StaffEntryForm.tsx'
import { useNextEntry } from './useEntryTable.ts'
import { WebsiteRemark } from './WebsiteRemark.tsx'

const startValues = (entry: Entry): StaffValues => ({
  ...withBase({ values: valuesOf(entry), updatedAt: entry.updatedAt }),
  // What is left out already may stay so.
  noEmail: entry.email === '' ? 'true' : '',
  noStreet: entry.street === '' ? 'true' : '',
})

/** Returns the value of the pressed button: the entry to open next, or empty. */
const pressedValue = ({ nativeEvent }: FormEvent) =>
  ((nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.value ?? ''

interface EditorProps {
  entry: Entry
  isPositionGuessed: boolean
  websiteState: WebsiteState | null
}

/** Renders the form of an entry. After a conflict both versions are compared before saving. */
export function EntryEditor({ entry, isPositionGuessed, websiteState }: EditorProps) {
  const text = useText()
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
  const { isLeaving, leave } = useLeave()
  const notifyDone = useNotifyDone(callLists)

  const { values: before } = baseOf<EntryValues>(draft.values)
  // A position looked up for an entry without one is not unsaved input.
  const unsaved =
    hasPickerInput(parsePicked(draft.values.picked)) ||
    changedNames(before, draft.values).some((name) => (name !== 'lat' && name !== 'lon') || before.lat !== '')

  const finish = (message: string, undo: string | string[] = '', state: EntryListState = {}) => {
    draft.clear()
    notifyDone(message, undo)
    // Only the list offers to change other entries of the provider.
    if (nextUuid.current !== '' && !state.offer)
      return leave(routes.editEntryForm.href(nextUuid.current), arrivalState)
    const edited = { ...returning, ...state, edited: entry.uuid }
    leave(state.offer && !back.startsWith(list) ? list : back, edited)
  }
  const save = (given: StaffValues) => {
    if (busy) return
    const { changes, wrong } = addPickedLine(given)
    const values = { ...given, ...changes }
    draft.set(changes)
    const base = baseOf<EntryValues>(values)
    // After a conflict the base is what a colleague saved, who may have left something out.
    const leftOut = {
      noEmail: values.noEmail === 'true' || base.values.email === '',
      noStreet: values.noStreet === 'true' || base.values.street === '',
    }
    const wrongHere = new Map<string, string>([...entryFormProblems(values, leftOut), ...wrong])
    const send = async () => {
      const { uuid } = entry
      if (changedNames(base.values, values).length === 0) {
        if (!isChecked) return finish(text('edit_entry.unchanged'))
        const { undo } = await call('POST /api/verifyEntries', { entries: [uuid] })
        return finish(text('edit_entry.confirmed', { count: 1 }), undo)
      }
      const fields = changedFields(base.values, values)
      const answer = await call('POST /api/addEntry', {
        ...fields,
        uuid,
        updatedAt: base.updatedAt,
        ...leftOut,
        confirm: isChecked,
      })
      const said = text('edit.saved', { name: answer.entry.name })
      finish(said, answer.undo, { offer: otherEntriesOffer(answer) })
    }
    void saving.save(wrongHere, send)
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
        <LeaveGuard when={!isLeaving}>{text('edit.leaveText')}</LeaveGuard>
      </>
    )
  return (
    <StaffEntryForm
      form={form}
      draft={draft}
      unsaved={unsaved}
      problems={problems}
      belowEmail={<LeftOut field="email" values={draft.values} set={draft.set} />}
      belowAddress={<LeftOut field="street" values={draft.values} set={draft.set} />}
      belowWebsite={<WebsiteRemark state={websiteState} onTake={(website) => draft.set({ website })} />}
      isPositionGuessed={isPositionGuessed}
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
      <LeaveGuard when={unsaved && !isLeaving}>{text('edit.leaveText')}</LeaveGuard>
    </StaffEntryForm>
  )
}

interface Props {
  values: StaffValues
  theirs: Entry
  busy: boolean
  /** Saves the merged values, based on the other user's version. */
  onSave: (merged: StaffValues) => void
  onBack: () => void
  onDiscard: () => void
}

const noGroup: FormFieldGroup = { key: 'name', names: [] }

/** Compares the version of an entry in the form with one that another user saved meanwhile. */
function EntryConflict({ values, theirs, busy, onSave, onBack, onDiscard }: Props) {
  const { labelOf, valueText } = useEntryWords()
  const shown = (field: string, _value: string, of: EntryValues): string => {
    const { key, names } = formFieldGroups.find((group) => group.key === field) ?? noGroup
    if (key === 'category') return isNewCategory(of) ? of.categoryNew : of.category
    const said = names.map((name) => of[name]).filter((value) => value !== '')
    return valueText(key, said.join(key === 'lat' ? ', ' : '\n'))
  }
  return (
    <FormConflict<EntryValues>
      mine={values}
      theirs={{ values: valuesOf(theirs), updatedAt: theirs.updatedAt }}
      labels={Object.fromEntries(formFieldGroups.map(({ key }) => [key, labelOf(key)]))}
      groups={formFieldGroups}
      versionsOf={{ noun: 'entries', id: theirs.uuid }}
      shown={shown}
      onSave={(merged) => onSave({ ...merged, noEmail: values.noEmail, noStreet: values.noStreet })}
      {...{ busy, onBack, onDiscard }}
    />
  )
}
