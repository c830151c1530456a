import type { Locale } from '@directory/shared/routes'
import type { ImportRecord } from './records.ts'

/** Columns that the report of faulty rows adds after those of the file. */
export const reportColumns: Readonly<Record<Locale, readonly string[]>> = {
  de: ['Zeile', 'Fehler'],
  en: ['Row', 'Fault'],
}
export const reportWidth = 2

/** Returns true if a file has the last columns of a report. */
export const isReportEnd = (headers: readonly string[]): boolean =>
  headers.length > reportWidth &&
  Object.values(reportColumns).some((names) => names.join('\n') === headers.slice(-reportWidth).join('\n'))

/** Returns true for a column that the report added to a file, which was corrected and uploaded again. */
export function isOfReport({ headers, columns }: Pick<ImportRecord, 'headers' | 'columns'>, column: number) {
  const first = headers.length - reportWidth
  return column >= first && isReportEnd(headers) && columns.slice(first).every((field) => !field)
}
