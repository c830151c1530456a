import { importLimits } from '@directory/shared/importFields'
import { refuse } from '../../operations/errors/apiError.ts'

const million = 1_000_000

export const spreadsheetErrors = {
  tooLarge: () => refuse('too_large.file', { values: { megabytes: importLimits.file / million } }),
  unpacksTooLarge: () => refuse('too_large.unpacked'),
  notASpreadsheet: () => refuse('not_a_spreadsheet'),
  oldSpreadsheet: () => refuse('old_spreadsheet'),
  tooManyRows: () => refuse('too_many_rows', { values: { max: importLimits.rows } }),
  tooManyColumns: () => refuse('spreadsheet_invalid.columns', { values: { max: importLimits.columns } }),
  endlessRow: (row: number) => refuse('spreadsheet_invalid.endless', { values: { row } }),
  longRow: (row: number) => refuse('spreadsheet_invalid.long', { values: { row } }),
  unreadable: (row: number) => refuse('spreadsheet_invalid.row', { values: { row } }),
  broken: () => refuse('spreadsheet_invalid.broken'),
  empty: () => refuse('not_a_spreadsheet.empty'),
  noRows: () => refuse('not_a_spreadsheet.no_rows'),
  columnsUnknown: () => refuse('columns_unknown'),
}
