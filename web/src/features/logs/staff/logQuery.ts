export interface LogQuery {
  user: string
  action: string
  text: string
  /** Collection, such as `entries`. */
  noun: string
  /** First and last day, `YYYY-MM-DD` by the reader's clock. */
  from: string
  to: string
  /** Line that the page begins after. */
  before: string
}

/** Lines of a page. */
export const pageLines = 50

/** The page of the log that an address speaks of. */
export function logQuery(get: (name: string) => string): LogQuery {
  const names = ['user', 'action', 'text', 'noun', 'from', 'to', 'before'] as const
  return Object.fromEntries(names.map((name) => [name, get(name)])) as Record<keyof LogQuery, string>
}

/** The query of the address, empty where nothing is filtered. */
export function logAddress(query: LogQuery): string {
  const given = Object.entries(query).filter(([, value]) => value.trim() !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, value.trim()])).toString()
  return search && `?${search}`
}

/** As the call takes it: from the first moment of the one day to the last of the other. */
export function logInput({ from, to, ...query }: LogQuery) {
  return { ...query, since: momentOf(from, 0), until: momentOf(to, 1) }
}

/** The moment in which the reader's day begins, some days later; empty for what is no day. */
function momentOf(day: string, later: number): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (!date) return ''
  const time = new Date(Number(year), Number(month) - 1, Number(date) + later)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
