const kept = new Map<string, Intl.DateTimeFormat>()

/**
 * The same format for the same wishes. A new one for each date would fill the memory: it holds some 30 kB
 * outside of V8's heap, which therefore does not see that there is something to collect.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = kept.get(key) ?? new Intl.DateTimeFormat(locale, options)
  kept.set(key, format)
  return format
}
