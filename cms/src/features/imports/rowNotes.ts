import type { MessageId } from '@directory/shared/catalogues'
import type { NamesOf } from '@directory/shared/entryFields'
import type { EntryProblem } from '@directory/shared/entryRules'
import { maxLengthOf } from '@directory/shared/entryRules'
import {
  columnLabel,
  headerOf,
  type ImportField,
  importFields,
  isExportField,
  type QuestionKind,
} from '@directory/shared/importFields'
import enRules from '@directory/shared/messages/en/requests.json' with { type: 'json' }
import type { Locale } from '@directory/shared/routes'
import { refusalWords } from '../../lib/errors/apiError.ts'
import { type MessageValues, translate } from '../../lib/words/translate.ts'

/** Remarks about a row: why it is faulty, or what to check. */
export interface RowRemark {
  /** The cell that the remark is about; absent for the row as a whole. */
  field?: ImportField
  /** What is asked about it in the preview. */
  asked?: QuestionKind
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

/** The remarks about a row as one text. */
export const remarksIn = (locale: Locale, remarks: readonly RowRemark[] = []): string =>
  remarks.map((remark) => remark[locale]).join(' ')

export const shorten = (text: string, max = 40) => (text.length > max ? `${text.slice(0, max)}…` : text)

/** In German as the column is headed, unless the rest of the site has another word for it. */
export function columnHeading(field: string, locale: Locale): string {
  if (locale === 'de' && isExportField(field) && field !== 'website') return headerOf(field)
  return isImportField(field) ? translate(locale, columnLabel(field)) : field
}

const isImportField = (field: string): field is ImportField =>
  (importFields as readonly string[]).includes(field)

type RowText = Extract<MessageId, `import_row.${string}`>

const asking = (asked: QuestionKind, remark: RowRemark): RowRemark => ({ ...remark, asked })

/** @param values of both languages, or of each; `label` is what its column is called */
function on(
  field: ImportField | null,
  id: RowText,
  values: MessageValues | ((locale: Locale) => MessageValues) = {},
): RowRemark {
  const said = (locale: Locale) => {
    const label: MessageValues = field ? { label: columnHeading(field, locale) } : {}
    return translate(locale, id, { ...label, ...(typeof values === 'function' ? values(locale) : values) })
  }
  return { ...(field && { field }), de: said('de'), en: said('en') }
}

/** A remark that names providers, listed in both languages. */
const naming =
  (asked: QuestionKind, id: RowText) =>
  (listed: RowRemark): RowRemark =>
    asking(
      asked,
      on(null, id, (locale) => ({ listed: listed[locale] })),
    )

export const rowFaults = {
  moreCells: () => on(null, 'import_row.more_cells'),
  tooLong: (field: ImportField, max: number) => on(field, 'import_row.too_long', { max: String(max) }),
  fourDigits: () => asking('noZero', on('plz', 'import_row.four_digits')),
  /** The report of an import says it as it always did. */
  noPostcode: (isPreview: boolean) =>
    on('plz', isPreview ? 'import_row.no_postcode' : 'import_row.four_digits'),
  brokenFormula: (field: ImportField, cell: string) => on(field, 'import_row.broken_formula', { cell }),
  yesOrNo: (field: NamesOf<'flag' | 'tristate'>, cell: string) =>
    on(field, 'import_row.yes_or_no', { cell: shorten(cell) }),
  openLines: (count: number, max: number) => on('opened', 'import_row.open_lines', { count, max }),
  halfPosition: (field: 'lat' | 'lon') => on(field, 'import_row.half_position'),
  degrees: (field: 'lat' | 'lon', cell: string, limit: number) =>
    on(field, 'import_row.degrees', { cell: shorten(cell), limit }),
  noDay: (cell: string) => on('checkedAt', 'import_row.no_day', { cell: shorten(cell) }),
  futureDay: (cell: string) => on('checkedAt', 'import_row.future_day', { cell: shorten(cell) }),
  twoEntries: () => on('uuid', 'import_row.two_entries'),
  noUuid: () => on('uuid', 'import_row.no_uuid'),
  manyTwins: (count: number) => on(null, 'import_row.many_twins', { count }),
  twice: (row: number) => asking('twice', on(null, 'import_row.twice', { row })),
  unknownCategory: (name: string) => on('category', 'import_row.unknown_category', { name: shorten(name) }),
  unknownTown: (name: string) => on('city', 'import_row.unknown_town', { name: shorten(name) }),
  byHand: () => on(null, 'import_row.by_hand'),
  pending: () => on('uuid', 'import_row.pending'),
  changedMeanwhile: () => on(null, 'import_row.changed_meanwhile'),
}

/** A rule of entries, as a row breaks it. */
export function faultOfRule({ code, field, values }: EntryProblem): RowRemark {
  const at = isExportField(field) ? field : null
  if (code === 'too_long')
    return on(at, 'import_row.too_long', (locale) => ({
      label: columnHeading(field, locale),
      max: String(maxLengthOf(field)),
    }))
  return {
    ...(at && { field: at }),
    de: refusalWords(code, values),
    en: refusalWords(code, values, 'en'),
  }
}

/** For refusals that come from elsewhere; `code` stands in for a text that there is in German only. */
export function faultOfCode(code: string, de: string): RowRemark {
  const texts: Readonly<Record<string, string>> = enRules
  return { de, en: texts[`error.${code}`] ?? `This row was refused (${code}).` }
}

export const rowWarnings = {
  sameUuidless: () => on(null, 'import_row.same_uuidless'),
  /** @param isOpen nobody has said yet whether it is meant */
  newCategory: (name: string, isOpen: boolean) => ({
    ...on('category', 'import_row.new_category', { name }),
    ...(isOpen && { asked: 'category' as const }),
  }),
  sameElsewhere: naming('known', 'import_row.same_elsewhere'),
  moved: naming('moved', 'import_row.moved'),
  similar: naming('similar', 'import_row.similar'),
  /** Two that may be one under the judgement of the possible duplicates. */
  alike: naming('similar', 'import_row.alike'),
  alikeRow: (row: number, name: string) =>
    asking('similar', on(null, 'import_row.alike_row', { row, name: shorten(name) })),
  shared: naming('shared', 'import_row.shared'),
  sharedRow: (row: number, name: string) =>
    asking('shared', on(null, 'import_row.shared_row', { row, name: shorten(name) })),
  noPhone: (field: 'phone' | 'mobile', cell: string) =>
    asking('words', on(field, 'import_row.no_phone', { cell: shorten(cell) })),
  misreadPhone: (field: 'phone' | 'mobile', cell: string, meant: string) =>
    asking('letters', on(field, 'import_row.misread_phone', { cell: shorten(cell), meant: shorten(meant) })),
  lostZero: (field: 'phone' | 'mobile', cell: string) =>
    asking('noZero', on(field, 'import_row.lost_zero', { cell: shorten(cell) })),
  /** A cell that cannot be used keeps no row out. */
  cellLeftOut: (field: ImportField, cell: string, reason: RowRemark) =>
    on(field, 'import_row.cell_left_out', (locale) => ({
      cell: shorten(cell),
      reason: withoutLabel(reason[locale], columnHeading(field, locale)),
    })),
  cellMoved: (field: ImportField, cell: string) =>
    on(field, 'import_row.cell_moved', { cell: shorten(cell) }),
  saysNothing: (field: ImportField, cell: string) =>
    on(field, 'import_row.says_nothing', { cell: shorten(cell) }),
  noType: (cell: string) => on('categoryType', 'import_row.no_type', { cell: shorten(cell) }),
  severalMails: (taken: string, left: readonly string[]) =>
    on('email', 'import_row.several_mails', (locale) => ({
      taken,
      left: locale === 'de' ? quoted(left, '„', '“') : quoted(left, '“', '”'),
    })),
}

/** The sentence before has named the column. */
function withoutLabel(reason: string, label: string): string {
  if (!reason.startsWith(`${label}: `)) return reason
  const rest = reason.slice(label.length + 2)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

const quoted = (texts: readonly string[], before: string, after: string) =>
  texts.map((text) => `${before}${shorten(text)}${after}`).join(', ')
