import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useTableState } from '../../../lib/useTableState.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { Row } from '../../../ui/Row.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { useReportedTopics } from '../../report/door.ts'
import {
  type Done,
  RequestContact,
  reviewStyles,
  TokenMark,
  useAssignmentSummary,
  useSpamMarks,
} from '../../review/door.ts'
import { type InboxFilter, placeInLine, type WaitingRequest } from './useInbox.ts'

interface Props {
  filter: InboxFilter
  /** Requests that match the filter. */
  shown: readonly WaitingRequest[]
  onDecided: Done
}

const pageOf = ({ kind }: WaitingRequest) =>
  kind === 'entry' ? routes.pendingEntries : routes.pendingChanges

/** Lists waiting requests in one table, with the columns for the filter. */
export function InboxList({ filter, shown, onDecided }: Props) {
  const text = useText()
  const spam = useSpamMarks(shown, onDecided)
  const table = useTableState({ key: 'timestamp', down: false })
  const columns = useColumns(filter)
  return (
    <>
      <Filters filter={filter} />
      {shown.length === 0 ? (
        <EmptyNotice title={text(`inbox.none.${filter}`)}>{text('review.noChangesText')}</EmptyNotice>
      ) : (
        <>
          <DataTable
            caption={text(`inbox.caption.${filter}`, { count: shown.length })}
            columns={[spam.column, ...columns]}
            rows={shown}
            rowKey={({ uuid }) => uuid}
            order={table}
            marks={spam.marks}
          />
          {spam.actions}
        </>
      )}
    </>
  )
}

function Filters({ filter }: Pick<Props, 'filter'>) {
  const text = useText()
  const waiting = useCall('GET /api/waiting', {}).data
  if (!waiting) return null
  const { entries, changes, reports } = waiting
  const links = [
    ['all', `${routes.pendingEntries.href()}?kind=all`, entries + changes + reports],
    ['entries', routes.pendingEntries.href(), entries],
    ['changes', routes.pendingChanges.href(), changes + reports],
  ] as const
  return (
    <Row as="nav" tight className={reviewStyles.filters} aria-label={text('inbox.filter')}>
      {links.map(([name, to, count]) => (
        <LinkButton key={name} to={to} aria-current={name === filter ? 'page' : undefined}>
          {text(`inbox.${name}`, { count })}
        </LinkButton>
      ))}
    </Row>
  )
}

const shortened = (words: string) => (words.length > 140 ? `${words.slice(0, 140).trimEnd()} …` : words)

function useColumns(filter: InboxFilter): Column<WaitingRequest>[] {
  const text = useText()
  const locale = useLocale()
  const summary = useAssignmentSummary()
  const aboutEntry = useEntryColumns()
  const aboutChange = useChangeColumns(filter)
  return [
    {
      key: 'name',
      label: text('review.provider'),
      names: true,
      german: true,
      sortBy: ({ name }) => name,
      cell: (one) => (
        <SiteLink to={`${pageOf(one).href()}?id=${encodeURIComponent(one.uuid)}`}>{one.name}</SiteLink>
      ),
    },
    ...(filter !== 'all'
      ? []
      : [
          {
            key: 'kind',
            label: text('inbox.kind'),
            sortBy: ({ kind }: WaitingRequest) => kind,
            cell: ({ kind }: WaitingRequest) => text(`inbox.kind.${kind}`),
          },
        ]),
    {
      key: 'timestamp',
      label: text('review.received'),
      sortBy: placeInLine,
      cell: ({ at }) => longDate(at, locale),
    },
    ...(filter === 'entries' ? aboutEntry : filter === 'changes' ? aboutChange : aboutChange.slice(-1)),
    {
      key: 'care',
      label: text('review.careShort'),
      german: true,
      sortBy: ({ takenBy }) => takenBy,
      cell: summary,
    },
  ]
}

function useEntryColumns(): Column<WaitingRequest>[] {
  const text = useText()
  const of = (one: WaitingRequest) => (one.kind === 'entry' ? one.request : null)
  return [
    {
      key: 'category',
      label: text('review.field.category'),
      sortBy: (one) => of(one)?.category ?? '',
      cell: (one) => <span lang="de">{of(one)?.category}</span>,
    },
    {
      key: 'city',
      label: text('review.field.city'),
      sortBy: (one) => of(one)?.city ?? '',
      cell: (one) => `${of(one)?.plz} ${of(one)?.city}`,
    },
    {
      key: 'twins',
      label: text('review.twins'),
      cell: (one) => {
        const similar = of(one)?.similar ?? []
        return similar.some(({ identical }) => identical)
          ? text('review.identical')
          : text('review.similarCount', { count: similar.length })
      },
    },
  ]
}

/** Returns the columns of change requests; the last one, the subject, fits every kind. */
function useChangeColumns(filter: InboxFilter): Column<WaitingRequest>[] {
  const text = useText()
  const topics = useReportedTopics()
  const about = (one: WaitingRequest) => {
    if (one.kind === 'report') return topics(one.request)
    if (one.kind === 'entry') return <span lang="de">{one.request.category}</span>
    const { changeText, proposal, gone } = one.request
    if (gone) return text('review.gone')
    if (changeText.trim() === '' && proposal) return text('review.onlyProposal')
    return <span lang="de">{shortened(changeText)}</span>
  }
  return [
    {
      key: 'email',
      label: text('review.field.email'),
      cell: ({ email }) => <RequestContact kind="email" value={email} />,
    },
    {
      key: 'token',
      label: text('review.token'),
      cell: (one) => one.kind === 'change' && <TokenMark change={one.request} />,
    },
    { key: 'text', label: text(filter === 'all' ? 'inbox.about' : 'review.changeText'), cell: about },
  ]
}
