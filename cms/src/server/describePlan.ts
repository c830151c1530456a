import { columnLabel, importRowKinds } from '@directory/shared/importFields'
import ofImports from '@directory/shared/messages/de/imports.json' with { type: 'json' }
import ofStaff from '@directory/shared/messages/de/staff.json' with { type: 'json' }
import type { Payload } from 'payload'
import { readParts } from '../services/imports/parts.ts'
import { columnsOf } from '../services/imports/readImports.ts'
import { readImport } from '../services/imports/records.ts'

const de = { ...ofStaff, ...ofImports }

/** Of each kind of rows. */
const mostListed = 100

/** What a table would change, in lines: its columns, how many rows of each kind, and what is to be said of rows. */
export async function* describePlan(payload: Payload, id: string): AsyncGenerator<string> {
  const record = await readImport(payload, id)
  for (const { header, field } of columnsOf(record))
    yield `  ${header || '(no heading)'} → ${field ? de[columnLabel(field)] : '(left out)'}`
  const counts = importRowKinds.map((kind) => `${record.counts?.[kind]} ${kind}`)
  yield `${record.total} rows: ${counts.join(', ')}`
  for (const kind of importRowKinds) {
    let count = 0
    for await (const rows of readParts(payload, id, kind)) {
      for (const { row, message } of rows) {
        if (message !== '' && ++count <= mostListed) yield `  row ${row} (${kind}): ${message}`
      }
    }
    if (count > mostListed) yield `  … and ${count - mostListed} more (${kind})`
  }
}
