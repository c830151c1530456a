import {
  duplicateKinds,
  type ImportField,
  type ImportRowKind,
  importRowKinds,
  type ListedRowKind,
  listedRowKinds,
} from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { yieldToRequests } from '../../clock.ts'
import { ownPlaceOf } from '../../collections/Entries/normaliseArea.ts'
import { createTypeCollector } from './categoryTypes.ts'
import {
  ask as askAbout,
  askRequired,
  type DecisionRules,
  decideRow,
  type RowWork,
  settleNames,
  workOn,
} from './decideRow.ts'
import { lostValues, sparesValues } from './losses.ts'
import { createRowMatcher } from './matchRows.ts'
import { type PreparedRow, readRawRows, writePlan } from './parts.ts'
import { type RowChange, type RowOutcome, warningsOfPhones } from './planRow.ts'
import { createCategoryFinder, createTownFinder } from './proposals.ts'
import { askOf, createQuestions, type PreviewQuestion, type Questions } from './questions.ts'
import type { RawRow } from './readTables.ts'
import { type ImportCounts, type ImportRecord, sheetOf } from './records.ts'
import { type RowRemark, remark } from './remarks.ts'
import { type Cells, type Columns, cellsOf, uuidOf } from './rowCells.ts'

interface Rules extends DecisionRules {
  columns: Columns
  headers: readonly string[]
  questions: Questions
  types: Awaited<ReturnType<typeof createTypeCollector>>
}

interface Planned {
  kind: ImportRowKind | 'leftOut'
  row: PreparedRow
  /** Warnings about a valid row. */
  warnings?: RowRemark[]
  /** Cells of a valid row that were left out. */
  notes?: RowRemark[]
  /** Values that the row removes from its entry. */
  lost?: RowChange[]
  /** The row would take some if its empty cells were to clear. */
  isSparing?: boolean
}

/** What an import would do. It follows from the file, the answers and the directory as it is. */
export interface ImportPlan {
  counts: ImportCounts
  questions: PreviewQuestion[]
}

/** Works out what each row would do, and keeps it; nothing of the directory is changed. */
export async function planImport(payload: Payload, record: ImportRecord): Promise<ImportPlan> {
  const rules = await rulesOf(payload, record)
  const { columns, questions, matcher, types } = rules
  const all: Planned[] = []
  const missing = new Map<ImportField, number>()
  for await (const rows of readRawRows(payload, record)) {
    await matcher.prepare(rows.flatMap(({ cells }) => uuidOf(cells, columns) ?? []))
    for (const raw of rows) {
      const { planned, work } = planOne(raw, rules)
      all.push(planned)
      for (const one of work?.asks ?? []) questions.note(raw.row, planned.row.name, one)
      const asked = work?.asks[0]
      if (asked?.kind === 'required' && asked.field && asked.cell === '')
        missing.set(asked.field, (missing.get(asked.field) ?? 0) + 1)
      await yieldToRequests()
    }
  }
  if (record.asks) askColumns(rules, missing, all.length)
  const counts: ImportCounts = { ...(await keep(payload, record.id, all)), ...types.found() }
  return { counts, questions: questions.all() }
}

async function rulesOf(payload: Payload, record: ImportRecord): Promise<Rules> {
  const { headers, columns } = sheetOf(record)
  const answers = new Map(record.answers.choices.map(({ question, choice }) => [question, choice]))
  return {
    ...{ headers, columns, answers, asks: record.asks },
    keepsEmptyCells: record.answers.emptyCells === 'keep',
    own: ownPlaceOf(payload),
    questions: createQuestions(answers),
    matcher: await createRowMatcher(payload),
    types: await createTypeCollector(payload),
    categories: await createCategoryFinder(payload),
    towns: await createTownFinder(payload),
  }
}

/** Fewer rows may lack anything. */
const minMissing = 3
const maxOffered = 12

/** What most rows lack stands in another column, or in none. */
function askColumns(
  { columns, questions }: Rules,
  missing: ReadonlyMap<ImportField, number>,
  rows: number,
): void {
  const free = [...columns.keys()].filter((column) => columns[column] === null).slice(0, maxOffered)
  for (const [field, count] of missing)
    if ((count * 2 > rows && count >= minMissing) || !columns.includes(field))
      questions.askColumn(field, free)
}

function planOne(raw: RawRow, rules: Rules): { planned: Planned; work?: RowWork } {
  const given = cellsOf(raw.cells, rules.columns, rules.headers)
  if (raw.isLeftOut) return { planned: leftOut(raw.row, given.cells, [remark('by_hand')]) }
  const work = workOn(given)
  if (!work.isTooWide) settleNames(work, rules)
  return { planned: planWork(raw, work, rules), work }
}

function planWork(raw: RawRow, work: RowWork, rules: Rules): Planned {
  const { matcher } = rules
  const { row } = raw
  const isTaken = raw.isLeftOut === false
  const decided = decideRow(work, rules)
  const { read, match, outcome } = decided
  const shown = { ...work.cells, ...read.fields } as Cells
  const faults = outcome.kind === 'faulty' ? outcome.faults : []
  /** What leaves a row out is all that it asks. */
  const staysOut = (reasons: readonly RowRemark[]): Planned => {
    work.asks = work.out.map(({ ask }) => ask)
    return leftOut(row, shown, [...work.out.map((one) => one.remark), ...reasons])
  }
  if (work.out.length > 0 && !isTaken) return staysOut(faults)
  const earlier = matcher.earlierRow(read, match)
  if (outcome.kind === 'faulty' || earlier !== undefined) {
    const twice = earlier === undefined ? [] : [remark('twice', null, { row: earlier }, 'twice')]
    if (faults.length > 0) askRequired(work, decided.faults, rules)
    else work.asks = []
    for (const one of faults.length > 0 ? [] : twice) {
      const asked = askOf('twice', null, '', one)
      if (askAbout(work, rules, asked) === 'rowOut') work.out.push({ ask: asked, remark: one })
    }
    if (work.out.length > 0 && !isTaken) return staysOut([...faults, ...twice])
    return { kind: 'faulty', row: plannedRow(row, '', shown, [...faults, ...twice]) }
  }
  const isStranger = outcome.kind === 'new' && match.warnings.length === 0
  const doubts = isStranger ? matcher.possibleDuplicates(read, match) : []
  for (const kind of duplicateKinds) {
    const doubt = doubts.find((one) => one.remark.asked === kind)
    if (!doubt) continue
    const asked = askOf(kind, null, '', doubt.remark)
    const answer = askAbout(work, rules, asked)
    if (answer === 'this' && doubt.entry) {
      work.meant = doubt.entry
      return planWork(raw, work, rules)
    }
    const isOut = answer === 'rowOut' || answer === 'this' || (answer === undefined && rules.asks)
    if (isOut && !isTaken) work.out.push({ ask: asked, remark: doubt.remark })
  }
  const isOut = work.out.length > 0 && !isTaken
  matcher.remember(row, read, match, !isOut)
  if (isOut) return staysOut([])
  const alike = doubts.map((one) => one.remark)
  return planGood(row, work, { ...decided, outcome }, rules, [...match.warnings, ...alike])
}

/** A row that a person or an answer leaves out. */
function leftOut(row: number, cells: Cells, reasons: readonly RowRemark[]): Planned {
  return { kind: 'leftOut', row: plannedRow(row, '', cells, [...new Set(reasons)]) }
}

type Good = ReturnType<typeof decideRow> & { outcome: Exclude<RowOutcome, { kind: 'faulty' }> }

function planGood(
  row: number,
  work: RowWork,
  decided: Good,
  rules: Rules,
  alike: readonly RowRemark[],
): Planned {
  const { read, match, outcome, keepsEmpty } = decided
  const whole = outcome.kind === 'new' ? outcome.fields : outcome.whole
  const fields = outcome.kind === 'unchanged' ? {} : outcome.fields
  rules.types.add(whole.category ?? '', read.categoryType)
  const isNewCategory = fields.category !== undefined && !rules.matcher.isKnownCategory(fields.category)
  const warnings = [...alike, ...read.warnings, ...warningsOfPhones(read, fields), ...work.notes]
  const asked = work.isCategoryOpen ? 'category' : undefined
  const named = remark('new_category', 'category', { name: fields.category ?? '' }, asked)
  const shown = plannedRow(row, match.id, whole as Cells, isNewCategory ? [...warnings, named] : warnings)
  const isSparing = keepsEmpty && match.known !== null && sparesValues(work.cells, match.known)
  const planned = { kind: outcome.kind, row: shown, warnings, notes: work.notes, isSparing }
  if (outcome.kind === 'unchanged') return planned
  const checked = read.checkedAt !== null && { checkedAt: read.checkedAt }
  if (outcome.kind === 'new') return { ...planned, row: { ...shown, fields, ...checked } }
  const { changes } = outcome
  const updatedAt = match.known && { updatedAt: match.known.updatedAt }
  const changed = { ...shown, fields, changes, ...checked, ...updatedAt }
  return { ...planned, row: changed, lost: lostValues(changes, work.cells) }
}

/** A faulty row may be faulty for its length. */
const maxShown = 300

function plannedRow(row: number, id: string, cells: Cells, remarks: RowRemark[]): PreparedRow {
  const text = (value = '') => value.trim().slice(0, maxShown)
  const { name, category, street, plz, city } = cells
  return {
    ...{ row, id, name: text(name), category: text(category), street: text(street), plz: text(plz) },
    ...{ city: text(city), ...(remarks.length > 0 && { remarks }) },
  }
}

/** Keeps the rows by kind, and apart from them what to look at in the good ones. */
async function keep(payload: Payload, id: string, all: readonly Planned[]): Promise<ImportCounts> {
  const lists = Object.fromEntries(listedRowKinds.map((kind) => [kind, []])) as unknown as Record<
    ListedRowKind,
    PreparedRow[]
  >
  const counts: ImportCounts = { new: 0, changed: 0, unchanged: 0, faulty: 0, lost: 0, sparing: 0 }
  const notes: { row: number; remark: RowRemark }[] = []
  const warnings: { row: number; remarks: RowRemark[] }[] = []
  for (const { kind, row, warnings: said = [], notes: left = [], lost = [], isSparing } of all) {
    lists[kind].push(row)
    if (kind === 'leftOut') continue
    if (kind === 'faulty' || left.length > 0 || said.some(({ asked }) => asked))
      lists.attention.push({ ...row, outcome: kind })
    if (lost.length > 0) lists.losing.push({ ...row, changes: lost })
    counts.lost = (counts.lost ?? 0) + lost.length
    if (isSparing) counts.sparing = (counts.sparing ?? 0) + 1
    if (said.length > 0) warnings.push({ row: row.row, remarks: said })
    notes.push(...left.map((one) => ({ row: row.row, remark: one })))
  }
  await writePlan(payload, id, lists, { warnings, notes })
  for (const kind of importRowKinds) counts[kind] = lists[kind].length
  const { attention, losing, leftOut } = lists
  return { ...counts, attention: attention.length, losing: losing.length, leftOut: leftOut.length }
}
