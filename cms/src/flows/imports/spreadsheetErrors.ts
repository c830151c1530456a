import { importLimits } from '@directory/shared/importFields'
import { ApiError } from '../../operations/errors/apiError.ts'

const million = 1_000_000

const invalid = (message: string) => new ApiError(400, 'spreadsheet_invalid', message)
const noSpreadsheet = (message: string) => new ApiError(400, 'not_a_spreadsheet', message)

export const spreadsheetErrors = {
  tooLarge: () =>
    new ApiError(413, 'too_large', `Die Datei ist zu groß: höchstens ${importLimits.file / million} MB.`),
  unpacksTooLarge: () =>
    new ApiError(413, 'too_large', 'Entpackt ist diese Tabelle viel zu groß. Bitte teilen Sie sie auf.'),
  notASpreadsheet: () =>
    noSpreadsheet(
      'Das ist keine Tabelle, die wir lesen können. Bitte speichern Sie sie als Excel-Datei (.xlsx) oder als CSV.',
    ),
  oldSpreadsheet: () =>
    new ApiError(
      400,
      'old_spreadsheet',
      'Das ist eine Tabelle in einem anderen Format (.xls, .ods) oder eine mit Kennwort. Bitte speichern Sie sie als Excel-Datei (.xlsx) oder als CSV.',
    ),
  tooManyRows: () =>
    new ApiError(
      413,
      'too_many_rows',
      `Die Tabelle hat zu viele Zeilen: höchstens ${importLimits.rows.toLocaleString('de')}. Bitte teilen Sie sie auf.`,
    ),
  tooManyColumns: () => invalid(`Die Tabelle hat zu viele Spalten: höchstens ${importLimits.columns}.`),
  endlessRow: (row: number) =>
    invalid(`Zeile ${row} nimmt kein Ende: Vielleicht fehlt ein Anführungszeichen oder der Zeilenumbruch.`),
  longRow: (row: number) => invalid(`In Zeile ${row} steht zu viel Text.`),
  unreadable: (row: number) =>
    invalid(`Die Tabelle lässt sich ab Zeile ${row} nicht lesen: Vielleicht fehlt ein Anführungszeichen.`),
  broken: () => invalid('Die Excel-Datei ist beschädigt und lässt sich nicht lesen.'),
  empty: () => noSpreadsheet('Die Tabelle ist leer.'),
  noRows: () => noSpreadsheet('Unter der Kopfzeile steht nichts: Die Tabelle hat keine Zeilen.'),
  columnsUnknown: () =>
    new ApiError(
      400,
      'columns_unknown',
      'In der Kopfzeile fehlt eine Spalte für den Namen oder die UUID. Die Vorlage zeigt, wie die Spalten heißen können.',
    ),
}
