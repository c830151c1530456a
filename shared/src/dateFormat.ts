const kept = new Map<string, Intl.DateTimeFormat>()

/** New ones for each date would fill the memory: each holds 30 kB outside V8's heap, which sees nothing to free. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = kept.get(key) ?? new Intl.DateTimeFormat(locale, options)
  kept.set(key, format)
  return format
}
