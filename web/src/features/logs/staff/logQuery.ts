export interface LogQuery {
  user: string
  action: string
  text: string
  /** Collection, such as `entries`. */
  noun: string
  /** First and last day, `YYYY-MM-DD` in the user's time zone. */
  from: string
  to: string
  /** Id of the log entry after which the page starts. */
  before: string
}

export const linesPerPage = 50

export function logQuery(get: (name: string) => string): LogQuery {
  const names = ['user', 'action', 'text', 'noun', 'from', 'to', 'before'] as const
  return Object.fromEntries(names.map((name) => [name, get(name)])) as Record<keyof LogQuery, string>
}

/** Returns the query for the address; empty without filters. */
export function logAddress(query: Partial<LogQuery>): string {
  const filled = Object.entries(query).filter(([, value]) => value.trim() !== '')
  const search = new URLSearchParams(filled.map(([name, value]) => [name, value.trim()])).toString()
  return search && `?${search}`
}

/** Returns the input of the call: from the start of the first day to the end of the last. */
export function logInput({ from, to, ...query }: LogQuery) {
  return { ...query, since: momentOf(from, 0), until: momentOf(to, 1) }
}

/** Returns the start of a day in the user's time zone, plus a number of days; empty for invalid dates. */
function momentOf(day: string, daysLater: number): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (!date) return ''
  const time = new Date(Number(year), Number(month) - 1, Number(date) + daysLater)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
