import { isToken } from '#shared/token'

/** By collection and id. */
export type Documents = ReadonlyMap<string, Record<string, unknown>>

const idPattern = /(?<![\da-f])(?:[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}|[\da-f]{24})(?![\da-f])/g

/** Each with its address in the answer. */
export function idsIn(value: unknown, address: string): [id: string, address: string][] {
  if (typeof value === 'string') return value.replace(idPattern, '') === '' ? [[value, address]] : []
  return Object.entries(value ?? {}).flatMap(([key, one]) => idsIn(one, `${address}.${key}`))
}

/**
 * Without what differs from run to run: ids (by the names that steps gave them), codes that no step gave, secrets of
 * links, and milliseconds, which tell two changes apart.
 */
export function masked(
  text: string,
  stored: Documents,
  { ids, given }: { ids: ReadonlyMap<string, string>; given: string },
) {
  const tokens = [...stored.values()].flatMap(({ token }) =>
    isToken(token) && !given.includes(token) ? token : [],
  )
  const patterns = [
    [/\bey[\w-]+\.ey[\w-]+\.[\w-]+/g, '(token)'],
    [/\b[\da-f]{64}\b|(?<=top_categories\.)[\da-f]{8}\b/g, '(hash)'],
    [/(?<![\w-])(?:[\w-]{32}|[\w-]{43}|[\w-]{80}|(?:[a-z\d]{4}-){3}[a-z\d]{4})(?![\w-])/g, '(secret)'],
    [/<svg.*?<\/svg>/g, '(picture)'],
    [/'sha256-[^']+'/g, '(hash)'],
    // Written anew by each full run.
    [/(?<=Bei der letzten vollen Prüfung|In the last full check) [^"]*/g, ' (figures)'],
    [/(T\d\d:\d\d):00\.\d{3}Z/g, '$1'],
  ] as const
  const named = text.replaceAll(idPattern, (id) => `(${ids.get(id) ?? 'id'})`)
  const known = tokens.reduce((text, token) => text.replaceAll(token, '(token)'), named)
  return patterns.reduce((text, [was, is]) => text.replaceAll(was, is), known)
}
