import type { Payload } from 'payload'
import { apiError } from '../../lib/errors/apiError.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { readPart } from './parts.ts'
import type { RawRow } from './readSpreadsheet.ts'
import { changeImportIf, type ImportRecord, importNotReady, readImport } from './records.ts'

/** The rows of the sheet that is taken, part by part. */
export async function* readRawRows(
  payload: Payload,
  { id, firstPart, rowParts }: ImportRecord,
): AsyncGenerator<RawRow[]> {
  for (let index = firstPart; index < firstPart + rowParts; index++) {
    const rows = await readPart(payload, [id, 'rows', index])
    if (!rows) return
    yield rows
  }
}

/** Takes another sheet of a waiting workbook. What was corrected in the former one stays, should it be taken again. */
export async function selectSheet(payload: Payload, id: string, index: number): Promise<ImportRecord> {
  const { sheets } = await readImport(payload, id)
  const reading = sheets?.all[index]?.reading
  if (!sheets || !reading) throw apiError('not_found.sheet')
  const { samples, ...rest } = reading
  const isReady = ({ state }: ImportRecord) => state === 'ready'
  const record = await changeImportIf(payload, id, isReady, {
    ...{ ...rest, samples: Object.values(samples).map((taken) => Object.values(taken)) },
    ...{
      state: 'planning',
      counts: null,
      questions: [],
      mappedAt: null,
      sheets: { ...sheets, taken: index },
    },
  })
  if (!record) throw importNotReady()
  runtimeOf(payload).imports.wake(id)
  return record
}
