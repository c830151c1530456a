import type { OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { type CallResult, useCall } from '../../../lib/api.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useTableState } from '../../../lib/useTableState.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { UndoNotice } from '../../../ui/UndoNotice.tsx'
import { ChangeOtherEntries, entryLists, type OtherEntriesOffer } from '../../entries/door.ts'
import { type Reported, ReportList, ReportReview } from '../../report/door.ts'
import {
  arrivalOf,
  type Done,
  MailAddress,
  ReviewPage,
  TokenMark,
  useAssignmentSummary,
  useSpamMarks,
} from '../../review/door.ts'
import { PendingChangeReview } from './PendingChangeReview.tsx'

type PendingChange = OutputOf<'GET /api/pending_changes'>[number]
type Waiting = ({ kind: 'change' } & PendingChange) | ({ kind: 'report' } & Reported)

/** Change requests of visitors and reported errors; `?id=` opens one of them. */
export default function PendingChanges() {
  const text = useText()
  const [offer, setOffer] = useState<OtherEntriesOffer | null>(null)
  const [also, setAlso] = useState<{ title: string; undo: string[] } | null>(null)
  return (
    <ReviewPage
      title={text('review.changesTitle')}
      href={routes.pendingChanges.href()}
      answer={useWaiting()}
      list={(waiting, onDecided) => <Lists waiting={waiting} onDecided={onDecided} />}
      review={(one, onDone, onRefresh) =>
        one.kind === 'report' ? (
          <ReportReview key={one.uuid} reported={one} onDone={onDone} onRefresh={onRefresh} />
        ) : (
          <PendingChangeReview
            key={`${one.uuid} ${one.entry?.updatedAt}`}
            change={one}
            onDone={onDone}
            onRefresh={onRefresh}
            onOffer={(found) => {
              setOffer(found)
              setAlso(null)
            }}
          />
        )
      }
      above={
        <>
          {also && (
            <UndoNotice key={String(also.undo)} title={also.title} undo={also.undo} refresh={entryLists} />
          )}
          {offer && <ChangeOtherEntries offer={offer} onDone={setAlso} onClose={() => setOffer(null)} />}
        </>
      }
    />
  )
}

function useWaiting(): CallResult<Waiting[]> {
  const changes = useCall('GET /api/pending_changes', {})
  const reports = useCall('GET /api/reports', {})
  return {
    data: changes.data &&
      reports.data && [
        ...changes.data.map((change) => ({ kind: 'change' as const, ...change })),
        ...reports.data.map((reported) => ({ kind: 'report' as const, ...reported })),
      ],
    error: changes.error ?? reports.error,
    loading: changes.loading || reports.loading,
    refreshing: false,
    retry: () => {
      changes.retry()
      reports.retry()
    },
  }
}

function Lists({ waiting, onDecided }: { waiting: readonly Waiting[]; onDecided: Done }) {
  const text = useText()
  const reported = waiting.filter((one) => one.kind === 'report')
  const changes = waiting.filter((one) => one.kind === 'change')
  if (waiting.length === 0)
    return <EmptyNotice title={text('review.noChanges')}>{text('review.noChangesText')}</EmptyNotice>
  return (
    <>
      {reported.length > 0 && <ReportList reported={reported} />}
      {changes.length > 0 && <List changes={changes} onDecided={onDecided} />}
    </>
  )
}

const shortened = (words: string) => (words.length > 140 ? `${words.slice(0, 140).trimEnd()} …` : words)

function List({ changes, onDecided }: { changes: readonly PendingChange[]; onDecided: Done }) {
  const text = useText()
  const summary = useAssignmentSummary()
  const locale = useLocale()
  const spam = useSpamMarks('change', changes, onDecided)
  const table = useTableState({ key: 'timestamp', down: false })
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
      sortBy: (one) => arrivalOf(one, one.timestamp),
      cell: ({ timestamp }) => longDate(timestamp, locale),
    },
    { key: 'email', label: text('review.field.email'), cell: ({ email }) => <MailAddress address={email} /> },
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
      cell: summary,
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
        marks={spam.marks}
      />
      {spam.actions}
    </>
  )
}
