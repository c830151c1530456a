import type { ImportRecord } from './records.ts'

/** What the report of faulty rows adds behind the columns of the file. */
export const reportColumns = ['Zeile', 'Fehler']

/** Whether a column is one that the report has put behind those of a file, which has come back corrected. */
export function isOfReport({ headers, columns }: Pick<ImportRecord, 'headers' | 'columns'>, column: number) {
  const first = headers.length - reportColumns.length
  return (
    first > 0 &&
    column >= first &&
    reportColumns.every((header, i) => headers[first + i] === header && !columns[first + i])
  )
}
