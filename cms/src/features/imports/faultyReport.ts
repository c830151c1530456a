import type { Locale } from '@directory/shared/locales'
import type { Payload } from 'payload'
import { byteOrderMark, csvRecord } from '../../lib/csv/csv.ts'
import { readParts, readRawRows } from './parts.ts'
import { type ImportSheet, readImport, sheetOf } from './records.ts'
import { remarksIn } from './remarks.ts'

/** Columns that the report of faulty rows adds after those of the file. */
const reportColumns: Readonly<Record<Locale, readonly string[]>> = {
  de: ['Zeile', 'Fehler'],
  en: ['Row', 'Fault'],
}
export const reportWidth = 2

/** Returns true if a file has the last columns of a report. */
export const isReportEnd = (headers: readonly string[]): boolean =>
  headers.length > reportWidth &&
  Object.values(reportColumns).some((names) => names.join('\n') === headers.slice(-reportWidth).join('\n'))

/** Returns true for a column that the report added to a file, which was corrected and uploaded again. */
export function isOfReport({ headers, columns }: Pick<ImportSheet, 'headers' | 'columns'>, column: number) {
  const first = headers.length - reportWidth
  return column >= first && isReportEnd(headers) && columns.slice(first).every((field) => !field)
}

const names: Readonly<Record<Locale, string>> = { de: 'Fehler', en: 'Faults' }

/**
 * The faulty rows as they came, with their number and the reasons behind: corrected, it can be imported as it is. After
 * the import also those that were left out.
 */
export async function faultyReport(
  payload: Payload,
  id: string,
  locale: Locale,
): Promise<{ name: string; text: AsyncIterable<string> }> {
  const record = await readImport(payload, id)
  const sheet = sheetOf(record)
  const { headers } = sheet
  const fileColumns = [...headers.keys()].filter((column) => !isOfReport(sheet, column))
  const reasons = new Map<number, string>()
  const kinds = record.startedAt ? (['faulty', 'leftOut'] as const) : (['faulty'] as const)
  for (const kind of kinds)
    for await (const rows of readParts(payload, id, kind))
      for (const planned of rows) reasons.set(planned.row, remarksIn(locale, planned.remarks))
  async function* text() {
    const ownHeaders = fileColumns.map((column) => headers[column] ?? '')
    yield byteOrderMark + csvRecord([...ownHeaders, ...reportColumns[locale]])
    for await (const rows of readRawRows(payload, record)) {
      for (const { row, cells } of rows) {
        const reason = reasons.get(row)
        if (reason === undefined) continue
        const given = fileColumns.map((column) => cells[column] ?? '')
        yield csvRecord([...given, String(row), reason, ...cells.slice(headers.length)])
      }
    }
  }
  return { name: `${record.fileName.replace(/\.\w{1,5}$/, '')} – ${names[locale]}`, text: text() }
}
