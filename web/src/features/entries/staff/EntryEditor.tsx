import type { WebsiteState } from '@directory/shared/contract/tables'
import type { Entry } from '@directory/shared/entry'
import { type FormFieldGroup, formFieldGroups } from '@directory/shared/fields/formFieldGroups'
import { routes } from '@directory/shared/routes'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useLeave } from '../../../lib/useLeave.ts'
import { useWayBack } from '../../../lib/wayBack.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { Base } from '../../../ui/conflict/base.ts'
import { StaffForm } from '../../../ui/staff/StaffForm.tsx'
import {
  changedFields,
  changedNames,
  hasPickerInput,
  isNewCategory,
  parsePicked,
  useEntryWords,
  valuesOf,
  withPickedLine,
} from '../../entryForm/door.ts'
import type { EntryListState } from './AllEntries.tsx'
import { otherEntriesOffer } from './ChangeOtherEntries.tsx'
import { callLists } from './entryLists.ts'
import {
  entryProblems,
  leftOutOf,
  StaffEntryFields,
  type StaffValues,
  staffWording,
} from './StaffEntryForm.tsx'
import { useNextEntry } from './useEntryTable.ts'
import { WebsiteRemark } from './WebsiteRemark.tsx'

const baseFrom = (entry: Entry): Base<StaffValues> => ({
  // What is left out already may stay so.
  values: {
    ...valuesOf(entry),
    noEmail: entry.email === '' ? 'true' : '',
    noStreet: entry.street === '' ? 'true' : '',
  },
  updatedAt: entry.updatedAt,
})

/** After a conflict the base is what a colleague saved, who may have left something out. */
const mayLeaveOut = (values: StaffValues, { email, street }: StaffValues) => ({
  noEmail: leftOutOf(values).noEmail || email === '',
  noStreet: leftOutOf(values).noStreet || street === '',
})

/** A position looked up for an entry without one is not unsaved input. */
const isUnsaved = (values: StaffValues, before: StaffValues) =>
  hasPickerInput(parsePicked(values.picked)) ||
  changedNames(before, values).some((name) => (name !== 'lat' && name !== 'lon') || before.lat !== '')

const groups = formFieldGroups.map(({ key, names }) => ({
  key,
  names: [
    ...names,
    ...(key === 'email' ? (['noEmail'] as const) : []),
    ...(key === 'street' ? (['noStreet'] as const) : []),
  ],
}))

const pressedValue = ({ nativeEvent }: FormEvent) =>
  ((nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.value ?? ''

interface EditorProps {
  entry: Entry
  isPositionGuessed: boolean
  websiteState: WebsiteState | null
}

export function EntryEditor({ entry, isPositionGuessed, websiteState }: EditorProps) {
  const text = useText()
  const { labelOf, valueText } = useEntryWords()
  const { uuid } = entry
  const { back, state: returning } = useWayBack(routes.editEntry.href(entry.category))
  const list = routes.editEntry.href()
  const { state: arrivalState } = useLocation()
  const next = useNextEntry(uuid, back)
  const nextUuid = useRef('')
  const offer = useRef<EntryListState['offer']>(null)
  const [isChecked, setChecked] = useState(false)
  const { leave } = useLeave()

  const send = async (values: StaffValues, updatedAt: string, before: StaffValues) => {
    if (changedNames(before, values).length === 0) {
      if (!isChecked) return { said: text('edit_entry.unchanged') }
      const { undo } = await call('POST /api/verifyEntries', { entries: [uuid] })
      return { said: text('edit_entry.confirmed', { count: 1 }), undo }
    }
    const fields = { ...changedFields(before, values), ...mayLeaveOut(values, before) }
    const answer = await call('POST /api/addEntry', { ...fields, uuid, updatedAt, confirm: isChecked })
    offer.current = otherEntriesOffer(answer)
    return { said: text('edit.saved', { name: answer.entry.name }), undo: answer.undo }
  }
  const onSaved = () => {
    // Only the list offers to change other entries of the provider.
    if (nextUuid.current !== '' && !offer.current)
      return leave(routes.editEntryForm.href(nextUuid.current), arrivalState)
    const edited: EntryListState = { ...returning, offer: offer.current ?? null, edited: uuid }
    leave(offer.current && !back.startsWith(list) ? list : back, edited)
  }
  const shown = (field: string, _value: string, of: StaffValues): string => {
    const { key, names } = formFieldGroups.find((group) => group.key === field) ?? noGroup
    if (key === 'category') return isNewCategory(of) ? of.categoryNew : of.category
    const said = names.map((name) => of[name]).filter((value) => value !== '')
    return valueText(key, said.join(key === 'lat' ? ', ' : '\n'))
  }
  return (
    <StaffForm<StaffValues, Entry>
      name={`staff entry ${uuid}`}
      prefix="entry"
      initial={baseFrom(entry)}
      baseFrom={baseFrom}
      labels={Object.fromEntries(formFieldGroups.map(({ key }) => [key, labelOf(key)]))}
      versionsOf={{ noun: 'entries', id: uuid }}
      wording={staffWording}
      normalise={withPickedLine}
      findProblems={(values, before) => entryProblems(values, mayLeaveOut(values, before))}
      list="GET /api/categoryoverview"
      refresh={callLists}
      extraButtons={
        <>
          {next && (
            <Button type="submit" value={next.uuid} title={next.name}>
              {text('entries.saveNext')}
            </Button>
          )}
          <LinkButton to={back} state={returning}>
            {text('edit.cancel')}
          </LinkButton>
        </>
      }
      onSubmit={(event) => {
        nextUuid.current = pressedValue(event)
      }}
      {...{ groups, isUnsaved, onSaved, send, shown }}
      wide
    >
      {({ values, set, errors }) => (
        <>
          <StaffEntryFields
            {...{ values, set, errors, isPositionGuessed }}
            belowWebsite={<WebsiteRemark state={websiteState} onTake={(website) => set({ website })} />}
          />
          <Checkbox
            label={text('edit_entry.allChecked')}
            checked={isChecked}
            onChange={({ target }) => setChecked(target.checked)}
          />
        </>
      )}
    </StaffForm>
  )
}

const noGroup: FormFieldGroup = { key: 'name', names: [] }
