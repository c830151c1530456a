import type { Payload } from 'payload'
import { byteOrderMark, csvRecord } from '../exports/csv.ts'
import { readParts } from './parts.ts'
import { readImport } from './records.ts'
import { isOfReport, reportColumns } from './reportColumns.ts'

/** The faulty rows as they came, with their number and the reason behind: corrected, it can be imported as it is. */
export async function faultyReport(
  payload: Payload,
  id: string,
): Promise<{ name: string; text: AsyncIterable<string> }> {
  const record = await readImport(payload, id)
  const { fileName, headers } = record
  const own = [...headers.keys()].filter((column) => !isOfReport(record, column))
  const reasons = new Map<number, string>()
  for await (const rows of readParts(payload, id, 'faulty')) {
    for (const { row, message } of rows) reasons.set(row, message)
  }
  async function* text() {
    yield byteOrderMark + csvRecord([...own.map((column) => headers[column] ?? ''), ...reportColumns])
    for await (const rows of readParts(payload, id, 'rows')) {
      for (const { row, cells } of rows) {
        const reason = reasons.get(row)
        if (reason === undefined) continue
        const given = own.map((column) => cells[column] ?? '')
        yield csvRecord([...given, String(row), reason, ...cells.slice(headers.length)])
      }
    }
  }
  return { name: `${fileName.replace(/\.\w{1,5}$/, '')} – Fehler`, text: text() }
}
