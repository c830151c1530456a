const kept = new Map<string, Intl.DateTimeFormat>()

/**
 * A new object for each date would fill the memory: each holds about 30 kB outside V8's heap, which therefore sees
 * nothing to collect.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = kept.get(key) ?? new Intl.DateTimeFormat(locale, options)
  kept.set(key, format)
  return format
}
