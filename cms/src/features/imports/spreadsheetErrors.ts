import { importLimits } from '@directory/shared/importFields'
import { apiError } from '../../lib/errors/apiError.ts'

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
