import type { Payload } from 'payload'
import { byteOrderMark, csvRecord } from '#lib/csv/csv.ts'
import { translate } from '#lib/words/translate.ts'
import { reportName, staysOutKinds } from '#shared/fields/importFields'
import type { Locale } from '#shared/locales'
import { readPlan, readRawRows } from './parts.ts'
import { readImport, sheetOf } from './records.ts'
import { remarksIn } from './remarks.ts'
import { reportColumns } from './understandColumns.ts'

/** Faulty rows with their numbers and reasons, to be corrected and imported; after the import also those left out. */
export async function faultyReport(payload: Payload, id: string, locale: Locale) {
  const record = await readImport(payload, id)
  const { columns } = sheetOf(record)
  const reasons = new Map<number, string>()
  for (const list of record.startedAt ? staysOutKinds : (['faulty'] as const))
    for await (const { row, remarks } of readPlan(payload, id, list))
      reasons.set(row, remarksIn(locale, remarks))
  async function* text() {
    yield byteOrderMark + csvRecord([...columns.map(({ header }) => header), ...reportColumns[locale]])
    for await (const rows of readRawRows(payload, record)) {
      for (const { row, cells } of rows) {
        const reason = reasons.get(row)
        if (reason !== undefined) yield csvRecord(cells.toSpliced(columns.length, 0, String(row), reason))
      }
    }
  }
  return { name: reportName(record.fileName, translate(locale, 'import.reportFile')), text: text() }
}
