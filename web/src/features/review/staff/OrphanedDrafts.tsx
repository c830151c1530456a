import { entryFields, isEntryField } from '@directory/shared/fields/entryFields'
import { parseOpenLines } from '@directory/shared/openLines'
import type { Proposal } from '@directory/shared/proposal'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { useCall } from '../../../lib/api.ts'
import { keepDraft, readDrafts, type TypedValues } from '../../../lib/draft.ts'
import { useText } from '../../../lib/intl.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { typedValue, useEntryWords } from '../../entryForm/door.ts'
import { choicesDraft } from './useChoices.ts'

export const reviewDraft = (request: string) => `staff review ${request}`
export const closingDraft = (request: string) => `staff closing ${request}`
export const manualChangeDraft = (request: string, entry: string) => `staff byhand ${request} ${entry}`

/** Returns all drafts about a request: their keys, and the entry that a change by hand is about. */
const draftsAbout = (request: string) => {
  const byHand = manualChangeDraft(request, '')
  return [reviewDraft(request), byHand, choicesDraft(request)].flatMap((start) =>
    readDrafts(start)
      .filter(([rest]) => rest === '' || start === byHand)
      .map(([rest, typed]) => ({ key: start + rest, rest, typed })),
  )
}

/** Returns a function that brings back what is typed about a request now, for a decision that is undone. */
export function rememberDrafts(request: string): () => void {
  const drafts = draftsAbout(request)
  return () => {
    for (const { key, typed } of drafts) keepDraft(key, typed)
  }
}

interface OrphanedDraft {
  key: string
  entry: string
  typed: TypedValues
}

function orphanedDrafts(request: string): OrphanedDraft[] {
  return draftsAbout(request).flatMap(({ key, rest, typed }) => {
    const isChoice = key === choicesDraft(request)
    const values = isChoice ? formValues(JSON.parse(typed.fields ?? '{}') as Proposal) : typed
    const entry = isChoice ? (typed.of ?? '') : rest || request
    return entry !== '' && isTyped(values) ? [{ key, entry, typed: values }] : []
  })
}

/** The form looks up coordinates by itself, so those alone were not typed. */
const isTyped = (typed: TypedValues) =>
  Object.keys(typed).some((name) =>
    name === 'moved' ? typed[name] === 'true' : !isEntryField(name) || entryFields[name].kind !== 'degrees',
  )

function formValues({ opened, ...fields }: Proposal): TypedValues {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    isEntryField(name) ? [[name, typedValue(name, value)]] : [],
  )
  return { ...Object.fromEntries(texts), ...(opened !== undefined && parseOpenLines(opened)) }
}

/** Offers the user's unsaved input for a request that a colleague has decided meanwhile, to continue in the entry's form. */
export function OrphanedDrafts({ request }: { request: string }) {
  const [drafts, setDrafts] = useState(() => orphanedDrafts(request))
  return drafts.map((draft) => (
    <OrphanedDraftNotice
      key={draft.key}
      draft={draft}
      onForget={() => {
        keepDraft(draft.key, null)
        setDrafts(orphanedDrafts(request))
      }}
    />
  ))
}

function OrphanedDraftNotice({
  draft: { key, entry: id, typed },
  onForget,
}: {
  draft: OrphanedDraft
  onForget: () => void
}) {
  const text = useText()
  const { labelOf, valueText } = useEntryWords()
  const entry = useCall('GET /api/entrybyid', { id }).data?.entry
  // Coordinates are carried over, too, but mean nothing to a reader.
  const facts = Object.entries(typed).flatMap(([name, value]) =>
    isEntryField(name) && entryFields[name].kind !== 'degrees'
      ? [[labelOf(name), valueText(name, value) || text('compare.nothing')] as const]
      : [],
  )
  // Stored as a draft of the entry's form, which restores it.
  const carryOver = () => {
    keepDraft(`staff entry ${id}`, typed)
    keepDraft(key, null)
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
      <FactList of={facts} />
    </Notice>
  )
}
