import { duplicateKinds, type ImportField } from '@directory/shared/fields/importFields'
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
import { deleteParts, isListed, readRawRows, rowsAtOnce, writePlan } from './parts.ts'
import { type RowOutcome, warningsOfPhones } from './planRow.ts'
import { type CategoryFinder, createCategoryFinder, createTownFinder } from './proposals.ts'
import { type Ask, askOf, createQuestions, type Questions } from './questions.ts'
import { type ImportCounts, type ImportRecord, sheetOf } from './records.ts'
import { type RowRemark, remark } from './remarks.ts'
import { cellsOf } from './rowCells.ts'
import type { Cells, Columns, PreparedRow, PreviewQuestion, RawRow } from './rows.ts'

interface Rules extends DecisionRules {
  columns: Columns
  headers: readonly string[]
}

interface Planned {
  row: PreparedRow
  asks: readonly Ask[]
}

export interface ImportPlan {
  counts: ImportCounts
  questions: PreviewQuestion[]
}

/** Rows planned before other requests get their turn; takes some milliseconds. */
const rowsPerTurn = 10

/** The directory stays unchanged. */
export async function planImport(payload: Payload, record: ImportRecord): Promise<ImportPlan> {
  const rules = await rulesOf(payload, record)
  const questions = createQuestions(rules.answers)
  const counts: ImportCounts = { ...noCounts }
  const missing = new Map<ImportField, number>()
  let [rows, planned, others]: [PreparedRow[], number, number] = [[], 0, 0]
  const store = async () => {
    await writePlan(payload, record.id, planned - rows.length, rows)
    rows = []
  }
  await deleteParts(payload, record.id, 'plan')
  for await (const part of readRawRows(payload, record))
    for (const raw of part) {
      const { row, asks } = planOne(raw, rules)
      rows.push(row)
      for (const list of lists) if (isListed[list](row)) counts[list]++
      counts.lost += row.lost?.length ?? 0
      for (const ask of asks) questions.note(row, ask)
      const [asked] = asks
      // Titles and totals lack everything.
      const filled = raw.cells.filter((cell) => cell.trim() !== '').length
      if (filled < Math.min(minFilled, rules.columns.length)) others++
      else if (asked?.kind === 'required' && asked.field && asked.cell === '')
        missing.set(asked.field, (missing.get(asked.field) ?? 0) + 1)
      if (++planned % rowsPerTurn === 0) await yieldToRequests()
      if (rows.length === rowsAtOnce) await store()
    }
  await store()
  if (record.asks) askColumns(record, rules, questions, { missing, total: planned - others })
  return { counts, questions: questions.all() }
}

const lists = Object.keys(isListed) as (keyof typeof isListed)[]
const noCounts = Object.fromEntries([...lists, 'lost'].map((name) => [name, 0])) as unknown as ImportCounts

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
/** Cells of a row that is about a provider. */
const minFilled = 3
const maxOffered = 12
const maxLooked = 40

/**
 * What most rows lack stands in another column, or in none. Only a column that looks like it is proposed; a list of one
 * kind may say in its name which category it has.
 */
function askColumns(
  record: ImportRecord,
  { categories, towns }: Rules,
  questions: Questions,
  { missing, total }: { missing: ReadonlyMap<ImportField, number>; total: number },
): void {
  const { columns } = sheetOf(record)
  const points: Partial<Record<ImportField, (cell: string) => number | boolean>> = {
    name: (cell) => /\p{L}{3}/u.test(cell) && !/\d|@/.test(cell),
    plz: (cell) => /\b\d{5}\b/.test(cell),
    city: (cell) => towns.spelling(cell, '') !== null,
    street: (cell) => /\p{L}.*\d/u.test(cell),
    // What merely may mean one is offered first, and not proposed.
    category: (cell) => (categories.isKnown(cell) ? 1 : categories.proposals(cell)[0]?.isLikely ? 0.1 : 0),
  }
  const free = columns
    .flatMap(({ field, samples }, column) => (field === null ? { column, samples } : []))
    .slice(0, maxLooked)
  for (const [field, count] of missing) {
    const isMissing = count * 2 > total && count >= minMissing
    if (!isMissing && columns.some((one) => one.field === field)) continue
    const pointsOf = ({ samples }: { samples: string[] }) =>
      samples.reduce((sum, cell) => sum + Number(points[field]?.(cell) ?? 0), 0)
    const offered = free
      .map((one) => ({ ...one, points: pointsOf(one) }))
      .sort((a, b) => b.points - a.points)
      .slice(0, maxOffered)
    const isLikely = (one?: (typeof offered)[number]) => one && one.points * 2 > one.samples.length
    const ofTitle = field === 'category' ? categoryOfTitle(record, categories) : []
    const ofColumns = offered.map(({ column }) => ({ choice: `column:${column}` as const, count: null }))
    const options = isLikely(offered[0]) ? [...ofColumns, ...ofTitle] : [...ofTitle, ...ofColumns]
    const isProposed = ofTitle.length > 0 || isLikely(offered[0])
    questions.askColumn(field, options, (isProposed && options[0]?.choice) || 'rowOut')
  }
}

/** The category that the name of the sheet says, or else that of the file: "Apotheken_2026.csv". */
function categoryOfTitle({ fileName, sheets, sheet }: ImportRecord, categories: CategoryFinder) {
  const titles = [sheets[sheet]?.name ?? '', fileName.replace(/\.\w+$/, '')]
  const words = titles.map((title) => title.replace(/[\d_-]+/g, ' ').trim())
  const known = words.flatMap((title) => [title, ...title.split(/\s+/)]).find(categories.isKnown) ?? ''
  const [meant] = known === '' ? [] : categories.proposals(known)
  return meant ? [{ choice: `to:${meant.name}` as const, count: meant.count }] : []
}

function planOne(raw: RawRow, rules: Rules): Planned {
  const work = workOn(raw, cellsOf(raw.cells, rules.columns, rules.headers))
  if (raw.isLeftOut) return { row: plannedRow(work, 'leftOut', work.cells, [remark('by_hand')]), asks: [] }
  if (!work.isTooWide) settleNames(work, rules)
  return planWork(work, rules)
}

function planWork(work: RowWork, rules: Rules): Planned {
  const { matcher } = rules
  const decided = decideRow(work, rules)
  const { read, match, outcome } = decided
  const faults = outcome.kind === 'faulty' ? outcome.faults : []
  if (isOut(work)) return planBad(work, decided, faults)
  const earlier = matcher.earlierRow(read, match)
  if (outcome.kind === 'faulty' || earlier !== undefined) {
    const twice = earlier === undefined ? [] : [remark('twice', null, { row: earlier }, 'twice')]
    askRequired(work, faults.length > 0 ? decided.faults : twice, rules)
    return planBad(work, decided, [...faults, ...twice])
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
      return planWork(work, rules)
    }
    if (answer === 'rowOut' || answer === 'this' || (answer === undefined && rules.asks))
      work.out.push({ ask, remark: doubt.remark })
  }
  matcher.remember(work.raw.row, read, match, !isOut(work))
  if (isOut(work)) return planBad(work, decided, [])
  const alike = doubts.map((one) => one.remark)
  return planGood(work, { ...decided, outcome }, rules, [...match.warnings, ...alike])
}

const isOut = ({ raw, out }: RowWork) => out.length > 0 && raw.isLeftOut !== false

function planBad(work: RowWork, { read }: Decision, reasons: RowRemark[]): Planned {
  const cells = { ...work.cells, ...read.fields } as Cells
  if (!isOut(work)) return { row: plannedRow(work, 'faulty', cells, reasons), asks: work.asks }
  const remarks = [...new Set([...work.out.map(({ remark }) => remark), ...reasons])]
  // What leaves a row out is all that it asks.
  return { row: plannedRow(work, 'leftOut', cells, remarks), asks: work.out.map(({ ask }) => ask) }
}

type Good = Decision & { outcome: Exclude<RowOutcome, { kind: 'faulty' }> }

function planGood(
  work: RowWork,
  { read, match, outcome }: Good,
  { categories, answers }: Rules,
  alike: readonly RowRemark[],
): Planned {
  const { asks } = work
  const whole = outcome.kind === 'new' ? outcome.fields : outcome.whole
  const fields = outcome.kind === 'unchanged' ? {} : outcome.fields
  const remarks = [...alike, ...read.warnings, ...warningsOfPhones(read, fields), ...work.notes]
  if (fields.category !== undefined && !categories.isKnown(fields.category)) {
    const asked = asks.some(({ id, kind }) => kind === 'category' && !answers.has(id))
      ? 'category'
      : undefined
    remarks.push(remark('new_category', 'category', { name: fields.category }, asked))
  }
  const row = { ...plannedRow(work, outcome.kind, whole as Cells, remarks), id: match.id }
  const { checkedAt } = read
  if (outcome.kind === 'unchanged') return { row, asks }
  if (outcome.kind === 'new') return { row: { ...row, fields, checkedAt }, asks }
  const { changes } = outcome
  const lost = lostValues(changes, work.cells)
  return { row: { ...row, fields, changes, lost, checkedAt, updatedAt: match.known?.updatedAt }, asks }
}

/** A faulty row may be faulty for its length. */
const maxShown = 300
const shown = (text = '') => text.trim().slice(0, maxShown)

const plannedRow = (
  { raw: { row } }: RowWork,
  kind: PreparedRow['kind'],
  { name, category, street, plz, city }: Cells,
  remarks: RowRemark[],
): PreparedRow => ({
  ...{ row, kind, id: '', remarks, name: shown(name), category: shown(category) },
  ...{ street: shown(street), plz: shown(plz), city: shown(city) },
})
