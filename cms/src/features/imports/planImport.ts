import { duplicateKinds, type ImportField, type ImportRowKind } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { yieldToRequests } from '../../clock.ts'
import { ownPlaceOf } from '../../collections/Entries/normaliseLines.ts'
import {
  askAbout,
  askRequired,
  type Decision,
  type DecisionRules,
  decideRow,
  type RowWork,
  settleNames,
  workOn,
} from './decideRow.ts'
import { lostValues } from './losses.ts'
import { createRowMatcher } from './matchRows.ts'
import { type PlanLists, planLists, readRawRows, rowsPerPart, writePlan } from './parts.ts'
import { type RowOutcome, warningsOfPhones } from './planRow.ts'
import { createCategoryFinder, createTownFinder } from './proposals.ts'
import { type Ask, askOf, createQuestions, type Questions } from './questions.ts'
import { type ImportCounts, type ImportRecord, type ImportSheet, sheetOf } from './records.ts'
import { isNote, type RowRemark, remark } from './remarks.ts'
import { cellsOf } from './rowCells.ts'
import type { Cells, Columns, PreparedRow, PreviewQuestion, RawRow, ReadRow, RowChange } from './rows.ts'

interface Rules extends DecisionRules {
  columns: Columns
  headers: readonly string[]
}

interface Planned {
  kind: ImportRowKind | 'leftOut'
  row: PreparedRow
  asks: readonly Ask[]
  /** Warnings about a valid row. */
  warnings?: RowRemark[]
  /** Values that the row removes from its entry. */
  lost?: RowChange[]
}

/** What an import would do. It follows from the file, the answers and the directory as it is. */
export interface ImportPlan {
  counts: ImportCounts
  questions: PreviewQuestion[]
}

/** Rows that are worked out before others get their turn; takes some milliseconds. */
const rowsPerTurn = 10

/** Works out what each row would do, and keeps it; nothing of the directory is changed. */
export async function planImport(payload: Payload, record: ImportRecord): Promise<ImportPlan> {
  const rules = await rulesOf(payload, record)
  const questions = createQuestions(rules.answers)
  const all: Planned[] = []
  const missing = new Map<ImportField, number>()
  for await (const rows of readRawRows(payload, record))
    for (const raw of rows) {
      const planned = planOne(raw, rules)
      all.push(planned)
      for (const ask of planned.asks) questions.note(raw.row, planned.row.name, ask)
      const [asked] = planned.asks
      if (asked?.kind === 'required' && asked.field && asked.cell === '')
        missing.set(asked.field, (missing.get(asked.field) ?? 0) + 1)
      if (all.length % rowsPerTurn === 0) await yieldToRequests()
    }
  if (record.asks) askColumns(sheetOf(record), rules, questions, missing)
  return { counts: await keep(payload, record.id, all), questions: questions.all() }
}

async function rulesOf(payload: Payload, record: ImportRecord): Promise<Rules> {
  const sheet = sheetOf(record).columns
  const columns = sheet.map(({ field }) => field)
  return {
    headers: sheet.map(({ header }) => header),
    columns,
    answers: new Map(record.answers.choices.map(({ question, choice }) => [question, choice])),
    asks: record.asks,
    keepsEmptyCells: record.answers.emptyCells === 'keep',
    own: ownPlaceOf(payload),
    matcher: await createRowMatcher(payload, columns),
    categories: await createCategoryFinder(payload),
    towns: await createTownFinder(payload),
  }
}

/** Fewer rows may lack anything. */
const minMissing = 3
const maxOffered = 12
/** Columns whose first cells are looked at. */
const maxLooked = 40

/** What most rows lack stands in another column, or in none. Columns that look like it come first. */
function askColumns(
  { columns, total }: ImportSheet,
  { categories, towns }: Rules,
  questions: Questions,
  missing: ReadonlyMap<ImportField, number>,
): void {
  const looksLike: Partial<Record<ImportField, (cell: string) => boolean>> = {
    plz: (cell) => /\b\d{5}\b/.test(cell),
    city: (cell) => towns.spelling(cell, '') !== null,
    street: (cell) => /\p{L}.*\d/u.test(cell),
    category: (cell) => categories.isKnown(cell) || categories.proposals(cell)[0]?.isLikely === true,
  }
  const free = columns
    .flatMap(({ field, samples }, column) => (field === null ? { column, samples } : []))
    .slice(0, maxLooked)
  for (const [field, count] of missing) {
    const isMissing = count * 2 > (total ?? 0) && count >= minMissing
    if (!isMissing && columns.some((one) => one.field === field)) continue
    const points = ({ samples }: { samples: string[] }) =>
      samples.filter(looksLike[field] ?? (() => false)).length
    const likely = free.toSorted((a, b) => points(b) - points(a)).slice(0, maxOffered)
    questions.askColumn(
      field,
      likely.map(({ column }) => column),
    )
  }
}

function planOne(raw: RawRow, rules: Rules): Planned {
  const given = cellsOf(raw.cells, rules.columns, rules.headers)
  if (raw.isLeftOut)
    return { kind: 'leftOut', row: plannedRow(raw.row, '', given.cells, [remark('by_hand')]), asks: [] }
  const work = workOn(given)
  if (!work.isTooWide) settleNames(work, rules)
  return planWork(raw, work, rules)
}

function planWork(raw: RawRow, work: RowWork, rules: Rules): Planned {
  const { matcher } = rules
  const decided = decideRow(work, rules)
  const { read, match, outcome } = decided
  const faults = outcome.kind === 'faulty' ? outcome.faults : []
  if (isOut(raw, work)) return planBad(raw, work, read, faults)
  const earlier = matcher.earlierRow(read, match)
  if (outcome.kind === 'faulty' || earlier !== undefined) {
    const twice = earlier === undefined ? [] : [remark('twice', null, { row: earlier }, 'twice')]
    askRequired(work, faults.length > 0 ? decided.faults : twice, rules)
    return planBad(raw, work, read, [...faults, ...twice])
  }
  const isStranger = outcome.kind === 'new' && match.warnings.length === 0
  const doubts = isStranger ? matcher.possibleDuplicates(read, match) : []
  for (const kind of duplicateKinds) {
    const doubt = doubts.find((one) => one.remark.asked === kind)
    if (!doubt) continue
    const ask = askOf(kind, null, '', doubt.remark)
    const answer = askAbout(work, rules, ask)
    if (answer === 'this' && doubt.entry) {
      work.meant = doubt.entry
      return planWork(raw, work, rules)
    }
    if (answer === 'rowOut' || answer === 'this' || (answer === undefined && rules.asks))
      work.out.push({ ask, remark: doubt.remark })
  }
  matcher.remember(raw.row, read, match, !isOut(raw, work))
  if (isOut(raw, work)) return planBad(raw, work, read, [])
  const alike = doubts.map((one) => one.remark)
  return planGood(raw.row, work, { ...decided, outcome }, rules, [...match.warnings, ...alike])
}

const isOut = (raw: RawRow, { out }: RowWork) => out.length > 0 && raw.isLeftOut !== false

/** A row that is left out, or faulty. */
function planBad(raw: RawRow, work: RowWork, { fields }: ReadRow, reasons: RowRemark[]): Planned {
  const cells = { ...work.cells, ...fields } as Cells
  if (!isOut(raw, work))
    return { kind: 'faulty', row: plannedRow(raw.row, '', cells, reasons), asks: work.asks }
  const remarks = [...new Set([...work.out.map(({ remark }) => remark), ...reasons])]
  // What leaves a row out is all that it asks.
  const asks = work.out.map(({ ask }) => ask)
  return { kind: 'leftOut', row: plannedRow(raw.row, '', cells, remarks), asks }
}

type Good = Decision & { outcome: Exclude<RowOutcome, { kind: 'faulty' }> }

function planGood(
  row: number,
  work: RowWork,
  { read, match, outcome }: Good,
  rules: Rules,
  alike: readonly RowRemark[],
): Planned {
  const whole = outcome.kind === 'new' ? outcome.fields : outcome.whole
  const fields = outcome.kind === 'unchanged' ? {} : outcome.fields
  const isNewCategory = fields.category !== undefined && !rules.categories.isKnown(fields.category)
  const warnings = [...alike, ...read.warnings, ...warningsOfPhones(read, fields), ...work.notes]
  const asked = work.isCategoryOpen ? 'category' : undefined
  const named = remark('new_category', 'category', { name: fields.category ?? '' }, asked)
  const remarks = isNewCategory ? [...warnings, named] : warnings
  const prepared = plannedRow(row, match.id, whole as Cells, remarks)
  const planned = { kind: outcome.kind, row: prepared, asks: work.asks, warnings }
  if (outcome.kind === 'unchanged') return planned
  const checked = read.checkedAt !== null && { checkedAt: read.checkedAt }
  if (outcome.kind === 'new') return { ...planned, row: { ...prepared, fields, ...checked } }
  const { changes } = outcome
  const updatedAt = match.known && { updatedAt: match.known.updatedAt }
  const changed = { ...prepared, fields, changes, ...checked, ...updatedAt }
  return { ...planned, row: changed, lost: lostValues(changes, work.cells) }
}

/** A faulty row may be faulty for its length. */
const maxShown = 300

function plannedRow(row: number, id: string, cells: Cells, remarks: RowRemark[]): PreparedRow {
  const { name, category, street, plz, city } = cells
  return {
    row,
    id,
    name: shown(name),
    category: shown(category),
    street: shown(street),
    plz: shown(plz),
    city: shown(city),
    ...(remarks.length > 0 && { remarks }),
  }
}

const shown = (text = '') => text.trim().slice(0, maxShown)

/** Keeps the rows by kind, and apart from them what to look at in the good ones. */
async function keep(payload: Payload, id: string, all: readonly Planned[]) {
  const lists = Object.fromEntries(planLists.map((kind) => [kind, [] as PreparedRow[]])) as PlanLists
  let lostDetails = 0
  for (const { kind, row, warnings = [], lost = [] } of all) {
    lists[kind].push(row)
    if (kind === 'leftOut') continue
    if (kind === 'faulty' || warnings.some((one) => one.asked || isNote(one)))
      lists.attention.push({ ...row, outcome: kind })
    if (lost.length > 0) lists.losing.push({ ...row, changes: lost })
    if (warnings.length > 0) lists.noted.push({ ...row, remarks: warnings })
    lostDetails += lost.length
  }
  await writePlan(payload, id, lists)
  const countOf = (kind: keyof PlanLists) => lists[kind].length
  const partsOf = (kind: keyof PlanLists) => Math.ceil(countOf(kind) / rowsPerPart)
  return {
    new: countOf('new'),
    changed: countOf('changed'),
    unchanged: countOf('unchanged'),
    faulty: countOf('faulty'),
    attention: countOf('attention'),
    leftOut: countOf('leftOut'),
    losing: countOf('losing'),
    lost: lostDetails,
    parts: { new: partsOf('new'), changed: partsOf('changed') },
  }
}
