import type { OutputOf } from '@directory/shared/contract'
import { reportTopics } from '@directory/shared/report'
import { routes } from '@directory/shared/routes'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { useAssignmentSummary } from '../../review/door.ts'

export type Reported = OutputOf<'GET /api/reports'>[number]

/** Number of people who reported errors of the entry. */
export const countOf = (reports: Reported['reports']) => reports.reduce((sum, { ids }) => sum + ids.length, 0)

/** A row for each provider with reported errors. */
export function ReportList({ reported }: { reported: readonly Reported[] }) {
  const text = useText()
  const summary = useAssignmentSummary()
  const locale = useLocale()
  const wrongIn = (reports: Reported['reports']) =>
    reportTopics
      .map((topic) => ({ topic, count: countOf(reports.filter(({ topics }) => topics.includes(topic))) }))
      .filter(({ count }) => count > 0)
      .map(({ topic, count }) => `${text(`reports.topic.${topic}`)}${count > 1 ? ` (${count})` : ''}`)
      .join(', ')
  const columns: Column<Reported>[] = [
    {
      key: 'name',
      label: text('review.provider'),
      names: true,
      german: true,
      cell: ({ uuid, entry }) => (
        <SiteLink to={`${routes.pendingChanges.href()}?id=${encodeURIComponent(uuid)}`}>
          {entry.name}
        </SiteLink>
      ),
    },
    {
      key: 'timestamp',
      label: text('review.received'),
      cell: ({ reports: [first] }) => longDate(first?.timestamp ?? '', locale),
    },
    {
      key: 'count',
      label: text('reports.title'),
      cell: ({ reports }) =>
        [text('reports.count', { count: countOf(reports) }), wrongIn(reports)].filter(Boolean).join(': '),
    },
    { key: 'care', label: text('review.careShort'), german: true, cell: summary },
  ]
  return (
    <DataTable
      caption={text('reports.caption', { count: reported.length })}
      columns={columns}
      rows={reported}
      rowKey={({ uuid }) => uuid}
    />
  )
}
