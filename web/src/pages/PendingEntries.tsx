import type { OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { useSearchParams } from 'react-router-dom'
import { type Column, DataTable } from '../components/DataTable.tsx'
import { EmptyNotice } from '../components/EmptyNotice.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { SiteLink } from '../components/SiteLink.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { useCall } from '../lib/api.ts'
import { longDate } from '../lib/format.ts'
import { useLocale, useText } from '../lib/intl.ts'
import { useTableState } from '../lib/useTableState.ts'
import { PendingEntryReview } from './PendingEntryReview.tsx'

export type PendingEntry = OutputOf<'GET /api/allpendingdata'>[number]

/** Entries that visitors asked for; `?id=` opens one of them. */
export default function PendingEntries() {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const { data, error, loading, retry } = useCall('GET /api/allpendingdata', {})
  const id = search.get('id')
  const open = id === null ? undefined : data?.find(({ uuid }) => uuid === id)
  const close = () => {
    setSearch({})
    retry()
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  return (
    <StaffPage title={text('review.entriesTitle')}>
      {error && !data && <ErrorNotice error={error} title={text('review.failed')} onRetry={retry} />}
      {loading && <Skeleton count={6} />}
      {data && id !== null && !open && (
        <EmptyNotice
          title={text('review.goneTitle')}
          actions={<SiteLink to={routes.pendingEntries.href()}>{text('review.back')}</SiteLink>}
        >
          {text('review.goneText')}
        </EmptyNotice>
      )}
      {open && (
        <PendingEntryReview
          key={`${open.uuid} ${open.updatedAt}`}
          pending={open}
          onDone={close}
          onRefresh={retry}
        />
      )}
      {data && id === null && <List entries={data} />}
    </StaffPage>
  )
}

function List({ entries }: { entries: readonly PendingEntry[] }) {
  const text = useText()
  const locale = useLocale()
  const { sort, sortBy } = useTableState({ key: 'createdAt', down: false })
  if (entries.length === 0) {
    return <EmptyNotice title={text('review.noEntries')}>{text('review.noEntriesText')}</EmptyNotice>
  }
  const columns: Column<PendingEntry>[] = [
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
      sortBy: ({ createdAt }) => createdAt,
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
  ]
  return (
    <DataTable
      caption={text('review.entriesCaption', { count: entries.length })}
      columns={columns}
      rows={entries}
      rowKey={({ uuid }) => uuid}
      sort={sort}
      onSort={sortBy}
    />
  )
}
