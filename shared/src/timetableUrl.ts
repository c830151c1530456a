import type { Position } from './region.ts'

const timetablePlaceholders = ['from', 'to', 'fromLat', 'fromLon', 'toLat', 'toLon'] as const

type End = Partial<Position> & { name: string }

/** Null if the template is no web address, or names no destination. */
export function timetableHost(template: string) {
  if (!/\{to(?:Lat)?\}/.test(template)) return null
  try {
    const { protocol, host } = new URL(template.trim())
    return protocol === 'https:' || protocol === 'http:' ? host.replace(/^www\./, '') : null
  } catch {
    return null
  }
}

/** Unknown values stay empty for the service to ask. */
export function timetableHref(template: string, from: End | null, to: End) {
  const values: Record<(typeof timetablePlaceholders)[number], string | number | undefined> = {
    from: from?.name,
    to: to.name,
    fromLat: from?.lat,
    fromLon: from?.lon,
    toLat: to.lat,
    toLon: to.lon,
  }
  return timetablePlaceholders.reduce(
    (href, name) => href.replaceAll(`{${name}}`, encodeURIComponent(values[name] ?? '')),
    template.trim(),
  )
}
