import type { NamesOf } from '@directory/shared/entryFields'
import type { EntryProblem } from '@directory/shared/entryRules'
import { limitOf } from '@directory/shared/entryRules'
import { columnLabel, headerOf, type ImportField, isExportField } from '@directory/shared/importFields'
import enImports from '@directory/shared/messages/en/imports.json' with { type: 'json' }
import enRules from '@directory/shared/messages/en/requests.json' with { type: 'json' }
import enStaff from '@directory/shared/messages/en/staff.json' with { type: 'json' }
import type { Locale } from '@directory/shared/routes'
import { refusalWords } from '../../operations/errors/apiError.ts'

/** Remarks about a row: why it is faulty, or what to check. */
export interface RowRemark {
  /** Which of its cells is meant; absent where it is the row as a whole. */
  field?: ImportField
  de: string
  en: string
}

/** A row that turns out not to go in while it is written. */
export class RowFault extends Error {
  readonly remark: RowRemark
  constructor(remark: RowRemark) {
    super(remark.de)
    this.remark = remark
  }
}

/** As one text, German: for the report, for `uploadStatus` and for the command line. */
export const germanOf = (remarks: readonly RowRemark[]): string => remarks.map(({ de }) => de).join(' ')

/** The remarks about a row as one text; imports of earlier versions stored German only. */
export const saidIn = (locale: Locale, { remarks, message }: Said): string =>
  remarks ? remarks.map((remark) => remark[locale]).join(' ') : message

interface Said {
  remarks?: readonly RowRemark[]
  message: string
}

export const shorten = (text: string, max = 40) => (text.length > max ? `${text.slice(0, max)}…` : text)

const enFields = { ...enStaff, ...enImports }
const germanLabel = (field: string) => (isExportField(field) ? headerOf(field) : field)
const englishLabel = (field: string) => (isExportField(field) ? enFields[columnLabel(field)] : field)

const on = (field: ImportField, de: string, en: string): RowRemark => ({ field, de, en })
const onRow = (de: string, en: string): RowRemark => ({ de, en })

export const faults = {
  moreCells: () =>
    onRow(
      'Die Zeile hat mehr Zellen als die Kopfzeile Spalten: Vielleicht fehlt ein Anführungszeichen.',
      'The row has more cells than the header has columns: perhaps a quotation mark is missing.',
    ),
  fourDigits: () =>
    on(
      'plz',
      'Die PLZ hat nur vier Ziffern. Fehlt vorn die 0?',
      'The postcode has only four digits. Is the 0 at its beginning missing?',
    ),
  brokenFormula: (field: ImportField, cell: string) =>
    on(
      field,
      `In einer Zelle steht „${cell}“: Dort ist eine Formel fehlgeschlagen.`,
      `A cell says “${cell}”: a formula has failed there.`,
    ),
  yesOrNo: (field: NamesOf<'flag' | 'tristate'>, cell: string) =>
    on(
      field,
      `${germanLabel(field)}: Statt „${shorten(cell)}“ bitte „ja“ oder „nein“.`,
      `${englishLabel(field)}: instead of “${shorten(cell)}” please “ja” (yes) or “nein” (no).`,
    ),
  openLines: (count: number, max: number) =>
    on(
      'opened',
      `Es sind ${count} Zeilen Öffnungszeiten, höchstens ${max} gehen.`,
      `There are ${count} lines of opening hours, at most ${max} are possible.`,
    ),
  halfPosition: (field: 'lat' | 'lon') =>
    on(
      field,
      'Von lat und lon fehlt eines: bitte beide oder keines.',
      'One of lat and lon is missing: please both or neither.',
    ),
  degrees: (field: 'lat' | 'lon', cell: string, limit: number) =>
    on(
      field,
      `„${shorten(cell)}“ ist keine Zahl zwischen -${limit} und ${limit} Grad.`,
      `“${shorten(cell)}” is not a number between -${limit} and ${limit} degrees.`,
    ),
  noDay: (cell: string) =>
    on(
      'checkedAt',
      `„${shorten(cell)}“ ist kein Datum. Bitte zum Beispiel „14.03.2026“.`,
      `“${shorten(cell)}” is not a date. Please write for example “14.03.2026”.`,
    ),
  futureDay: (cell: string) =>
    on(
      'checkedAt',
      `Der ${shorten(cell)} kommt erst noch: Geprüft sein kann nur, was war.`,
      `${shorten(cell)} is still to come: only the past can have been checked.`,
    ),
  twoEntries: () =>
    on(
      'uuid',
      'Passt zu zwei Einträgen: Die UUID nennt einen, Name, PLZ, Straße und Kategorie einen anderen.',
      'Fits two entries: the UUID names one; name, postcode, street and category another.',
    ),
  noUuid: () =>
    on(
      'uuid',
      'Das ist keine UUID. Für einen neuen Eintrag bleibt die Zelle leer.',
      'This is not a UUID. For a new entry the cell stays empty.',
    ),
  manyTwins: (count: number) =>
    onRow(
      `Passt zu ${count} Einträgen mit Name, PLZ, Straße und Kategorie. Die UUID sagt, welcher gemeint ist.`,
      `Fits ${count} entries by name, postcode, street and category. The UUID says which one is meant.`,
    ),
  twice: (row: number) =>
    onRow(`Doppelt: Zeile ${row} ist derselbe Eintrag.`, `Twice: row ${row} is the same entry.`),
  pending: () =>
    on(
      'uuid',
      'Diese UUID gehört zu einer Eintragsanfrage, die noch nicht geprüft ist.',
      'This UUID belongs to a request for an entry that has not been reviewed yet.',
    ),
  changedMeanwhile: () =>
    onRow(
      'Jemand hat diesen Eintrag während des Imports geändert. Er blieb, wie er war.',
      'Somebody changed this entry during the import. It stayed as it was.',
    ),
}

/** A rule of entries, as a row breaks it. */
export function faultOfRule({ code, field, values }: EntryProblem): RowRemark {
  const at = isExportField(field) ? { field } : {}
  if (code === 'too_long') {
    const limit = limitOf(field)
    return {
      ...at,
      de: `${germanLabel(field)} ist zu lang: höchstens ${limit} Zeichen.`,
      en: `${englishLabel(field)} is too long: at most ${limit} characters.`,
    }
  }
  return { ...at, de: refusalWords(code, values), en: refusalWords(code, values, 'en') }
}

/** For refusals that come from elsewhere; `code` stands in for a text that there is in German only. */
export function faultOfCode(code: string, de: string): RowRemark {
  const texts: Readonly<Record<string, string>> = enRules
  return { de, en: texts[`error.${code}`] ?? `This row was refused (${code}).` }
}

export const warnings = {
  sameUuidless: () =>
    onRow(
      'Einen Eintrag mit Name, PLZ, Straße und Kategorie gibt es schon.',
      'There is an entry with this name, postcode, street and category already.',
    ),
  newCategory: (name: string) =>
    on(
      'category',
      `Die Kategorie „${name}“ gibt es noch nicht, sie wird angelegt.`,
      `There is no category “${name}” yet, it will be created.`,
    ),
  sameElsewhere: (listed: RowRemark) =>
    onRow(
      `Schon im Verzeichnis, mit gleichem Namen und gleicher Adresse: ${listed.de}.`,
      `In the directory already, with the same name and address: ${listed.en}.`,
    ),
  moved: (listed: RowRemark) =>
    onRow(
      `Vielleicht umgezogen? Schon im Verzeichnis, mit gleichem Namen in derselben Kategorie: ${listed.de}.`,
      `Perhaps moved? In the directory already, with the same name in the same category: ${listed.en}.`,
    ),
  similar: (listed: RowRemark) =>
    onRow(
      `Schon im Verzeichnis, mit ähnlichem Namen im selben Ort: ${listed.de}.`,
      `In the directory already, with a similar name in the same town: ${listed.en}.`,
    ),
  noPhone: (field: 'phone' | 'mobile', cell: string) =>
    on(
      field,
      `${germanLabel(field)}: „${shorten(cell)}“ ist keine Telefonnummer.`,
      `${englishLabel(field)}: “${shorten(cell)}” is not a telephone number.`,
    ),
  misreadPhone: (field: 'phone' | 'mobile', cell: string, meant: string) =>
    on(
      field,
      `${germanLabel(field)}: In „${shorten(cell)}“ steht ein Buchstabe. Ist „${shorten(meant)}“ gemeint?`,
      `${englishLabel(field)}: “${shorten(cell)}” has a letter in it. Is “${shorten(meant)}” meant?`,
    ),
  lostZero: (field: 'phone' | 'mobile', cell: string) =>
    on(
      field,
      `${germanLabel(field)}: „${shorten(cell)}“ beginnt nicht mit 0. Hat die Tabelle sie verloren?`,
      `${englishLabel(field)}: “${shorten(cell)}” does not begin with 0. Has the spreadsheet lost it?`,
    ),
  saysNothing: (field: ImportField, cell: string) =>
    on(
      field,
      `${field === 'opened' ? 'Öffnungszeiten' : germanLabel(field)}: „${shorten(cell)}“ gilt als leere Zelle.`,
      `${field === 'opened' ? 'Opening hours' : englishLabel(field)}: “${shorten(cell)}” counts as an empty cell.`,
    ),
  severalMails: (taken: string, left: readonly string[]) =>
    on(
      'email',
      `E-Mail: In der Zelle stehen mehrere Adressen. Übernommen wird „${taken}“, nicht ${quoted(left, '„', '“')}.`,
      `Email: the cell holds several addresses. Taken is “${taken}”, not ${quoted(left, '“', '”')}.`,
    ),
}

const quoted = (texts: readonly string[], before: string, after: string) =>
  texts.map((text) => `${before}${shorten(text)}${after}`).join(', ')
