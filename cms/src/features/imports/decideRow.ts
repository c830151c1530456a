import { isOpenKey } from '@directory/shared/fields/entryFields'
import type { ImportChoice, ImportField } from '@directory/shared/fields/importFields'
import { phoneSuggestion } from '@directory/shared/phone'
import { saysNothing } from '@directory/shared/saysNothing'
import type { AreaContext } from '@directory/shared/typedServiceArea'
import { placeNameKey } from '../../publicData/storedPosition.ts'
import { categoryIn, cellLimit, hasLostLetters, keyOfCategory, withZero } from './cells.ts'
import type { RowMatch, RowMatcher } from './matchRows.ts'
import { planRow, type RowOutcome, warningsOfPhones } from './planRow.ts'
import type { CategoryFinder, TownFinder } from './proposals.ts'
import { type Answers, type Ask, askOf, optionsOfName, withoutCount } from './questions.ts'
import { readIdentity, readRow } from './readRow.ts'
import { columnHeading, type RowRemark, remark, shorten } from './remarks.ts'
import type { Cells, ExistingEntry, RawRow, ReadRow, RowCells } from './rows.ts'

export interface DecisionRules {
  keepsEmptyCells: boolean
  /** A person looks at the preview: doubtful rows wait for an answer. */
  asks: boolean
  own: AreaContext
  answers: Answers
  matcher: RowMatcher
  categories: CategoryFinder
  towns: TownFinder
}

/** Answers and defaults are applied to it. */
export interface RowWork extends RowCells {
  raw: RawRow
  asks: Ask[]
  /** Cells that were left out. */
  notes: RowRemark[]
  /** Why the row is left out where nobody is asked. */
  doubts: RowRemark[]
  /** Why the row is left out, by an answer or for lack of one. */
  out: { ask: Ask; remark: RowRemark }[]
  isRespelled: boolean
  isNew: boolean
  meant: ExistingEntry | null
}

export interface Decision {
  /** Faults that are not mended yet. */
  faults: RowRemark[]
  read: ReadRow
  match: RowMatch
  outcome: RowOutcome
}

/** Without these there is no provider. */
const needed: readonly ImportField[] = ['uuid', 'category', 'name', 'street', 'plz', 'city', 'houseNumber']

export const workOn = (raw: RawRow, cells: RowCells): RowWork => ({
  ...{ raw, ...cells, asks: [], notes: [], doubts: [], out: [] },
  ...{ isRespelled: false, isNew: false, meant: null },
})

const cellOf = ({ cells }: RowWork, field: ImportField) => cells[field]?.trim() ?? ''

/** Undefined while it is open. */
export function askAbout(work: RowWork, { answers }: DecisionRules, asked: Ask): ImportChoice | undefined {
  if (!work.asks.some(({ id }) => id === asked.id)) work.asks.push(asked)
  return answers.get(asked.id)
}

/** Sets the intended category and town, and asks about lost letters. */
export function settleNames(work: RowWork, rules: DecisionRules): void {
  const { categories, towns } = rules
  const ofAll = rules.answers.get('column:category')
  if (ofAll?.startsWith('to:') && cellOf(work, 'category') === '') {
    const options = () => withoutCount([ofAll, 'rowOut'])
    askAbout(work, rules, askOf('column', 'category', '', null, { key: 'category', said: '', options }))
    work.cells.category = ofAll.slice(3)
  }
  const said = cellOf(work, 'category')
  // "Gesundheit|Apotheken", "Gesundheit > Apotheken"
  const steps = said.split(/[|>]/).map(categoryIn)
  const category = steps.findLast(categories.isKnown) ?? categoryIn(said)
  if (category !== '' && !categories.isKnown(said)) {
    work.cells.category = category
    const options = () => optionsOfName('category', categories.proposals(said))
    const about = { key: keyOfCategory(category), said, options }
    if (!categories.isKnown(category)) settleName(work, rules, askOf('category', 'category', '', null, about))
  }
  const [town, plz] = [cellOf(work, 'city'), cellOf(work, 'plz')]
  const spelling = town === '' ? '' : towns.spelling(town, plz)
  if (spelling === null) {
    const options = () => optionsOfName('town', towns.proposals(town, plz))
    const about = { key: placeNameKey(town), said: town, options }
    settleName(work, rules, askOf('town', 'city', '', null, about))
  } else if (spelling !== town) {
    work.isRespelled = true
    work.cells.city = spelling
  }
  if (work.gone !== '')
    settleDoubt(work, rules, work.gone, remark('gone', null, { cell: shorten(work.gone) }, 'gone'))
  const lost = Object.entries(work.cells).find(([field, cell]) => hasLostLetters(field as ImportField, cell))
  if (!lost) return
  const about = remark('lost_letters', lost[0] as ImportField, { cell: shorten(lost[1]) }, 'lostLetters')
  settleDoubt(work, rules, lost[1], about)
}

/** Asks whether the row is to be taken in; where nobody is asked, one that is gone is not, and lost letters are told. */
function settleDoubt(work: RowWork, rules: DecisionRules, cell: string, about: RowRemark): void {
  const ask = askOf(about.asked === 'gone' ? 'gone' : 'lostLetters', null, cell, about)
  const answer = askAbout(work, rules, ask)
  if (answer === 'rowOut' || (rules.asks && answer === undefined)) work.out.push({ ask, remark: about })
  else if (answer === undefined) work[about.asked === 'gone' ? 'doubts' : 'notes'].push(about)
}

function settleName(work: RowWork, rules: DecisionRules, ask: Ask): void {
  const [field, unknown] =
    ask.kind === 'category'
      ? (['category', 'unknown_category'] as const)
      : (['city', 'unknown_town'] as const)
  const name = shorten(cellOf(work, field))
  const answer = askAbout(work, rules, ask)
  if (answer?.startsWith('to:')) work.cells[field] = answer.slice(3)
  if (answer === 'rowOut') work.out.push({ ask, remark: remark(unknown, field, { name }) })
}

/** A mended or omitted cell may reveal another fault; each round has one cell less. */
const maxPasses = 8

export function decideRow(work: RowWork, rules: DecisionRules): Decision {
  let result = evaluate(work, rules)
  const first = result.outcome
  for (let pass = 0; pass < maxPasses && mend(work, rules, result); pass++) result = evaluate(work, rules)
  const { outcome } = result
  // Names all faults, also those that alone would not exclude the row.
  if (outcome.kind === 'faulty')
    return { ...result, faults: outcome.faults, outcome: first.kind === 'faulty' ? first : outcome }
  return result
}

function evaluate(work: RowWork, { own, matcher, keepsEmptyCells, towns, asks }: DecisionRules): Decision {
  const { meant } = work
  const named = readIdentity(work)
  const match: RowMatch = meant
    ? { known: meant, id: meant.id, faults: [], warnings: [], samePlace: [], identity: null }
    : matcher.match(named)
  const isNamed = work.uuid !== null
  const keepsEmpty = match.known !== null && !isNamed && keepsEmptyCells
  const known = { keepsEmpty, isUpdate: match.known !== null }
  const cells = { ...work.cells, ...infoWith(work, match.known) }
  const read = readRow({ ...work, cells }, { own, identity: named.fields, ...known })
  const stored = match.known?.fields.city
  // Another spelling of the town does not change a known provider: an exported row stays unchanged.
  if (work.isRespelled && stored && placeNameKey(stored) === placeNameKey(cellOf(work, 'city')))
    read.fields.city = stored
  // Ask about a missing 0 only if it gives a postcode of the town; uploads without questions report it.
  const isShort = read.faults.some(({ asked }) => asked === 'noZero')
  if (isShort && !towns.mayHave(cellOf(work, 'city'), `0${cellOf(work, 'plz')}`)) {
    const wrong = remark(asks ? 'no_postcode' : 'four_digits', 'plz')
    read.faults = read.faults.map((one) => (one.asked === 'noZero' ? wrong : one))
  }
  work.isNew = match.known === null
  const outcome = planRow(read, match.known, {
    doubts: [...match.faults, ...work.doubts],
    keepsForm: !isNamed,
  })
  return { read, match, outcome, faults: [] }
}

/** Adds the extras to the other information, for a known provider to what is stored; each once. */
function infoWith({ cells, extras }: RowWork, known: ExistingEntry | null): Cells {
  const given = cells.additionalInfo ?? ''
  const before = saysNothing(given) ? (known?.fields.additionalInfo ?? '') : given
  const more = extras.filter((one) => !before.includes(one))
  return more.length > 0 ? { additionalInfo: [before, ...more].filter(Boolean).join(', ') } : {}
}

/** False if there are no answers and defaults left to apply. */
function mend(work: RowWork, rules: DecisionRules, { outcome, read }: Decision): boolean {
  const found =
    outcome.kind === 'faulty'
      ? outcome.faults
      : warningsOfPhones(read, outcome.kind === 'unchanged' ? {} : outcome.fields)
  // Handles every remark, unlike `some`.
  return found.filter((one) => mendCell(work, rules, one)).length > 0
}

function mendCell(work: RowWork, rules: DecisionRules, fault: RowRemark): boolean {
  const field = fault.field && cellWith(work, fault.field)
  if (!field || work.out.length > 0) return false
  const cell = cellOf(work, field)
  const kind = fault.asked
  const isOpen = kind === 'noZero' || kind === 'letters' || kind === 'words'
  if (!isOpen && needed.includes(field)) return false
  if (fault.isLost) return leaveOutCell(work, field, fault, 'drop')
  const asked = askOf(isOpen ? kind : 'unusable', field, cell, fault)
  // The same fault twice: the answer has not helped.
  if (isOpen && work.asks.some(({ id }) => id === asked.id)) return false
  const answer = askAbout(work, rules, asked)
  if (answer === 'rowOut') work.out.push({ ask: asked, remark: fault })
  if (!isOpen || answer === 'drop' || answer === 'info') return leaveOutCell(work, field, fault, answer)
  if (answer === 'zero')
    work.cells[field] = field === 'plz' ? `0${cell}` : withZero(cell, cellOf(work, 'plz'))
  if (answer === 'digits') work.cells[field] = phoneSuggestion(cell) ?? cell
  return answer !== undefined && answer !== 'keep'
}

function leaveOutCell(work: RowWork, field: ImportField, fault: RowRemark, answer?: ImportChoice): true {
  const cell = cellOf(work, field)
  const isMoved = answer === 'info' && mayMove(work, field)
  delete work.cells[field]
  // Half a position is none.
  if (field === 'lat' || field === 'lon') for (const one of ['lat', 'lon'] as const) delete work.cells[one]
  if (isMoved) work.cells.additionalInfo = movedInfo(work, field, cell)
  const said = { cell: shorten(cell) }
  work.notes.push(
    isMoved ? remark('cell_moved', field, said) : remark('cell_left_out', field, { ...said, reason: fault }),
  )
  return true
}

const movedInfo = (work: RowWork, field: ImportField, cell: string) =>
  [cellOf(work, 'additionalInfo'), `${columnHeading(field, 'de')}: ${cell}`].filter(Boolean).join(', ')

/** The other information of a known provider stays as it is. */
const mayMove = (work: RowWork, field: ImportField): boolean =>
  work.isNew && movedInfo(work, field, cellOf(work, field)).length <= cellLimit('additionalInfo')

/** The cell that a fault is about: lines of hours may come from one cell, an area may go with its visits. */
function cellWith({ cells }: RowWork, field: ImportField): ImportField | null {
  if (field in cells) return field
  if (isOpenKey(field)) return 'opened' in cells ? 'opened' : null
  return field === 'serviceArea' && 'homeVisits' in cells ? 'homeVisits' : null
}

/** The one question of a faulty row: the first thing without which there is no provider, or that it stands there twice. */
export function askRequired(work: RowWork, faults: readonly RowRemark[], rules: DecisionRules): void {
  const fault = faults.find(({ field }) => !field || needed.includes(field))
  if (!fault) return
  const { field = null, asked } = fault
  const kind = asked === 'twice' ? asked : 'required'
  const pending = work.asks.find((one) => one.kind === asked && one.field === field)
  const ask = pending ?? askOf(kind, field, field ? cellOf(work, field) : '', fault)
  work.asks = [ask]
  const isOut = [ask.id, `column:${field}`].some((id) => rules.answers.get(id) === 'rowOut')
  if (isOut) work.out.push({ ask, remark: fault })
}
