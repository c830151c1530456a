import { placeNameKey } from '#lib/places/postcodes.ts'
import type { ImportField } from '#shared/fields/importFields'
import type { AreaContext } from '#shared/typedServiceArea'
import { categoryIn, hasLostLetters, keyOfCategory } from './cells.ts'
import type { RowMatcher } from './matchRows.ts'
import type { CategoryFinder, NameProposal, TownFinder } from './proposals.ts'
import { type Answers, type Ask, askOf, optionsOfName, waitingKinds, withoutCount } from './questions.ts'
import { type RowRemark, remark, shorten } from './remarks.ts'
import type { Columns, ExistingEntry, RawRow, RowCells } from './rows.ts'

export interface Rules {
  columns: Columns
  headers: readonly string[]
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
  asks: Ask[]
  /** Further faults of the row if no questions are asked. */
  doubts: RowRemark[]
  /** Questions that leave the row out, by their answer or while they have none. */
  out: { ask: Ask; remark: RowRemark }[]
  isRespelled: boolean
  meant: ExistingEntry | null
}

export const cellOf = ({ cells }: Work, field: ImportField) => cells[field]?.trim() ?? ''

/** Returns the answer, or undefined while there is none. @param remark says why the row is left out */
export function askAbout(work: Work, { answers, asks }: Rules, ask: Ask, remark = ask.remark) {
  if (!work.asks.some(({ id }) => id === ask.id)) work.asks.push(ask)
  const answer = answers.get(ask.id)
  if (remark && (answer === 'rowOut' || (asks && answer === undefined && waitingKinds.includes(ask.kind))))
    work.out.push({ ask, remark })
  return answer
}

/** Sets the intended category and town, and asks about lost letters and about closed providers. */
export function settleNames(work: Work, rules: Rules) {
  settleCategory(work, rules)
  settleTown(work, rules)
  if (work.gone !== '') settleDoubt(work, rules, 'gone', work.gone)
  const lost = Object.entries(work.cells).find(([field, cell]) => hasLostLetters(field as ImportField, cell))
  if (lost) settleDoubt(work, rules, 'lostLetters', lost[1], lost[0] as ImportField)
}

function settleCategory(work: Work, rules: Rules) {
  const { categories, answers } = rules
  const ofAll = answers.get('column:category')
  const meant = ofAll === 'above' ? work.raw.title : ofAll?.startsWith('to:') && ofAll.slice(3)
  if (ofAll && meant && cellOf(work, 'category') === '') {
    const options = () => withoutCount([ofAll, 'rowOut'])
    askAbout(work, rules, askOf('column', 'category', '', null, { key: 'category', said: '', options }))
    work.cells.category = meant
  }
  const said = cellOf(work, 'category')
  // "Gesundheit|Apotheken", "Gesundheit > Apotheken"
  const steps = said.split(/[|>]/).map(categoryIn)
  const category = steps.findLast(categories.isKnown) ?? categoryIn(said)
  if (category === '' || categories.isKnown(said)) return
  work.cells.category = category
  if (!categories.isKnown(category))
    settleName(work, rules, 'category', { key: keyOfCategory(category), said }, categories.proposals)
}

function settleTown(work: Work, rules: Rules) {
  const { towns } = rules
  const [said, plz] = [cellOf(work, 'city'), cellOf(work, 'plz')]
  const spelling = said === '' ? '' : towns.spelling(said, plz)
  if (spelling === null) settleName(work, rules, 'town', { key: placeNameKey(said), said }, towns.proposals)
  else if (spelling !== said) {
    work.isRespelled = true
    work.cells.city = spelling
  }
}

function settleName(
  work: Work,
  rules: Rules,
  kind: 'category' | 'town',
  name: { key: string; said: string },
  proposalsOf: (said: string, plz: string) => NameProposal[],
) {
  const field = kind === 'category' ? kind : 'city'
  const unknown = remark(`unknown_${kind}`, field, { name: shorten(cellOf(work, field)) })
  const options = () => optionsOfName(kind, proposalsOf(name.said, cellOf(work, 'plz')))
  const answer = askAbout(work, rules, askOf(kind, field, '', null, { ...name, options }), unknown)
  if (answer?.startsWith('to:')) work.cells[field] = answer.slice(3)
}

/** Asks whether to import the row. Without questions a closed provider is a fault, and lost letters a remark. */
function settleDoubt(
  work: Work,
  rules: Rules,
  kind: 'gone' | 'lostLetters',
  cell: string,
  field: ImportField | null = null,
) {
  const [id, said] = kind === 'gone' ? (['gone', 'doubts'] as const) : (['lost_letters', 'remarks'] as const)
  const about = remark(id, field, { cell: shorten(cell) }, kind)
  const answer = askAbout(work, rules, askOf(kind, null, cell, about))
  if (answer === undefined && !rules.asks) work[said].push(about)
}
