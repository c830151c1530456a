import type { Payload } from 'payload'
import { byteOrderMark, csvRecord } from '../exports/csv.ts'
import { readParts } from './parts.ts'
import { readImport } from './readImports.ts'

/** The faulty rows as they came, with their number and the reason behind: corrected, it can be imported as it is. */
export async function faultyReport(
  payload: Payload,
  id: string,
): Promise<{ name: string; text: AsyncIterable<string> }> {
  const { fileName, headers } = await readImport(payload, id)
  const reasons = new Map<number, string>()
  for await (const rows of readParts(payload, id, 'faulty')) {
    for (const { row, message } of rows) reasons.set(row, message)
  }
  async function* text() {
    yield byteOrderMark + csvRecord([...headers, 'Zeile', 'Fehler'])
    for await (const rows of readParts(payload, id, 'rows')) {
      for (const { row, cells } of rows) {
        const reason = reasons.get(row)
        if (reason === undefined) continue
        const own = headers.map((_, column) => cells[column] ?? '')
        yield csvRecord([...own, String(row), reason, ...cells.slice(headers.length)])
      }
    }
  }
  return { name: `${fileName.replace(/\.\w{1,5}$/, '')} – Fehler`, text: text() }
}
