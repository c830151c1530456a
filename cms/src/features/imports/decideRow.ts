import { placeNameKey } from '#lib/places/postcodes.ts'
import { isOpenKey } from '#shared/fields/entryFields'
import { duplicateKinds, type ImportField } from '#shared/fields/importFields'
import { phoneSuggestion } from '#shared/phoneNumbers'
import { saysNothing } from '#shared/saysNothing'
import { cellLimit, isOverlong, withZero } from './cells.ts'
import type { Doubt } from './matchRows.ts'
import { lostValues, planRow, warningsOfPhones } from './planRow.ts'
import { type Ask, askOf } from './questions.ts'
import { readIdentity, readRow } from './readRow.ts'
import { columnHeading, type RowRemark, remark, shorten } from './remarks.ts'
import type { Cells, ExistingEntry, PreparedRow, RawRow, ReadRow } from './rows.ts'
import { askAbout, cellOf, leaveOut, type Rules, settleNames, type Work } from './settleNames.ts'

type Decision = ReturnType<typeof evaluate>

export interface Planned {
  row: PreparedRow
  asks: readonly Ask[]
}

/** Fields whose faulty cells cannot just be left out, because the row would not tell its provider. */
const needed: readonly ImportField[] = ['uuid', 'category', 'name', 'street', 'plz', 'city', 'houseNumber']

/** "Summe: 12", with nothing but numbers beside it. */
const total =
  /^(?:(?:ins)?gesamt|(?:zwischen)?summe|anzahl)(?:summe|(?:an)?zahl|ergebnis)?(?!\p{L})[\d\s.,:=€%-]*$/iu
const number = /^[\d\s.,€%-]+$/
/** A list of fewer columns may consist of names alone. */
const minColumns = 3

/** Why a row is no provider: totals, and headings that name the category. Both are left out without a question. */
function noProvider(filled: readonly string[], { columns, answers }: Rules): RowRemark | null {
  const [first = '', ...others] = filled
  const isTotal = total.test(first) && others.every((cell) => number.test(cell))
  const areHeadings = !columns.includes('category') || answers.get('column:category') === 'above'
  const isTitle = areHeadings && columns.length >= minColumns && titleOf(filled) !== null
  return isTotal || isTitle ? remark(isTotal ? 'total' : 'title', null, { cell: shorten(first) }) : null
}

export const filledIn = (cells: readonly string[]) => cells.map((cell) => cell.trim()).filter(Boolean)

/** The only filled cell of a row, if it may be a heading above rows of providers; else `null`. */
export function titleOf([first = '', second]: readonly string[]) {
  if (second !== undefined || isOverlong('category', first) || total.test(first)) return null
  return /\p{L}{3}/u.test(first) && !/\d{3}|[@:]/.test(first) ? first : null
}

/** @param filled its cells that are not empty */
export function planOne(raw: RawRow, filled: readonly string[], rules: Rules): Planned {
  const settled = { asks: [], doubts: [], out: [], isRespelled: false, meant: null }
  const work: Work = Object.assign(rules.cellsOf(raw.cells), { raw, rules }, settled)
  const reason = raw.isLeftOut ? remark('by_hand') : raw.isLeftOut === undefined && noProvider(filled, rules)
  if (reason) return { row: preparedRow(work, 'leftOut', work.cells, [reason]), asks: [] }
  if (!work.isTooWide) settleNames(work)
  return planWork(work)
}

function planWork(work: Work): Planned {
  const { matcher } = work.rules
  let decision = evaluate(work)
  // Names all faults, also those that alone would not exclude the row.
  const { faults } = decision.outcome
  // A mended or omitted cell may reveal another fault; no cell is mended twice.
  while (mend(work, decision)) decision = evaluate(work)
  const { read, match, outcome } = decision
  const revealed = outcome.faults.filter((fault) => !faults.some((one) => isSameFault(one, fault)))
  // That it stands there twice excludes a row whatever else is in it.
  const isTwice = outcome.faults.every(({ asked }) => asked === 'twice')
  const reasons = isTwice ? outcome.faults : [...faults, ...revealed]
  if (work.out.length > 0) return planBad(work, read, reasons)
  if (outcome.kind === 'faulty') {
    askRequired(work, outcome.faults)
    return planBad(work, read, reasons)
  }
  const doubts = outcome.kind === 'new' ? matcher.possibleDuplicates(work.raw.row, read, match) : []
  for (const kind of duplicateKinds) {
    const doubt = doubts.find((one) => one.remark.asked === kind)
    if (!doubt) continue
    const ask = askOf(kind, null, '', doubt.remark)
    if (askAbout(work, ask) !== 'this') continue
    work.meant = doubt.entry
    if (work.meant) return planWork(work)
    leaveOut(work, ask, doubt.remark)
  }
  matcher.remember(work.raw.row, read, match, work.out.length === 0)
  if (work.out.length > 0) return planBad(work, read, [])
  return planGood(work, decision, doubts)
}

const isSameFault = (one: RowRemark, other: RowRemark) => one.id === other.id && one.field === other.field

function planBad(work: Work, { fields }: ReadRow, reasons: RowRemark[]): Planned {
  const cells = { ...work.cells, ...fields } as Cells
  if (work.out.length === 0) return { row: preparedRow(work, 'faulty', cells, reasons), asks: work.asks }
  const remarks = [...new Set([...work.out.map(({ remark }) => remark), ...reasons])]
  // Other questions of a row that is left out would be pointless.
  return { row: preparedRow(work, 'leftOut', cells, remarks), asks: work.out.map(({ ask }) => ask) }
}

function planGood(work: Work, decision: Decision, doubts: readonly Doubt[]): Planned {
  const { read, match, outcome, phones } = decision
  const { categories, answers } = work.rules
  const { kind, whole, fields, changes } = outcome
  const remarks = [...doubts.map((one) => one.remark), ...read.warnings, ...phones]
  const { category } = fields
  if (category !== undefined && !categories.isKnown(category)) {
    const isOpen = work.asks.some((one) => one.kind === 'category' && !answers.has(one.id))
    remarks.push(remark('new_category', 'category', { name: category }, isOpen ? 'category' : undefined))
  }
  const row = preparedRow(work, kind, whole as Cells, remarks)
  row.id = match.id ?? crypto.randomUUID()
  if (kind === 'unchanged') return { row, asks: work.asks }
  row.fields = fields
  row.checkedAt = read.checkedAt
  if (kind === 'changed')
    Object.assign(row, { changes, lost: lostValues(changes, work.cells), updatedAt: match.known?.updatedAt })
  return { row, asks: work.asks }
}

/** Characters of a faulty row's cell that are shown; the fault may be its length. */
const maxShown = 300

const shown = (cell = '') => cell.trim().slice(0, maxShown)

const preparedRow = (
  { raw: { row } }: Work,
  kind: PreparedRow['kind'],
  { name, category, street, plz, city }: Cells,
  remarks: RowRemark[],
): PreparedRow => ({
  row,
  kind,
  id: '',
  remarks,
  name: shown(name),
  category: shown(category),
  street: shown(street),
  plz: shown(plz),
  city: shown(city),
})

function evaluate(work: Work) {
  const { own, matcher, keepsEmptyCells, towns, asks } = work.rules
  const named = readIdentity(work)
  const match = matcher.match(named, work.meant)
  const { known } = match
  const isUpdate = known !== null
  const how = { isUpdate, keepsEmpty: isUpdate && work.uuid === null && keepsEmptyCells }
  const row = work.extras.length > 0 ? { ...work, cells: withInfo(work, known) } : work
  const read = readRow(row, { own, identity: named.fields, ...how })
  const stored = known?.fields.city
  // Another spelling of the town does not change a known provider: an exported row stays unchanged.
  if (work.isRespelled && stored && placeNameKey(stored) === placeNameKey(cellOf(work, 'city')))
    read.fields.city = stored
  // Ask about a missing 0 only if it gives a postcode of the town; uploads without questions report it.
  const isShort = read.faults.some(({ asked }) => asked === 'noZero')
  if (isShort && !towns.mayHave(cellOf(work, 'city'), `0${cellOf(work, 'plz')}`)) {
    const wrong = remark(asks ? 'no_postcode' : 'four_digits', 'plz')
    read.faults = read.faults.map((one) => (one.asked === 'noZero' ? wrong : one))
  }
  const outcome = planRow(read, known, [...match.faults, ...work.doubts])
  return { read, match, outcome, phones: warningsOfPhones(read, outcome.fields) }
}

/** Adds the extras to the other information, for a known provider to what is stored; each once. */
function withInfo({ cells, extras }: Work, known: ExistingEntry | null): Cells {
  const given = cells.additionalInfo ?? ''
  const before = saysNothing(given) ? (known?.fields.additionalInfo ?? '') : given
  const more = extras.filter((one) => !before.includes(one))
  return more.length > 0 ? { ...cells, additionalInfo: [before, ...more].filter(Boolean).join(', ') } : cells
}

/** False if there are no answers and defaults left to apply. */
function mend(work: Work, { outcome, match, phones }: Decision) {
  const found = outcome.kind === 'faulty' ? outcome.faults : phones
  return found.map((one) => mendCell(work, one, match.known === null)).includes(true)
}

function mendCell(work: Work, fault: RowRemark, isNew: boolean) {
  const field = fault.field && cellWith(work, fault.field)
  if (!field || work.out.length > 0) return false
  const cell = cellOf(work, field)
  const kind = fault.asked
  const isOpen = kind === 'noZero' || kind === 'letters' || kind === 'words'
  if (!isOpen && needed.includes(field)) return false
  // There is nothing to ask.
  if (fault.id === 'lost') return leaveOutCell(work, field, fault, false)
  const ask = askOf(isOpen ? kind : 'unusable', field, cell, fault)
  // The same fault twice: the answer has not helped.
  if (isOpen && work.asks.some(({ id }) => id === ask.id)) return false
  const answer = askAbout(work, ask)
  if (!isOpen || answer === 'drop' || answer === 'info')
    return leaveOutCell(work, field, fault, answer === 'info' && isNew)
  if (answer === 'zero')
    work.cells[field] = field === 'plz' ? `0${cell}` : withZero(cell, cellOf(work, 'plz'))
  if (answer === 'digits') work.cells[field] = phoneSuggestion(cell) ?? cell
  return answer !== undefined && answer !== 'keep'
}

/** @param mayMove to `additionalInfo`, if there is room; not for a known provider, whose information stays as it is */
function leaveOutCell(work: Work, field: ImportField, fault: RowRemark, mayMove: boolean): true {
  const cell = cellOf(work, field)
  const info = [cellOf(work, 'additionalInfo'), `${columnHeading(field, 'de')}: ${cell}`].filter(Boolean)
  const isMoved = mayMove && info.join(', ').length <= cellLimit('additionalInfo')
  // Half a position is none.
  const together: readonly ImportField[] = ['lat', 'lon']
  for (const one of together.includes(field) ? together : [field]) delete work.cells[one]
  if (isMoved) work.cells.additionalInfo = info.join(', ')
  const said = { cell: shorten(cell), ...(!isMoved && { reason: fault }) }
  work.remarks.push(remark(isMoved ? 'cell_moved' : 'cell_left_out', field, said))
  return true
}

/** The cell that a fault is about: lines of hours may come from one cell, an area may go with its visits. */
function cellWith({ cells }: Work, field: ImportField) {
  if (field in cells) return field
  if (isOpenKey(field)) return 'opened' in cells ? 'opened' : null
  return field === 'serviceArea' && 'homeVisits' in cells ? 'homeVisits' : null
}

/** The one question of a faulty row: the first thing without which there is no provider, or that it stands there twice. */
function askRequired(work: Work, faults: readonly RowRemark[]) {
  const fault = faults.find(({ field }) => !field || needed.includes(field))
  if (!fault) return
  const { field = null, asked } = fault
  const pending = work.asks.find((one) => one.kind === asked && one.field === field)
  const cell = field ? cellOf(work, field) : ''
  const ask = pending ?? askOf(asked === 'twice' ? asked : 'required', field, cell, fault)
  work.asks = [ask]
  if ([ask.id, `column:${field}`].some((id) => work.rules.answers.get(id) === 'rowOut'))
    leaveOut(work, ask, fault)
}
