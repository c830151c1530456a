import { useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
import type { OutputOf } from '#shared/contract'
import { reportTopics } from '#shared/rules/reportRules'

export type Reported = OutputOf<'GET /api/reports'>[number]

export const countOf = (reports: Reported['reports']) => reports.reduce((sum, { ids }) => sum + ids.length, 0)

export function useReportedTopics() {
  const text = useText()
  return ({ reports }: Reported) => {
    const wrong = reportTopics
      .map((topic) => ({ topic, count: countOf(reports.filter(({ topics }) => topics.includes(topic))) }))
      .filter(({ count }) => count > 0)
      .map(({ topic, count }) => `${text(`reports.topic.${topic}`)}${count > 1 ? ` (${count})` : ''}`)
    const count = text('reports.count', { count: countOf(reports) })
    return joined(': ', count, wrong.join(', '))
  }
}
