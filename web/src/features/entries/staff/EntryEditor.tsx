import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useLeave } from '#lib/useLeave.ts'
import { useWayBack } from '#lib/wayBack.ts'
import type { WebsiteState } from '#shared/contract/tables'
import type { Entry } from '#shared/entry'
import { formFieldGroups } from '#shared/fields/formFieldGroups'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { StaffForm } from '#ui/staff/StaffForm.tsx'
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
import { otherEntriesOffer } from './ChangeOtherEntries.tsx'
import type { EntryListState } from './EditEntry.tsx'
import { callLists } from './entryLists.ts'
import {
  entryProblems,
  leftOutOf,
  omissions,
  StaffEntryFields,
  type StaffValues,
  staffWording,
} from './StaffEntryForm.tsx'
import { WebsiteRemark } from './WebsiteRemark.tsx'

const baseFrom = (entry: Entry) => ({
  // Texts that are missing already may stay so.
  values: {
    ...valuesOf(entry),
    noEmail: entry.email === '' ? 'true' : '',
    noStreet: entry.street === '' ? 'true' : '',
  },
  updatedAt: entry.updatedAt,
})

/** A position looked up for an entry without one is not unsaved input. */
const isUnsaved = (values: StaffValues, before: StaffValues) =>
  hasPickerInput(parsePicked(values.picked)) ||
  changedNames(before, values).some((name) => (name !== 'lat' && name !== 'lon') || before.lat !== '')

const groups = formFieldGroups.map(({ key, names }) => ({
  key,
  names: key === 'email' || key === 'street' ? [...names, omissions[key]] : names,
}))

const pressedValue = ({ nativeEvent }: FormEvent) =>
  ((nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.value ?? ''

interface EditorProps {
  entry: Entry
  isPositionGuessed: boolean
  websiteState: WebsiteState | null
  next: { uuid: string; name: string } | null
}

export function EntryEditor({ entry, isPositionGuessed, websiteState, next }: EditorProps) {
  const text = useText()
  const { labelOf, valueText } = useEntryWords()
  const { uuid } = entry
  const { back, state: returning } = useWayBack(routes.editEntry.href(entry.category))
  const list = routes.editEntry.href()
  const { state: arrivalState } = useLocation()
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
    const fields = { ...changedFields(before, values), ...leftOutOf(values, before) }
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
  const shown = (field: string, _value: string, of: StaffValues) => {
    const group = formFieldGroups.find(({ key }) => key === field)
    if (field === 'category') return isNewCategory(of) ? of.categoryNew : of.category
    const said = group?.names.map((name) => of[name]).filter((value) => value !== '') ?? []
    return group ? valueText(group.key, said.join(field === 'lat' ? ', ' : '\n')) : ''
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
      findProblems={(values, before) => entryProblems(values, leftOutOf(values, before))}
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
          <Checkbox label={text('edit_entry.allChecked')} checked={isChecked} onTick={setChecked} />
        </>
      )}
    </StaffForm>
  )
}
