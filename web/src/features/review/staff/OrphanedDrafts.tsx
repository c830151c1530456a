import { entryFields, isEntryField } from '@directory/shared/entryFields'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { useCall } from '../../../lib/api.ts'
import { keepDraft } from '../../../lib/draft.ts'
import { useText } from '../../../lib/intl.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { type OrphanedDraft, orphanedDrafts } from './orphanedDrafts.ts'
import { RequestFacts } from './RequestFacts.tsx'

/** Offers the user's unsaved input for a request that a colleague has decided meanwhile, to continue in the entry's form. */
export function OrphanedDrafts({ request }: { request: string }) {
  const [drafts, setDrafts] = useState(() => orphanedDrafts(request))
  return drafts.map((draft) => (
    <OrphanedDraftNotice
      key={draft.entry}
      draft={draft}
      onForget={() => {
        draft.forget()
        setDrafts(orphanedDrafts(request))
      }}
    />
  ))
}

function OrphanedDraftNotice({
  draft: { entry: id, typed, forget },
  onForget,
}: {
  draft: OrphanedDraft
  onForget: () => void
}) {
  const text = useText()
  const entry = useCall('GET /api/entrybyid', { id }).data?.entry
  // Coordinates are carried over, too, but mean nothing to a reader.
  const facts = Object.entries(typed).flatMap(([name, value]) =>
    isEntryField(name) && entryFields[name].kind !== 'degrees'
      ? [[text(entryFields[name].labels.form), value || text('compare.nothing')] as const]
      : [],
  )
  // Stored as a draft of the entry's form, which restores it.
  const carryOver = () => {
    keepDraft(`staff entry ${id}`, typed)
    forget()
  }
  return (
    <Notice
      title={text('review.keptTitle')}
      actions={
        <>
          {entry && (
            <LinkButton to={routes.editEntryForm.href(id)} icon="edit" onClick={carryOver}>
              {text('review.keptInto', { name: entry.name })}
            </LinkButton>
          )}
          <Button onClick={onForget}>{text('edit.discard')}</Button>
        </>
      }
    >
      <RequestFacts of={facts} />
    </Notice>
  )
}
