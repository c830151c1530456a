import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StaffPage } from '../../../ui/StaffPage.tsx'
import { CreateEntryForm } from './CreateEntryForm.tsx'

/** Creates an entry, which is public at once. */
export default function CreateEntry() {
  const text = useText()
  const [saved, setSaved] = useState<Entry | null>(null)
  return (
    <StaffPage title={text('edit.createEntry.title')} lead={text('edit_entry.createLead')}>
      {saved && <Saved key={saved.uuid} entry={saved} />}
      <CreateEntryForm key={saved?.uuid ?? ''} onSaved={setSaved} />
    </StaffPage>
  )
}

/** Takes the focus, because the form below has been emptied. */
function Saved({ entry: { uuid, category, name } }: { entry: Entry }) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
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
