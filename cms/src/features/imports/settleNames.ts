import { placeNameKey } from '#lib/places/postcodes.ts'
import { type ImportField, namedBy } from '#shared/fields/importFields'
import type { AreaContext } from '#shared/typedServiceArea'
import { categoryIn, hasLostLetters, keyOfCategory } from './cells.ts'
import type { RowMatcher } from './matchRows.ts'
import type { CategoryFinder, TownFinder } from './proposals.ts'
import { type Answers, type Ask, askOf, optionsOfName, waitingKinds, withoutCount } from './questions.ts'
import { type RowRemark, remark, shorten } from './remarks.ts'
import type { Columns, ExistingEntry, RawRow, RowCells } from './rows.ts'

export interface Rules {
  columns: Columns
  cellsOf: (row: readonly string[]) => RowCells
  keepsEmptyCells: boolean
  /** Staff look at the preview, so doubtful rows wait for their answer. */
  asks: boolean
  own: AreaContext
  answers: Answers
  matcher: RowMatcher
  categories: CategoryFinder
  towns: TownFinder
}

/** A row, to whose cells answers and defaults are applied. */
export interface Work extends RowCells {
  raw: RawRow
  rules: Rules
  asks: Ask[]
  /** Further faults of the row if no questions are asked. */
  doubts: RowRemark[]
  /** Questions that leave the row out, by their answer or while they have none. */
  out: { ask: Ask; remark: RowRemark }[]
  isRespelled: boolean
  meant: ExistingEntry | null
}

export const cellOf = ({ cells }: Work, field: ImportField) => cells[field]?.trim() ?? ''

/** Answers undefined while it is open. @param remark of a row that is left out */
export function askAbout(work: Work, ask: Ask, remark = ask.remark) {
  const { answers, asks } = work.rules
  if (!work.asks.some(({ id }) => id === ask.id)) work.asks.push(ask)
  const answer = answers.get(ask.id)
  const waits = asks && answer === undefined && waitingKinds.includes(ask.kind)
  if (remark && (answer === 'rowOut' || waits)) leaveOut(work, ask, remark)
  return answer
}

/** Unless it is taken in by hand. */
export function leaveOut({ raw, out }: Work, ask: Ask, remark: RowRemark) {
  if (raw.isLeftOut !== false) out.push({ ask, remark })
}

/** Sets the intended category and town, and asks about lost letters and about what is no more. */
export function settleNames(work: Work) {
  settleCategory(work)
  settleTown(work)
  if (work.gone !== '') settleDoubt(work, 'gone', work.gone)
  const { cells } = work
  const lost = (Object.keys(cells) as ImportField[]).find((field) => hasLostLetters(field, cells[field]))
  if (lost) settleDoubt(work, 'lostLetters', cells[lost] ?? '', lost)
}

function settleCategory(work: Work) {
  const { categories, answers } = work.rules
  const ofAll = answers.get('column:category')
  const meant = ofAll === 'above' ? work.raw.title : namedBy('to', ofAll)
  if (ofAll && meant && cellOf(work, 'category') === '') {
    const options = () => withoutCount([ofAll, 'rowOut'])
    askAbout(work, { ...askOf('column', 'category', '', null), options })
    work.cells.category = meant
  }
  const said = cellOf(work, 'category')
  if (said === '' || categories.isKnown(said)) return
  // "Gesundheit|Apotheken", "Gesundheit > Apotheken"
  const steps = said.split(/[|>]/).map(categoryIn)
  const category = steps.findLast(categories.isKnown) ?? categoryIn(said)
  if (category === '') return
  work.cells.category = category
  if (!categories.isKnown(category)) settleName(work, 'category', keyOfCategory(category), said)
}

function settleTown(work: Work) {
  const said = cellOf(work, 'city')
  const spelling = said === '' ? '' : work.rules.towns.spelling(said, cellOf(work, 'plz'))
  if (spelling === null) settleName(work, 'town', placeNameKey(said), said)
  else if (spelling !== said) {
    work.isRespelled = true
    work.cells.city = spelling
  }
}

function settleName(work: Work, kind: 'category' | 'town', key: string, said: string) {
  const { categories, towns } = work.rules
  const [field, finder] = kind === 'category' ? ([kind, categories] as const) : (['city', towns] as const)
  const unknown = remark(`unknown_${kind}`, field, { name: shorten(cellOf(work, field)) })
  const options = () => optionsOfName(kind, finder.proposals(said, cellOf(work, 'plz')))
  const ask = { ...askOf(kind, field, '', null, key), said: shorten(said, 100), options }
  const answer = askAbout(work, ask, unknown)
  work.cells[field] = namedBy('to', answer) ?? work.cells[field]
}

type Doubtful = 'gone' | 'lostLetters'

/** Asks whether the row is to be taken in; where nobody is asked, one that is gone is not, and lost letters are told. */
function settleDoubt(work: Work, kind: Doubtful, cell: string, field: ImportField | null = null) {
  const about = remark(kind === 'gone' ? kind : 'lost_letters', field, { cell: shorten(cell) }, kind)
  const answer = askAbout(work, askOf(kind, null, cell, about))
  if (answer === undefined && !work.rules.asks) work[kind === 'gone' ? 'doubts' : 'remarks'].push(about)
}
