import { useState } from 'react'
import { useCall } from '#lib/api.ts'
import { keepDraft, readDrafts, type TypedValues } from '#lib/draft.ts'
import { useText } from '#lib/intl.ts'
import { entryFields, isEntryField } from '#shared/fields/entryFields'
import { parseOpenLines } from '#shared/openLines'
import type { Proposal } from '#shared/proposal'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { typedValue, useEntryWords } from '../../entryForm/door.ts'

type Part = 'form' | 'choices' | 'closing' | 'note' | 'question' | `entry ${string}`
/** Key of something typed about a request; `entry …`: into the form of an entry that is changed by hand. */
export const requestDraft = (request: string, part: Part | '') => `staff request ${request} ${part}`

/** Returns what brings back what is typed now, for a decision that is undone. */
export function rememberDrafts(request: string) {
  const drafts = readDrafts(requestDraft(request, ''))
  return () => {
    for (const [part, typed] of drafts) keepDraft(requestDraft(request, part as Part), typed)
  }
}

function orphanedDrafts(request: string) {
  return readDrafts(requestDraft(request, '')).flatMap(([part, typed]) => {
    const isChoice = part === 'choices'
    const values = isChoice ? formValues(JSON.parse(typed.fields ?? '{}') as Proposal) : typed
    const entry = isChoice ? typed.of : part === 'form' ? request : /^entry (.+)/.exec(part)?.[1]
    const key = requestDraft(request, part as Part)
    return entry && isTyped(values) ? [{ key, entry, typed: values }] : []
  })
}

/** The form looks up coordinates by itself, so those alone were not typed. */
const isTyped = (typed: TypedValues) =>
  Object.keys(typed).some((name) =>
    name === 'moved' ? typed[name] === 'true' : !isEntryField(name) || entryFields[name].kind !== 'degrees',
  )

function formValues({ opened, ...fields }: Proposal) {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    isEntryField(name) ? [[name, typedValue(name, value)]] : [],
  )
  return { ...Object.fromEntries(texts), ...(opened !== undefined && parseOpenLines(opened)) }
}

/** For a request that a colleague has decided meanwhile: what was typed is continued in the entry's form. */
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

interface Props {
  draft: ReturnType<typeof orphanedDrafts>[number]
  onForget: () => void
}

function OrphanedDraftNotice({ draft: { key, entry: id, typed }, onForget }: Props) {
  const text = useText()
  const { labelOf, valueText } = useEntryWords()
  const entry = useCall('GET /api/entrybyid', { id }).data?.entry
  // Coordinates are carried over, too, but mean nothing to a reader.
  const facts = Object.entries(typed).flatMap(([name, value]) =>
    isEntryField(name) && entryFields[name].kind !== 'degrees'
      ? [[labelOf(name), valueText(name, value) || text('compare.nothing')] as const]
      : [],
  )
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
