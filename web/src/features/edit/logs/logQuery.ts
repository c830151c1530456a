export interface LogQuery {
  user: string
  action: string
  text: string
  /** Line that the page begins after. */
  before: string
}

/** Lines of a page. */
export const pageLines = 50

/** The page of the log that an address speaks of. */
export function logQuery(get: (name: string) => string): LogQuery {
  return { user: get('user'), action: get('action'), text: get('text'), before: get('before') }
}

/** The query of the address, empty where nothing is filtered. */
export function logAddress(query: LogQuery): string {
  const given = Object.entries(query).filter(([, value]) => value.trim() !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, value.trim()])).toString()
  return search && `?${search}`
}
