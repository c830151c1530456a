import type { Locale } from '@directory/shared/routes'
import type { Payload } from 'payload'
import { byteOrderMark, csvRecord } from '../../lib/csv/csv.ts'
import { readParts } from './parts.ts'
import { readImport } from './records.ts'
import { isOfReport, reportColumns } from './reportColumns.ts'
import { remarksIn } from './rowNotes.ts'
import { readRawRows } from './sheets.ts'

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
  const { fileName, headers } = record
  const fileColumns = [...headers.keys()].filter((column) => !isOfReport(record, column))
  const reasons = new Map<number, string>()
  const kinds = record.startedAt ? (['faulty', 'leftOut'] as const) : (['faulty'] as const)
  for (const kind of kinds)
    for await (const rows of readParts(payload, id, kind))
      for (const planned of rows) reasons.set(planned.row, remarksIn(locale, planned.remarks))
  async function* text() {
    yield byteOrderMark +
      csvRecord([...fileColumns.map((column) => headers[column] ?? ''), ...reportColumns[locale]])
    for await (const rows of readRawRows(payload, record)) {
      for (const { row, cells } of rows) {
        const reason = reasons.get(row)
        if (reason === undefined) continue
        const given = fileColumns.map((column) => cells[column] ?? '')
        yield csvRecord([...given, String(row), reason, ...cells.slice(headers.length)])
      }
    }
  }
  return { name: `${fileName.replace(/\.\w{1,5}$/, '')} – ${names[locale]}`, text: text() }
}
