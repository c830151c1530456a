import {
  duplicateKinds,
  type ImportRowKind,
  importRowKinds,
  type ListedRowKind,
  listedRowKinds,
} from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { yieldToRequests } from '../../clock.ts'
import { ownPlaceOf } from '../../collections/Entries/normaliseArea.ts'
import { createTypeCollector, type TypeCollector } from './categoryTypes.ts'
import { type Decision, type DecisionRules, decideRow } from './decideRow.ts'
import { createEmptiedCounter, lostValues } from './emptiedColumns.ts'
import { createRowMatcher } from './matchRows.ts'
import { deleteParts, type PartContents, type PreparedRow, rowsPerPart, writePart } from './parts.ts'
import { planRow, type RowChange, type RowOutcome, warningsOfPhones } from './planRow.ts'
import { createCategoryFinder, createTownFinder } from './proposals.ts'
import { createQuestions, type PreviewQuestion } from './questions.ts'
import { type Columns, type ReadRow, readRow, uuidOf } from './readRow.ts'
import type { RawRow } from './readSpreadsheet.ts'
import type { ImportCounts, ImportRecord } from './records.ts'
import { type RowRemark, remarksIn, rowFaults } from './rowNotes.ts'
import { readRawRows } from './sheets.ts'

export interface ImportPlan {
  counts: ImportCounts
  questions: PreviewQuestion[]
}

/** Works out what each row would do, and keeps it row by row; nothing of the directory is changed. */
export async function planImport(payload: Payload, record: ImportRecord): Promise<ImportPlan> {
  const { id, columns, emptyCells } = record
  await deleteParts(payload, id, [...listedRowKinds, 'warnings', 'notes'])
  const plan = createPlanWriter(payload, id)
  const matcher = await createRowMatcher(payload)
  const emptied = createEmptiedCounter(columns)
  const types = await createTypeCollector(payload)
  const questions = createQuestions(record.questions)
  const rules: Rules = {
    ...{ columns, matcher, questions, types, own: ownPlaceOf(payload) },
    keepsEmptyCells: emptyCells === 'keep',
    isPreview: !record.mode,
    categories: await createCategoryFinder(payload),
    towns: await createTownFinder(payload),
  }
  for await (const raw of readRawRows(payload, record)) {
    await matcher.prepare(raw.flatMap(({ cells }) => uuidOf(cells, columns) ?? []))
    for (const one of raw) {
      const prepared = one.isLeftOut
        ? leftOut(one.row, asTyped(one.cells, columns), [rowFaults.byHand()])
        : planOne(one, rules)
      if (prepared.kind !== 'leftOut') emptied.add(one.cells, prepared.row.changes)
      await plan.add(prepared)
      await yieldToRequests()
    }
  }
  const counts = { ...(await plan.end()), emptied: emptied.found(), ...types.found() }
  return { counts, questions: questions.all() }
}

interface Planned {
  kind: ImportRowKind | 'leftOut'
  row: PreparedRow
  /** Warnings about a valid row. */
  warnings: RowRemark[]
  /** Cells of a valid row that were left out. */
  notes?: RowRemark[]
  /** Values that the row removes from its entry. */
  lost?: RowChange[]
  /** The row would take some if its empty cells were to clear. */
  isSparing?: boolean
}

interface Rules extends DecisionRules {
  types: TypeCollector
}

function planOne(raw: RawRow, rules: Rules): Planned {
  const { matcher, questions, columns } = rules
  const decided = decideRow(raw, rules)
  const { row } = raw
  const { read, match, outcome, cells, outFor } = decided
  const isTaken = raw.isLeftOut === false
  const shown = () => ({ ...asTyped(cells, columns), ...read.fields })
  const faults = outcome.kind === 'faulty' ? outcome.faults : []
  if (outFor.length > 0 && !isTaken) return leftOut(row, shown(), [...outFor, ...faults])
  /** Asks once about each kind of remark; true if an answer leaves the row out. */
  const isAskedOut = (remarks: readonly RowRemark[]) =>
    duplicateKinds.some((kind) => {
      const remark = remarks.find(({ asked }) => asked === kind)
      const name = read.fields.name ?? ''
      return remark && questions.ask(kind, null, { row, name, remark }) === 'rowOut' && !isTaken
    })
  const earlier = matcher.earlierRow(read, match)
  const twice = earlier === undefined ? [] : [rowFaults.twice(earlier)]
  if (outcome.kind === 'faulty' || twice.length > 0) {
    const wrong = [...faults, ...twice]
    if (isAskedOut(twice)) return leftOut(row, shown(), wrong)
    return { kind: 'faulty', row: plannedRow(row, '', shown(), wrong), warnings: [] }
  }
  const isStranger = outcome.kind === 'new' && match.warnings.length === 0
  const alike = isStranger ? matcher.possibleDuplicates(read, match) : []
  if (isAskedOut(alike)) {
    matcher.rememberLeftOut(row, read)
    return leftOut(row, shown(), alike)
  }
  matcher.remember(row, read, match)
  return planGood(row, { ...decided, outcome }, rules, [...match.warnings, ...alike])
}

/** A row that a person or an answer leaves out. */
function leftOut(row: number, fields: ReadRow['fields'], reasons: readonly RowRemark[]): Planned {
  return { kind: 'leftOut', row: plannedRow(row, '', fields, [...new Set(reasons)]), warnings: [] }
}

type Good = Decision & { outcome: Exclude<RowOutcome, { kind: 'faulty' }> }

function planGood(row: number, decided: Good, rules: Rules, alike: readonly RowRemark[]): Planned {
  const { columns, own } = rules
  const { read, match, outcome, cells, keepsEmpty, notes } = decided
  const { category = '' } = outcome.kind === 'new' ? outcome.fields : outcome.whole
  rules.types.add(category, read.categoryType)
  const { id, known: existing } = match
  const fields = outcome.kind === 'unchanged' ? {} : outcome.fields
  const warnings = [...alike, ...read.warnings, ...warningsOfPhones(read, fields), ...notes]
  const remarks =
    fields.category === undefined
      ? warnings
      : [...warnings, ...rules.matcher.newCategory(fields.category, decided.isCategoryOpen)]
  const checked = read.checkedAt !== null && { checkedAt: read.checkedAt }
  const remarksAndNotes = { warnings, notes }
  if (outcome.kind === 'new')
    return {
      kind: 'new',
      row: { ...plannedRow(row, id, fields, remarks), fields, ...checked },
      ...remarksAndNotes,
    }
  const shown = plannedRow(row, id, outcome.whole, remarks)
  const lostIn = (one: RowOutcome) => (one.kind === 'changed' ? lostValues(one.changes, cells, columns) : [])
  const lost = lostIn(outcome)
  const ifCleared = () =>
    planRow(readRow(cells, columns, { own, isUpdate: true }), existing, { keepsForm: read.uuid === null })
  const isSparing = keepsEmpty && lostIn(ifCleared()).length > lost.length
  if (outcome.kind === 'unchanged') return { kind: 'unchanged', row: shown, ...remarksAndNotes, isSparing }
  const updatedAt = existing && { updatedAt: existing.updatedAt }
  const { changes } = outcome
  const changed = { ...shown, fields, changes, ...checked, ...updatedAt }
  return { kind: 'changed', row: changed, ...remarksAndNotes, lost, isSparing }
}

/** Identifies a row that could not be read. */
function asTyped(cells: readonly string[], columns: Columns): ReadRow['fields'] {
  const shown = ['name', 'category', 'street', 'plz', 'city'] as const
  return Object.fromEntries(shown.map((field) => [field, cells[columns.indexOf(field)]?.trim()]))
}

/** A faulty row may be faulty for its length. */
const maxShown = 300

function plannedRow(
  row: number,
  id: string,
  { name, category, street, plz, city }: ReadRow['fields'],
  remarks: RowRemark[],
): PreparedRow {
  const text = (value: string | undefined) => (value ?? '').slice(0, maxShown)
  return {
    row,
    id,
    name: text(name),
    category: text(category),
    street: text(street),
    plz: text(plz),
    city: text(city),
    message: remarksIn('de', remarks),
    ...(remarks.length > 0 && { remarks }),
  }
}

/** The rows by kind, and apart from them what to look at in the good ones. */
function createPlanWriter(payload: Payload, id: string) {
  const writers = {
    new: createPartWriter(payload, id, 'new'),
    changed: createPartWriter(payload, id, 'changed'),
    unchanged: createPartWriter(payload, id, 'unchanged'),
    faulty: createPartWriter(payload, id, 'faulty'),
    leftOut: createPartWriter(payload, id, 'leftOut'),
  }
  const attention = createPartWriter(payload, id, 'attention')
  const losing = createPartWriter(payload, id, 'losing')
  const remarks = createPartWriter(payload, id, 'warnings')
  const notes = createPartWriter(payload, id, 'notes')
  let allLost = 0
  let sparing = 0
  return {
    add: async ({ kind, row, warnings, notes: left = [], lost = [], isSparing = false }: Planned) => {
      await writers[kind].add(row)
      if (kind === 'leftOut') return
      if (kind === 'faulty' || left.length > 0 || warnings.some(({ asked }) => asked))
        await attention.add({ ...row, outcome: kind })
      if (lost.length > 0) await losing.add({ ...row, changes: lost })
      allLost += lost.length
      if (isSparing) sparing++
      if (warnings.length > 0) await remarks.add({ row: row.row, message: remarksIn('de', warnings) })
      for (const { field, de } of left) if (field) await notes.add({ row: row.row, field, message: de })
    },
    end: async (): Promise<ImportCounts> => {
      await remarks.end()
      await notes.end()
      const counts: ImportCounts = {
        ...{ new: 0, changed: 0, unchanged: 0, faulty: 0, leftOut: await writers.leftOut.end() },
        attention: await attention.end(),
        ...{ losing: await losing.end(), lost: allLost, sparing },
      }
      for (const kind of importRowKinds) counts[kind] = await writers[kind].end()
      return counts
    },
  }
}

type WrittenKind = ListedRowKind | 'warnings' | 'notes'

function createPartWriter<K extends WrittenKind>(payload: Payload, id: string, kind: K) {
  let count = 0
  let open: PartContents[K][number][] = []

  async function write(): Promise<void> {
    await writePart(payload, [id, kind, Math.floor((count - 1) / rowsPerPart)], open as PartContents[K])
    open = []
  }

  return {
    add: async (row: PartContents[K][number]) => {
      count++
      open.push(row)
      if (open.length === rowsPerPart) await write()
    },
    /** Answers how many there were. */
    end: async (): Promise<number> => {
      if (open.length > 0) await write()
      return count
    },
  }
}
