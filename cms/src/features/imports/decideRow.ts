import { cleanCategoryName } from '@directory/shared/categoryName'
import { openKeys } from '@directory/shared/entryFields'
import { maxLengthOf } from '@directory/shared/entryRules'
import type { ImportField } from '@directory/shared/importFields'
import { phoneSuggestion } from '@directory/shared/phone'
import type { AreaContext } from '@directory/shared/typedServiceArea'
import { placeNameKey } from '../../publicData/storedPosition.ts'
import { withoutExcess } from './cells.ts'
import type { RowMatch, RowMatcher } from './matchRows.ts'
import { planRow, type RowOutcome, warningsOfPhones } from './planRow.ts'
import { type createCategoryFinder, type createTownFinder, keyOfCategory } from './proposals.ts'
import type { QuestionCollector, QuestionedRow } from './questions.ts'
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
  const work = new RowWork(raw, rules)
  work.settleNames()
  let result = work.evaluate()
  const [first] = [result.outcome]
  for (let pass = 0; pass < maxPasses && work.mend(result); pass++) result = work.evaluate()
  const { outcome } = result
  const isFaulty = outcome.kind === 'faulty'
  // All faults are named, also those that would not have kept the row out.
  const shown = isFaulty && first.kind === 'faulty' ? first : outcome
  if (isFaulty) work.askNeeded(outcome.faults)
  const { notes, outFor, isCategoryOpen } = work
  return {
    ...result,
    outcome: shown.kind === 'faulty' ? shown : withInfo(outcome, work.info),
    ...{ notes, outFor, isCategoryOpen },
  }
}

type Evaluated = Pick<Decision, 'cells' | 'read' | 'match' | 'outcome' | 'keepsEmpty'>

/** A row while what is answered, or goes without saying, is put in. */
class RowWork {
  readonly notes: RowRemark[] = []
  /** Cells that go into the other information. */
  readonly info: string[] = []
  readonly outFor: RowRemark[] = []
  isCategoryOpen = false
  private readonly row: number
  private readonly cells: string[]
  private readonly without = new Set<ImportField>()
  private readonly answeredFaults = new Set<string>()
  private isNew = false
  private isRespelled = false

  constructor(
    { row, cells }: RawRow,
    private readonly rules: DecisionRules,
  ) {
    this.row = row
    this.cells = cells.map((cell, column) => withoutExcess(rules.columns[column], cell))
  }

  /** Puts in the category and the town that are meant. */
  settleNames(): void {
    const { questions, categories, towns } = this.rules
    const category = cleanCategoryName(this.cellOf('category'))
    if (category !== '' && !categories.isKnown(category)) {
      const proposals = () => categories.proposals(category)
      const asked = { key: keyOfCategory(category), said: category, proposals }
      const answer = questions.askName('category', asked, this.about())
      this.isCategoryOpen = answer === null
      if (answer?.startsWith('to:')) this.put('category', answer.slice(3))
      if (answer === 'rowOut') this.outFor.push(rowFaults.unknownCategory(category))
    }
    const town = this.cellOf('city')
    if (town === '') return
    const plz = this.cellOf('plz')
    const spelling = towns.spelling(town, plz)
    if (spelling !== null) {
      this.isRespelled = spelling !== town
      this.put('city', spelling)
      return
    }
    const asked = { key: placeNameKey(town), said: town, proposals: () => towns.proposals(town, plz) }
    const answer = questions.askName('town', asked, this.about())
    if (answer?.startsWith('to:')) this.put('city', answer.slice(3))
    if (answer === 'rowOut') this.outFor.push(rowFaults.unknownTown(town))
  }

  evaluate(): Evaluated {
    const { cells, without } = this
    const { own, columns, matcher, keepsEmptyCells, towns, isPreview } = this.rules
    const asNew = readRow(cells, columns, { own, without })
    const match = matcher.match(asNew)
    const isNamed = asNew.uuid !== null
    const keepsEmpty = match.known !== null && !isNamed && keepsEmptyCells
    const read = match.known ? readRow(cells, columns, { own, keepsEmpty, isUpdate: true, without }) : asNew
    const stored = match.known?.fields.city
    // Another spelling is no news of a known provider: what was exported comes back unchanged.
    if (this.isRespelled && stored && placeNameKey(stored) === placeNameKey(this.cellOf('city')))
      read.fields.city = stored
    // A 0 is asked about only where it makes a postcode of the town.
    const isShort = read.faults.some(({ asked }) => asked === 'noZero')
    if (isShort && !towns.mayHave(this.cellOf('city'), `0${this.cellOf('plz')}`))
      read.faults = read.faults.map((one) => (one.asked === 'noZero' ? rowFaults.noPostcode(isPreview) : one))
    const outcome = planRow(read, match.known, { doubts: match.faults, keepsForm: !isNamed })
    return { cells, read, match, outcome, keepsEmpty }
  }

  /** Does what is answered, or goes without saying; false where nothing more can be done. */
  mend({ outcome, read, match }: Evaluated): boolean {
    this.isNew = match.known === null
    const found = outcome.kind === 'faulty' ? outcome.faults : phoneRemarks(read, outcome)
    // Every remark is looked at.
    return found.filter((remark) => this.mendOne(remark)).length > 0
  }

  askNeeded(found: readonly RowRemark[]): void {
    for (const remark of found) {
      if (remark.field && !needed.has(remark.field)) continue
      const cell = remark.field ? this.cellOf(remark.field) : ''
      if (remark.asked && this.answeredFaults.has(`${remark.asked}${remark.field}`)) continue
      const about = this.about(cell, remark)
      if (this.rules.questions.ask('required', remark.field ?? null, about) === 'rowOut')
        this.outFor.push(remark)
    }
  }

  private mendOne(remark: RowRemark): boolean {
    const { questions } = this.rules
    const field = remark.field && this.columnOf(remark.field)
    if (!field || this.without.has(field) || this.outFor.length > 0) return false
    const cell = this.cellOf(field)
    const kind = remark.asked
    if (kind === 'noZero' || kind === 'letters' || kind === 'words') {
      if (this.answeredFaults.has(`${kind}${field}`)) return false
      this.answeredFaults.add(`${kind}${field}`)
      const answer = questions.ask(kind, field, this.about(cell, remark), this.mayMove(field, cell))
      if (answer === 'zero') this.put(field, field === 'plz' ? `0${cell}` : withZero(cell))
      else if (answer === 'digits') this.put(field, phoneSuggestion(cell) ?? cell)
      else if (answer === 'rowOut') this.outFor.push(remark)
      else if (answer === 'drop' || answer === 'info') this.leaveOutCell(field, cell, remark, answer)
      else return false
      return true
    }
    if (needed.has(field)) return false
    const answer = questions.ask('unusable', field, this.about(cell, remark), this.mayMove(field, cell))
    if (answer === 'rowOut') this.outFor.push(remark)
    this.leaveOutCell(field, cell, remark, answer ?? 'drop')
    return true
  }

  private leaveOutCell(field: ImportField, cell: string, remark: RowRemark, answer: string): void {
    this.without.add(field)
    // Half a position is none.
    if (field === 'lat' || field === 'lon') for (const one of ['lat', 'lon'] as const) this.without.add(one)
    const isKept = answer === 'info' && this.mayMove(field, cell)
    if (isKept) this.info.push(saidIn(field, cell))
    this.notes.push(
      isKept ? rowWarnings.cellMoved(field, cell) : rowWarnings.cellLeftOut(field, cell, remark),
    )
  }

  /** The other information of a known provider stays as it is. */
  private mayMove(field: ImportField, cell: string): boolean {
    const whole = [this.cellOf('additionalInfo'), ...this.info, saidIn(field, cell)].join(', ')
    return this.isNew && whole.length <= maxInfo
  }

  /** The column that a fault is about: lines of hours may come from one cell, an area may go with its visits. */
  private columnOf(field: ImportField): ImportField | null {
    const { columns } = this.rules
    if (columns.includes(field) && !this.without.has(field)) return field
    if ((openKeys as readonly string[]).includes(field)) return columns.includes('opened') ? 'opened' : null
    return field === 'serviceArea' && columns.includes('homeVisits') ? 'homeVisits' : null
  }

  private cellOf(field: ImportField): string {
    return this.cells[this.rules.columns.indexOf(field)]?.trim() ?? ''
  }

  private put(field: ImportField, value: string): void {
    this.cells[this.rules.columns.indexOf(field)] = value
  }

  private about(cell?: string, remark?: RowRemark): QuestionedRow {
    return {
      ...{ row: this.row, name: this.cellOf('name') },
      ...(cell !== undefined && { cell }),
      ...(remark && { remark }),
    }
  }
}

const saidIn = (field: ImportField, cell: string) => `${columnHeading(field, 'de')}: ${cell}`

const phoneRemarks = (read: ReadRow, outcome: Exclude<RowOutcome, { kind: 'faulty' }>): RowRemark[] =>
  warningsOfPhones(read, outcome.kind === 'unchanged' ? {} : outcome.fields)

/** A number that begins with the country code has lost its + instead. */
const withZero = (phone: string) =>
  /^49[\s/().-]/.test(phone) || phone.replace(/\D/g, '').length > 11
    ? phone.replace(/^49[\s/().-]*(?:\(?0\)?[\s/.-]*)?/, '0')
    : `0${phone}`

const maxInfo = maxLengthOf('additionalInfo') ?? Number.POSITIVE_INFINITY

/** What stood in the wrong column, behind the other information of a new provider; others keep what they have. */
function withInfo(outcome: RowOutcome, info: readonly string[]): RowOutcome {
  if (outcome.kind !== 'new' || info.length === 0) return outcome
  const { additionalInfo = '' } = outcome.fields
  const whole = [additionalInfo, ...info].filter((part) => part !== '').join(', ')
  return { ...outcome, fields: { ...outcome.fields, additionalInfo: whole } }
}
