import { Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '#lib/api.ts'
import { focusHeading } from '#lib/focusHeading.ts'
import { useText } from '#lib/intl.ts'
import { useHere } from '#lib/wayBack.ts'
import type { Entry } from '#shared/entry'
import { typedFields } from '#shared/fields/typedFields'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { FocusedNotice } from '#ui/FocusedNotice.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { StaffPage } from '#ui/StaffPage.tsx'
import { StaffForm } from '#ui/staff/StaffForm.tsx'
import { SimilarDialog, type SimilarEntries, valuesFrom, withPickedLine } from '../../entryForm/door.ts'
import {
  entryProblems,
  leftOutOf,
  StaffEntryFields,
  type StaffValues,
  staffWording,
} from './StaffEntryForm.tsx'

export default function NewEntry() {
  const text = useText()
  const [search] = useSearchParams()
  const given = valuesFrom({ category: search.get('category') ?? '' })
  const created = useRef<Entry>(null)
  const [saved, setSaved] = useState<Entry | null>(null)
  const { confirm, dialog } = useSimilarQuestion()
  const send = async (values: StaffValues) => {
    const body = { ...typedFields(values), ...leftOutOf(values) }
    created.current = (await call('POST /api/addEntry', body)).entry
    return null
  }
  return (
    <StaffPage title={text('edit.createEntry.title')} lead={text('edit_entry.createLead')}>
      {saved && <Saved key={saved.uuid} entry={saved} />}
      <StaffForm
        key={`form ${saved?.uuid}`}
        name="staff entry"
        prefix="entry"
        initial={{ values: { ...given, noEmail: '', noStreet: '' }, updatedAt: '' }}
        wording={staffWording}
        normalise={withPickedLine}
        findProblems={(values) => entryProblems(values, leftOutOf(values))}
        confirm={confirm}
        send={send}
        list="GET /api/categoryoverview"
        submit={() => text('edit_entry.create')}
        onSaved={() => setSaved(created.current)}
        wide
      >
        {(fields) => <StaffEntryFields {...fields} />}
      </StaffForm>
      {dialog}
    </StaffPage>
  )
}

/** Above the form, which has been emptied. */
function Saved({ entry: { uuid, category, name } }: { entry: Entry }) {
  const text = useText()
  return (
    <FocusedNotice
      kind="success"
      title={text('edit_entry.created', { name })}
      onClosed={focusHeading}
      actions={
        <>
          <LinkButton to={routes.provider.href(category, name, uuid)}>{text('edit_entry.see')}</LinkButton>
          <LinkButton to={routes.editEntryForm.href(uuid)} icon="edit">
            {text('edit_entry.editAgain')}
          </LinkButton>
        </>
      }
    >
      {text('edit_entry.createdText')}
    </FocusedNotice>
  )
}

/** The address of a similar entry's form or, if the search did not find it, of the table that does. */
const hrefOf = ({ name, street, plz }: SimilarEntries[number], listed: readonly Entry[] = []) => {
  const { uuid } = listed.find((one) => one.name === name && one.street === street && one.plz === plz) ?? {}
  return uuid ? routes.editEntryForm.href(uuid) : `${routes.editEntry.href()}?q=${encodeURIComponent(name)}`
}

interface Asked {
  similar: SimilarEntries
  listed: readonly Entry[]
  answer: (goesOn: boolean) => void
}

function useSimilarQuestion() {
  const text = useText()
  const here = useHere()
  const [asked, setAsked] = useState<Asked | null>(null)
  const confirm = async ({ name }: StaffValues) => {
    // A hint only: if it fails, the entry is saved without it.
    const found = await call('GET /api/checknameexists', { name }).catch(() => null)
    const similar = found?.similar_entries ?? []
    if (similar.length === 0) return true
    const listed = await call('GET /api/searchFor', { searchQuery: name }).catch(() => [])
    return new Promise<boolean>((answer) => setAsked({ similar, listed, answer }))
  }
  const answer = (goesOn: boolean) => {
    asked?.answer(goesOn)
    setAsked(null)
  }
  const dialog = (
    <Suspense>
      <SimilarDialog
        similar={asked?.similar ?? []}
        question={text('edit_entry.similarQuestion')}
        proceed={text('edit_entry.similarProceed')}
        nameOf={(one) => (
          <SiteLink to={hrefOf(one, asked?.listed)} state={here} onClick={() => answer(false)}>
            {one.name}
          </SiteLink>
        )}
        onBack={() => answer(false)}
        onProceed={() => answer(true)}
      />
    </Suspense>
  )
  return { confirm, dialog }
}
