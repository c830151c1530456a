import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import { typedFields } from '@directory/shared/typedFields'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { useTakeFocus } from '../../../lib/useTakeFocus.ts'
import { useHere } from '../../../lib/wayBack.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { DiscardButton } from '../../../ui/DiscardButton.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import {
  addPickedLine,
  entryFormProblems,
  SimilarDialog,
  type SimilarEntries,
  valuesFrom,
  withPickedLine,
} from '../../entryForm/door.ts'
import { StaffEntryForm, type StaffValues, useStaffProblems } from './StaffEntryForm.tsx'

/** Creates an entry, which is public at once. */
export function NewEntry() {
  const text = useText()
  const [saved, setSaved] = useState<Entry | null>(null)
  return (
    <StaffPage title={text('edit.createEntry.title')} lead={text('edit_entry.createLead')}>
      {saved && <Saved key={saved.uuid} entry={saved} />}
      <EmptyForm key={saved?.uuid ?? ''} onSaved={setSaved} />
    </StaffPage>
  )
}

/** Takes the focus, because the form below has been emptied. */
function Saved({ entry: { uuid, category, name } }: { entry: Entry }) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useTakeFocus(box)
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        kind="success"
        role="status"
        title={text('edit_entry.created', { name })}
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
      </Notice>
    </div>
  )
}

/** Returns the address of a similar entry's form or, if the search did not find it, of the table that does. */
const hrefOf = ({ name, street, plz }: SimilarEntries[number], listed: readonly Entry[]) => {
  const entry = listed.find((one) => one.name === name && one.street === street && one.plz === plz)
  return entry
    ? routes.editEntryForm.href(entry.uuid)
    : `${routes.editEntry.href()}?q=${encodeURIComponent(name)}`
}

function EmptyForm({ onSaved }: { onSaved: (entry: Entry) => void }) {
  const text = useText()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const category = new URLSearchParams(search).get('category') ?? ''
  const start: StaffValues = { ...valuesFrom({ category }), noEmail: '', noStreet: '', base: '' }
  const draft = useStaffDraft('staff entry', start, form)
  const problems = useStaffProblems('entry', draft.values)
  const here = useHere()
  const [similar, setSimilar] = useState<SimilarEntries>([])
  const [listed, setListed] = useState<readonly Entry[]>([])
  const [checking, setChecking] = useState(false)
  const { run, busy: sending } = useOperation()
  const busy = checking || sending
  const { noEmail, noStreet, base: _base, ...values } = draft.values
  const leftOut = { noEmail: noEmail === 'true', noStreet: noStreet === 'true' }

  const send = async () => {
    setSimilar([])
    const add = async () => {
      const { entry } = await call('POST /api/addEntry', {
        ...typedFields(withPickedLine(values)),
        ...leftOut,
      })
      draft.clear()
      onSaved(entry)
    }
    await run(add, {
      refresh: ['GET /api/categoryoverview'],
      closesForm: true,
      handleRefusal: problems.showRefusal,
    })
  }
  const submit = async (_event: FormEvent) => {
    const { changes, wrong } = addPickedLine(values)
    draft.set(changes)
    if (busy || !problems.show(new Map([...entryFormProblems({ ...values, ...changes }, leftOut), ...wrong])))
      return
    setChecking(true)
    // A hint only: if it fails, the entry is saved without it.
    const { name } = values
    const found = await call('GET /api/checknameexists', { name }).catch(() => null)
    if (found && found.similar_entries.length > 0)
      setListed(await call('GET /api/searchFor', { searchQuery: name }).catch(() => []))
    setChecking(false)
    if (found && found.similar_entries.length > 0) setSimilar(found.similar_entries)
    else await send()
  }

  return (
    <StaffEntryForm form={form} draft={draft} unsaved={draft.dirty} problems={problems} onSubmit={submit}>
      <StickyBar
        main={
          <Button type="submit" look="main" aria-disabled={busy}>
            {text(busy ? 'edit.saving' : 'edit_entry.create')}
          </Button>
        }
      >
        <DiscardButton draft={draft} unsaved={draft.dirty} />
      </StickyBar>
      <Suspense>
        <SimilarDialog
          similar={similar}
          question={text('edit_entry.similarQuestion')}
          proceed={text('edit_entry.similarProceed')}
          nameOf={(one) => (
            <SiteLink to={hrefOf(one, listed)} state={here} onClick={() => setSimilar([])}>
              {one.name}
            </SiteLink>
          )}
          onBack={() => setSimilar([])}
          onProceed={send}
        />
      </Suspense>
      <LeaveGuard when={draft.dirty}>{text('edit.leaveText')}</LeaveGuard>
    </StaffEntryForm>
  )
}
