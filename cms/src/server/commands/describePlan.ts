import type { Payload } from 'payload'
import { readPlan } from '#features/imports/parts.ts'
import { sheetNames } from '#features/imports/readImports.ts'
import { type ImportRecord, readImport, sheetOf } from '#features/imports/records.ts'
import { remarksIn, shorten } from '#features/imports/remarks.ts'
import { say } from '#lib/words/translate.ts'
import { columnLabel, importRowKinds, isExportField } from '#shared/fields/importFields'

/** Of each kind of rows. */
const maxListed = 100

/** Columns, numbers of rows by kind, remarks about rows. */
export async function* describePlan(payload: Payload, id: string) {
  const record = await readImport(payload, id)
  const { sheet, otherSheets } = sheetNames(record)
  if (otherSheets.length > 0)
    yield `Sheet “${sheet}”; not read: ${otherSheets.map((name) => `“${name}”`).join(', ')}`
  for (const { header, field } of sheetOf(record).columns)
    yield `  ${header || '(no heading)'} → ${field ? say(columnLabel(field)) : '(left out)'}`
  const counts = importRowKinds.map((kind) => `${record.counts?.[kind]} ${kind}`)
  yield `${record.total} rows: ${counts.join(', ')}`
  yield* describeLosses(payload, record)
  for (const kind of importRowKinds) {
    let count = 0
    for await (const { row, remarks } of readPlan(payload, id, kind)) {
      const message = remarksIn('de', remarks)
      if (message !== '' && ++count <= maxListed) yield `  row ${row} (${kind}): ${message}`
    }
    if (count > maxListed) yield `  … and ${count - maxListed} more (${kind})`
  }
}

const labelOf = (field: string) => (isExportField(field) ? say(columnLabel(field)) : field)

async function* describeLosses(payload: Payload, { id, counts }: ImportRecord) {
  const { losing = 0, lost = 0 } = counts ?? {}
  if (losing === 0) return
  yield `${say('import.losses', { entries: losing, details: lost })}:`
  let count = 0
  for await (const { row, name, lost = [] } of readPlan(payload, id, 'losing')) {
    if (++count > maxListed) continue
    const gone = lost.map(({ field, from }) => `${labelOf(field)} „${shorten(from)}“`)
    yield `  row ${row}, ${name}: ${gone.join(', ')}`
  }
  if (count > maxListed) yield `  … and ${count - maxListed} more`
}
