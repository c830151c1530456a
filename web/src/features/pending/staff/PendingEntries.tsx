import type { OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useTableState } from '../../../lib/useTableState.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { arrivalOf, type Done, ReviewPage, useAssignmentSummary, useSpamMarks } from '../../review/door.ts'
import { PendingEntryReview } from './PendingEntryReview.tsx'

type PendingEntry = OutputOf<'GET /api/allpendingdata'>[number]

/** Entries submitted by visitors; `?id=` opens one of them. */
export default function PendingEntries() {
  const text = useText()
  return (
    <ReviewPage
      title={text('review.entriesTitle')}
      href={routes.pendingEntries.href()}
      answer={useCall('GET /api/allpendingdata', {})}
      list={(entries, onDecided) => <List entries={entries} onDecided={onDecided} />}
      review={(pending, onDone, onRefresh) => (
        <PendingEntryReview
          key={`${pending.uuid} ${pending.updatedAt}`}
          pending={pending}
          onDone={onDone}
          onRefresh={onRefresh}
        />
      )}
    />
  )
}

function List({ entries, onDecided }: { entries: readonly PendingEntry[]; onDecided: Done }) {
  const text = useText()
  const summary = useAssignmentSummary()
  const locale = useLocale()
  const spam = useSpamMarks('entry', entries, onDecided)
  const table = useTableState({ key: 'createdAt', down: false })
  if (entries.length === 0) {
    return <EmptyNotice title={text('review.noEntries')}>{text('review.noEntriesText')}</EmptyNotice>
  }
  const columns: Column<PendingEntry>[] = [
    spam.column,
    {
      key: 'name',
      label: text('review.field.name'),
      names: true,
      german: true,
      sortBy: ({ name }) => name,
      cell: ({ uuid, name }) => (
        <SiteLink to={`${routes.pendingEntries.href()}?id=${encodeURIComponent(uuid)}`}>{name}</SiteLink>
      ),
    },
    {
      key: 'category',
      label: text('review.field.category'),
      sortBy: ({ category }) => category,
      cell: ({ category }) => <span lang="de">{category}</span>,
    },
    {
      key: 'city',
      label: text('review.field.city'),
      sortBy: ({ city }) => city,
      cell: ({ plz, city }) => `${plz} ${city}`,
    },
    {
      key: 'createdAt',
      label: text('review.received'),
      sortBy: (one) => arrivalOf(one, one.createdAt),
      cell: ({ createdAt }) => longDate(createdAt, locale),
    },
    {
      key: 'twins',
      label: text('review.twins'),
      cell: ({ similar }) =>
        similar.some(({ identical }) => identical)
          ? text('review.identical')
          : text('review.similarCount', { count: similar.length }),
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
        caption={text('review.entriesCaption', { count: entries.length })}
        columns={columns}
        rows={entries}
        rowKey={({ uuid }) => uuid}
        order={table}
        marks={spam.marks}
      />
      {spam.actions}
    </>
  )
}
