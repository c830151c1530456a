import type { OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { type Column, DataTable } from '../components/DataTable.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { SiteLink } from '../components/SiteLink.tsx'
import { UndoNotice } from '../components/UndoNotice.tsx'
import { AlsoChange } from '../features/edit/entries/AlsoChange.tsx'
import type { AlsoOffer } from '../features/edit/entries/alsoOffer.ts'
import { entryLists } from '../features/edit/entries/entryLists.ts'
import { Email } from '../features/review/Email.tsx'
import { type Done, ReviewPage } from '../features/review/ReviewPage.tsx'
import { shortenedNote } from '../features/review/shortenedNote.ts'
import { useSpamMarks } from '../features/review/spamMarks.tsx'
import { TokenMark } from '../features/review/TokenMark.tsx'
import { useCall } from '../lib/api.ts'
import { longDate } from '../lib/format.ts'
import { useLocale, useText } from '../lib/intl.ts'
import { useTableState } from '../lib/useTableState.ts'
import { PendingChangeReview } from '../parts/PendingChangeReview.tsx'

type PendingChange = OutputOf<'GET /api/pending_changes'>[number]

/** Changes that visitors asked for; `?id=` opens one of them. */
export default function PendingChanges() {
  const text = useText()
  const [offer, setOffer] = useState<AlsoOffer | null>(null)
  const [also, setAlso] = useState<{ title: string; undo: string[] } | null>(null)
  return (
    <ReviewPage
      title={text('review.changesTitle')}
      href={routes.pendingChanges.href()}
      answer={useCall('GET /api/pending_changes', {})}
      list={(changes, onDecided) => <List changes={changes} onDecided={onDecided} />}
      review={(change, onDone, onRefresh) => (
        <PendingChangeReview
          key={`${change.uuid} ${change.entry?.updatedAt}`}
          change={change}
          onDone={onDone}
          onRefresh={onRefresh}
          onOffer={(found) => {
            setOffer(found)
            setAlso(null)
          }}
        />
      )}
      above={
        <>
          {also && (
            <UndoNotice key={String(also.undo)} title={also.title} undo={also.undo} refresh={entryLists} />
          )}
          {offer && <AlsoChange offer={offer} onDone={setAlso} onClose={() => setOffer(null)} />}
        </>
      }
    />
  )
}

const shortened = (words: string) => (words.length > 140 ? `${words.slice(0, 140).trimEnd()} …` : words)

function List({ changes, onDecided }: { changes: readonly PendingChange[]; onDecided: Done }) {
  const text = useText()
  const locale = useLocale()
  const spam = useSpamMarks('change', changes, onDecided)
  const table = useTableState({ key: 'timestamp', down: false })
  if (changes.length === 0) {
    return <EmptyNotice title={text('review.noChanges')}>{text('review.noChangesText')}</EmptyNotice>
  }
  const columns: Column<PendingChange>[] = [
    spam.column,
    {
      key: 'name',
      label: text('review.provider'),
      names: true,
      german: true,
      sortBy: ({ name }) => name,
      cell: ({ uuid, name }) => (
        <SiteLink to={`${routes.pendingChanges.href()}?id=${encodeURIComponent(uuid)}`}>{name}</SiteLink>
      ),
    },
    {
      key: 'timestamp',
      label: text('review.received'),
      sortBy: ({ timestamp }) => timestamp,
      cell: ({ timestamp }) => longDate(timestamp, locale),
    },
    { key: 'email', label: text('review.field.email'), cell: ({ email }) => <Email address={email} /> },
    { key: 'token', label: text('review.token'), cell: (change) => <TokenMark change={change} /> },
    {
      key: 'text',
      label: text('review.changeText'),
      cell: ({ changeText, proposal, gone }) =>
        gone ? (
          text('review.gone')
        ) : changeText.trim() === '' && proposal ? (
          text('review.onlyProposal')
        ) : (
          <span lang="de">{shortened(changeText)}</span>
        ),
    },
    {
      key: 'care',
      label: text('review.careShort'),
      german: true,
      sortBy: ({ takenBy }) => takenBy,
      cell: ({ takenBy, note }) => [takenBy, shortenedNote(note)].filter((part) => part !== '').join(': '),
    },
  ]
  return (
    <>
      <DataTable
        caption={text('review.changesCaption', { count: changes.length })}
        columns={columns}
        rows={changes}
        rowKey={({ uuid }) => uuid}
        order={table}
      />
      {spam.actions}
    </>
  )
}
