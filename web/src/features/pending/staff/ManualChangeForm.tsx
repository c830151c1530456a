import { useEffect, useState } from 'react'
import { useCall } from '#lib/api.ts'
import { readDrafts } from '#lib/draft.ts'
import { useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
import type { OutputOf } from '#shared/contract'
import type { Entry } from '#shared/entry'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StaffEntryForm, type useStaffProblems } from '../../entries/door.ts'
import type { EntryValues } from '../../entryForm/door.ts'
import { requestDraft } from '../../review/door.ts'
import { useEditedEntry } from './useEditedEntry.ts'

type Named = Pick<Entry, 'name' | 'email'>

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** None if in doubt: it is only preselected, and the reviewer sees it. */
export function exactMatch<E extends Named>(request: Named, found: readonly E[]) {
  const same = found.filter(({ name }) => plain(name) === plain(request.name))
  if (same.length <= 1) return same[0]
  const sent = same.filter(({ email }) => email !== '' && plain(email) === plain(request.email))
  return sent.length === 1 ? sent[0] : undefined
}

type Changes = ReturnType<typeof useEditedEntry>['changes']

export interface ManualChange extends Pick<Changes, 'edits' | 'count' | 'wrong'> {
  entry: Entry
  values: EntryValues
  clear: () => void
}

interface Props {
  change: OutputOf<'GET /api/pending_changes'>[number]
  problems: ReturnType<typeof useStaffProblems>
  onChange: (made: ManualChange | null) => void
}

export function ManualChangeForm({ change, problems, onChange }: Props) {
  const text = useText()
  const [picked, setPicked] = useState(() => readDrafts(requestDraft(change.uuid, 'entry '))[0]?.[0] ?? null)
  const found = useCall('GET /api/searchFor', change.entry ? null : { searchQuery: change.name }).data
  const chosen = picked ?? exactMatch(change, found ?? [])?.uuid ?? ''
  const entry = change.entry ?? found?.find(({ uuid }) => uuid === chosen)
  return (
    <>
      {!change.entry && (
        <Notice kind="warning" title={text('review.noEntry')}>
          <p>{text('review.noEntryText')}</p>
          {found && found.length > 0 ? (
            <ChoiceField
              label={text('review.chooseEntry')}
              none={text('review.chooseNone')}
              options={found.map(({ uuid, name, street, city, category }) => ({
                value: uuid,
                label: joined(', ', name, street, city, category),
                lang: 'de',
              }))}
              value={chosen}
              onValue={setPicked}
            />
          ) : (
            <p>{text('review.noneFound')}</p>
          )}
        </Notice>
      )}
      {entry && <Editor key={entry.uuid} {...{ change, entry, problems, onChange }} />}
    </>
  )
}

function Editor({ change, entry, problems, onChange }: Props & { entry: Entry }) {
  const text = useText()
  const { form, draft, changes } = useEditedEntry(entry, requestDraft(change.uuid, `entry ${entry.uuid}`))
  const { values, clear } = draft
  useEffect(() => {
    onChange({ entry, ...changes, values, clear })
    return () => onChange(null)
  }, [entry, changes, values, clear, onChange])
  return (
    <>
      <h3>{text('review.byHand', { name: entry.name })}</h3>
      <StaffEntryForm
        {...{ form, draft, problems }}
        unsaved={draft.dirty}
        emailOptional={entry.email === ''}
      />
    </>
  )
}
