import { recordOf } from '#shared/ownValue'

/** `from`, `to`: first and last day, `YYYY-MM-DD`, in the user's time zone. `before`: the entry after which the page starts. */
const names = ['user', 'action', 'text', 'noun', 'from', 'to', 'before'] as const
export type LogQuery = Record<(typeof names)[number], string>

export const linesPerPage = 50

export const logQuery = (get: (name: string) => string): LogQuery => recordOf(names, get)

export function logAddress(query: Partial<LogQuery>) {
  const filled = Object.entries(query).filter(([, value]) => value.trim() !== '')
  const search = new URLSearchParams(filled.map(([name, value]) => [name, value.trim()])).toString()
  return search && `?${search}`
}

export function logInput({ from, to, ...query }: LogQuery) {
  return { ...query, since: momentOf(from, 0), until: momentOf(to, 1) }
}

/** In the user's time zone; empty for invalid dates. */
function momentOf(day: string, daysLater: number) {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (!date) return ''
  const time = new Date(Number(year), Number(month) - 1, Number(date) + daysLater)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
