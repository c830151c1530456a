import type { Call } from '@directory/shared/contract'

/** Returns the keys of a query schema; empty if it takes none, null if they cannot be determined. */
function namesOf({ query }: Pick<Call, 'query'>): ReadonlySet<string> | null {
  if (!query) return new Set()
  const { shape } = query as { shape?: object }
  return shape ? new Set(Object.keys(shape)) : null
}

/**
 * Returns the address of a call without unknown parameters, in the order and spelling of `callUrl`. It is the key of
 * the response cache, so that invented parameters do not fill it with copies of one answer.
 */
export function knownUrl(call: Pick<Call, 'query'>, url: string): string {
  const start = url.indexOf('?')
  const names = start < 0 ? null : namesOf(call)
  if (!names) return url
  const kept = [...new URLSearchParams(url.slice(start))]
    .filter(([name]) => names.has(name.replace(/\[\]$/, '')))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    // Stable: values of one name keep their order.
    .sort((a, b) => Number(nameIn(a) > nameIn(b)) - Number(nameIn(a) < nameIn(b)))
  return url.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

const nameIn = (pair: string) => pair.slice(0, pair.indexOf('='))
