import { cleanCategoryName } from '@directory/shared/categoryName'
import { openKeys } from '@directory/shared/entryFields'
import { limitOf } from '@directory/shared/entryRules'
import type { ImportField } from '@directory/shared/importFields'
import { phoneSuggestion } from '@directory/shared/phone'
import type { AreaContext } from '@directory/shared/typedServiceArea'
import { placeNameKey } from '../../readModel/storedPosition.ts'
import type { RowMatch, RowMatcher } from './matchRows.ts'
import { planRow, type RowOutcome, warningsOfPhones } from './planRow.ts'
import { type createCategoryFinder, type createTownFinder, keyOfCategory } from './proposals.ts'
import type { QuestionCollector } from './questions.ts'
import { type Columns, type ReadRow, readRow } from './readRow.ts'
import type { RawRow } from './readSpreadsheet.ts'
import { columnHeading, type RowRemark, rowFaults, rowWarnings } from './rowNotes.ts'

export interface DecisionRules {
  columns: Columns
  keepsEmptyCells: boolean
  isPreview: boolean
  own: AreaContext
  matcher: RowMatcher
  questions: QuestionCollector
  categories: Awaited<ReturnType<typeof createCategoryFinder>>
  towns: Awaited<ReturnType<typeof createTownFinder>>
}

/** A row as it is to be taken, once all that is answered is put in. */
export interface Decision {
  cells: readonly string[]
  read: ReadRow
  match: RowMatch
  outcome: RowOutcome
  keepsEmpty: boolean
  /** Cells that were left out. */
  notes: RowRemark[]
  /** Why an answer leaves the row out; empty if none does. */
  outFor: RowRemark[]
  /** Its category is not known, and nobody has said yet what is meant. */
  isCategoryOpen: boolean
}

/** Without these there is no provider. */
const needed: ReadonlySet<ImportField> = new Set([
  'uuid',
  'category',
  'name',
  'street',
  'plz',
  'city',
  'houseNumber',
])

/** A cell that is mended or left out may show another fault; each time there is one cell less. */
const maxPasses = 8

export function decideRow(raw: RawRow, rules: DecisionRules): Decision {
  const work = createWork(raw, rules)
  work.names()
  let result = work.evaluate()
  const [first] = [result.outcome]
  for (let pass = 0; pass < maxPasses && work.mend(result); pass++) result = work.evaluate()
  const { outcome } = result
  const isFaulty = outcome.kind === 'faulty'
  // All faults are named, also those that would not have kept the row out.
  const shown = isFaulty && first.kind === 'faulty' ? first : outcome
  if (isFaulty) work.askNeeded(outcome.faults)
  return { ...result, outcome: shown.kind === 'faulty' ? shown : withInfo(outcome, work.info), ...work.end() }
}

type Evaluated = Pick<Decision, 'cells' | 'read' | 'match' | 'outcome' | 'keepsEmpty'>

function createWork({ row, cells: given }: RawRow, rules: DecisionRules) {
  const { columns, questions, matcher } = rules
  const cells = [...given]
  const without = new Set<ImportField>()
  const notes: RowRemark[] = []
  const info: string[] = []
  const outFor: RowRemark[] = []
  let isNew = false
  let isCategoryOpen = false
  let isRespelled = false
  const cellOf = (field: ImportField) => cells[columns.indexOf(field)]?.trim() ?? ''
  const put = (field: ImportField, value: string) => {
    cells[columns.indexOf(field)] = value
  }
  const about = (cell?: string, remark?: RowRemark) => ({
    ...{ row, name: cellOf('name') },
    ...(cell !== undefined && { cell }),
    ...(remark && { remark }),
  })

  const leaveOut = (reason: RowRemark) => outFor.push(reason)

  function names(): void {
    const category = cleanCategoryName(cellOf('category'))
    if (category !== '' && !rules.categories.isKnown(category)) {
      const proposals = () => rules.categories.proposals(category)
      const asked = { key: keyOfCategory(category), said: category, proposals }
      const answer = questions.askName('category', asked, about())
      isCategoryOpen = answer === null
      if (answer?.startsWith('to:')) put('category', answer.slice(3))
      if (answer === 'rowOut') leaveOut(rowFaults.unknownCategory(category))
    }
    const town = cellOf('city')
    if (town === '') return
    const spelling = rules.towns.spelling(town, cellOf('plz'))
    if (spelling !== null) {
      isRespelled = spelling !== town
      put('city', spelling)
      return
    }
    const proposals = () => rules.towns.proposals(town, cellOf('plz'))
    const answer = questions.askName('town', { key: placeNameKey(town), said: town, proposals }, about())
    if (answer?.startsWith('to:')) put('city', answer.slice(3))
    if (answer === 'rowOut') leaveOut(rowFaults.unknownTown(town))
  }

  function evaluate(): Evaluated {
    const { own } = rules
    const asNew = readRow(cells, columns, { own, without })
    const match = matcher.match(asNew)
    const isNamed = asNew.uuid !== null
    const keepsEmpty = match.known !== null && !isNamed && rules.keepsEmptyCells
    const read = match.known ? readRow(cells, columns, { own, keepsEmpty, isUpdate: true, without }) : asNew
    const stored = match.known?.fields.city
    // Another spelling is no news of a known provider: what was exported comes back unchanged.
    if (isRespelled && stored && placeNameKey(stored) === placeNameKey(cellOf('city')))
      read.fields.city = stored
    // A 0 is asked about only where it makes a postcode of the town.
    const isShort = read.faults.some(({ asked }) => asked === 'noZero')
    if (isShort && !rules.towns.mayHave(cellOf('city'), `0${cellOf('plz')}`))
      read.faults = read.faults.map((one) =>
        one.asked === 'noZero' ? rowFaults.noPostcode(rules.isPreview) : one,
      )
    const outcome = planRow(read, match.known, { doubts: match.faults, keepsForm: !isNamed })
    return { cells, read, match, outcome, keepsEmpty }
  }

  /** Does what is answered, or goes without saying; false where nothing more can be done. */
  function mend({ outcome, read, match }: Evaluated): boolean {
    isNew = match.known === null
    const found = outcome.kind === 'faulty' ? outcome.faults : phoneRemarks(read, outcome)
    // Every remark is looked at.
    return found.filter((remark) => mendOne(remark)).length > 0
  }

  const answeredFaults = new Set<string>()
  function mendOne(remark: RowRemark): boolean {
    const field = remark.field && columnOf(remark.field)
    if (!field || without.has(field) || outFor.length > 0) return false
    const cell = cellOf(field)
    const kind = remark.asked
    if (kind === 'noZero' || kind === 'letters' || kind === 'words') {
      if (answeredFaults.has(`${kind}${field}`)) return false
      answeredFaults.add(`${kind}${field}`)
      const answer = questions.ask(kind, field, about(cell, remark), mayMove(field, cell))
      if (answer === 'zero') put(field, field === 'plz' ? `0${cell}` : withZero(cell))
      else if (answer === 'digits') put(field, phoneSuggestion(cell) ?? cell)
      else if (answer === 'rowOut') leaveOut(remark)
      else if (answer === 'drop' || answer === 'info') leave(field, cell, remark, answer)
      else return false
      return true
    }
    if (needed.has(field)) return false
    const answer = questions.ask('unusable', field, about(cell, remark), mayMove(field, cell))
    if (answer === 'rowOut') leaveOut(remark)
    leave(field, cell, remark, answer ?? 'drop')
    return true
  }

  function leave(field: ImportField, cell: string, remark: RowRemark, answer: string): void {
    without.add(field)
    // Half a position is none.
    if (field === 'lat' || field === 'lon') for (const one of ['lat', 'lon'] as const) without.add(one)
    const isKept = answer === 'info' && mayMove(field, cell)
    if (isKept) info.push(saidIn(field, cell))
    notes.push(isKept ? rowWarnings.cellMoved(field, cell) : rowWarnings.cellLeftOut(field, cell, remark))
  }

  const saidIn = (field: ImportField, cell: string) => `${columnHeading(field, 'de')}: ${cell}`

  /** The other information of a known provider stays as it is. */
  const mayMove = (field: ImportField, cell: string) =>
    isNew && [cellOf('additionalInfo'), ...info, saidIn(field, cell)].join(', ').length <= maxInfo

  /** The column that a fault is about: lines of hours may come from one cell, an area may go with its visits. */
  function columnOf(field: ImportField): ImportField | null {
    if (columns.includes(field) && !without.has(field)) return field
    if ((openKeys as readonly string[]).includes(field)) return columns.includes('opened') ? 'opened' : null
    return field === 'serviceArea' && columns.includes('homeVisits') ? 'homeVisits' : null
  }

  function askNeeded(found: readonly RowRemark[]): void {
    for (const remark of found) {
      if (remark.field && !needed.has(remark.field)) continue
      const cell = remark.field ? cellOf(remark.field) : ''
      if (remark.asked && answeredFaults.has(`${remark.asked}${remark.field}`)) continue
      if (questions.ask('required', remark.field ?? null, about(cell, remark)) === 'rowOut') leaveOut(remark)
    }
  }

  return { names, evaluate, mend, askNeeded, info, end: () => ({ notes, outFor, isCategoryOpen }) }
}

const phoneRemarks = (read: ReadRow, outcome: Exclude<RowOutcome, { kind: 'faulty' }>): RowRemark[] =>
  warningsOfPhones(read, outcome.kind === 'unchanged' ? {} : outcome.fields)

/** A number that begins with the country code has lost its + instead. */
const withZero = (phone: string) =>
  /^49[\s/().-]/.test(phone) || phone.replace(/\D/g, '').length > 11
    ? phone.replace(/^49[\s/().-]*(?:\(?0\)?[\s/.-]*)?/, '0')
    : `0${phone}`

const maxInfo = limitOf('additionalInfo') ?? Number.POSITIVE_INFINITY

/** What stood in the wrong column, behind the other information of a new provider; others keep what they have. */
function withInfo(outcome: RowOutcome, info: readonly string[]): RowOutcome {
  if (outcome.kind !== 'new' || info.length === 0) return outcome
  const { additionalInfo = '' } = outcome.fields
  const whole = [additionalInfo, ...info].filter((part) => part !== '').join(', ')
  return { ...outcome, fields: { ...outcome.fields, additionalInfo: whole } }
}
