import { importLimits } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { apiError } from '../../operations/errors/apiError.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { readPart } from './parts.ts'
import type { RawRow } from './readSpreadsheet.ts'
import { changeImportIf, type ImportRecord, importNotReady, readImport } from './records.ts'

const million = 1_000_000

export const spreadsheetErrors = {
  tooLarge: () => apiError('too_large.file', { values: { megabytes: importLimits.file / million } }),
  unpacksTooLarge: () => apiError('too_large.unpacked'),
  notASpreadsheet: () => apiError('not_a_spreadsheet'),
  oldSpreadsheet: () => apiError('old_spreadsheet'),
  tooManyRows: () => apiError('too_many_rows', { values: { max: importLimits.rows } }),
  tooManyColumns: () => apiError('spreadsheet_invalid.columns', { values: { max: importLimits.columns } }),
  endlessRow: (row: number) => apiError('spreadsheet_invalid.endless', { values: { row } }),
  longRow: (row: number) => apiError('spreadsheet_invalid.long', { values: { row } }),
  unreadable: (row: number) => apiError('spreadsheet_invalid.row', { values: { row } }),
  broken: () => apiError('spreadsheet_invalid.broken'),
  empty: () => apiError('not_a_spreadsheet.empty'),
  noRows: () => apiError('not_a_spreadsheet.no_rows'),
  columnsUnknown: () => apiError('columns_unknown'),
}

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
