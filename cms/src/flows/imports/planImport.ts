import {
  type EmptyCells,
  type ImportRowKind,
  importRowKinds,
  type ListedRowKind,
  listedRowKinds,
} from '@directory/shared/importFields'
import type { AreaContext } from '@directory/shared/typedServiceArea'
import type { Payload } from 'payload'
import { ownPlaceOf } from '../../nouns/entries/normaliseArea.ts'
import { createTypeCollector, type TypeCollector } from './categoryTypes.ts'
import { createEmptiedCounter, lostBy } from './emptiedColumns.ts'
import { createRowMatcher, type RowMatcher } from './matchRows.ts'
import {
  deleteParts,
  type PartContents,
  type PreparedRow,
  readParts,
  rowsPerPart,
  writePart,
} from './parts.ts'
import { planRow, type RowChange, type RowOutcome, warningsOfPhones } from './planRow.ts'
import { type Columns, type ReadRow, readRow, uuidOf } from './readRow.ts'
import type { RawRow } from './readSpreadsheet.ts'
import type { ImportCounts, ImportRecord } from './records.ts'
import { faults, germanOf, type RowRemark } from './rowNotes.ts'

/** Works out what each row would do, and keeps it row by row; nothing of the directory is changed. */
export async function planImport(
  payload: Payload,
  { id, columns, emptyCells }: ImportRecord,
): Promise<ImportCounts> {
  await deleteParts(payload, id, [...listedRowKinds, 'warnings'])
  const plan = createPlanWriter(payload, id)
  const matcher = await createRowMatcher(payload)
  const emptied = createEmptiedCounter(columns)
  const types = await createTypeCollector(payload)
  const rules = { columns, emptyCells, types, own: ownPlaceOf(payload) }
  for await (const raw of readParts(payload, id, 'rows')) {
    await matcher.prepare(raw.flatMap(({ cells }) => uuidOf(cells, columns) ?? []))
    for (const one of raw) {
      if (one.isLeftOut) await plan.leaveOut(plannedRow(one.row, '', asTyped(one.cells, columns), []))
      else {
        const prepared = planOne(matcher, one, rules)
        emptied.add(one.cells, prepared.row.changes)
        await plan.add(prepared)
      }
      await new Promise(setImmediate)
    }
  }
  return { ...(await plan.end()), emptied: emptied.found(), ...types.found() }
}

interface Planned {
  kind: ImportRowKind
  row: PreparedRow
  /** Warnings about a valid row. */
  warnings: RowRemark[]
  /** Values that the row removes from its entry. */
  lost?: RowChange[]
  /** The row would take some if its empty cells were to clear. */
  isSparing?: boolean
}

interface Rules {
  columns: Columns
  emptyCells: EmptyCells
  types: TypeCollector
  own: AreaContext
}

function planOne(matcher: RowMatcher, { row, cells }: RawRow, rules: Rules): Planned {
  const { columns, emptyCells, own } = rules
  const asNew = readRow(cells, columns, { own })
  const match = matcher.match(asNew)
  const { known } = match
  const isNamed = asNew.uuid !== null
  const keepsEmpty = known !== null && !isNamed && emptyCells === 'keep'
  const read = known ? readRow(cells, columns, { own, keepsEmpty, isUpdate: true }) : asNew
  const options = { doubts: match.faults, keepsForm: !isNamed }
  const outcome = planRow(read, known, options)
  const lostIn = (one: RowOutcome) => (one.kind === 'changed' ? lostBy(one.changes, cells, columns) : [])
  const earlier = matcher.earlierRow(read, match)
  const wrong = [
    ...(outcome.kind === 'faulty' ? outcome.faults : []),
    ...(earlier === undefined ? [] : [faults.twice(earlier)]),
  ]
  if (outcome.kind === 'faulty' || wrong.length > 0) {
    const shown = { ...asTyped(cells, columns), ...read.fields }
    return { kind: 'faulty', row: plannedRow(row, '', shown, wrong), warnings: [] }
  }
  matcher.remember(row, read, match)
  const { category = '' } = outcome.kind === 'new' ? outcome.fields : outcome.whole
  rules.types.add(category, read.categoryType)
  const { id } = match
  const fields = outcome.kind === 'unchanged' ? {} : outcome.fields
  const isStranger = outcome.kind === 'new' && match.warnings.length === 0
  const warnings = [
    ...match.warnings,
    ...(isStranger ? matcher.twinsElsewhere(read) : []),
    ...read.warnings,
    ...warningsOfPhones(read, fields),
  ]
  const remarks =
    fields.category === undefined ? warnings : [...warnings, ...matcher.newCategory(fields.category)]
  const checked = read.checkedAt !== null && { checkedAt: read.checkedAt }
  if (outcome.kind === 'new')
    return { kind: 'new', row: { ...plannedRow(row, id, fields, remarks), fields, ...checked }, warnings }
  const shown = plannedRow(row, id, outcome.whole, remarks)
  const lost = lostIn(outcome)
  const ifCleared = () => planRow(readRow(cells, columns, { own, isUpdate: true }), known, options)
  const isSparing = keepsEmpty && lostIn(ifCleared()).length > lost.length
  if (outcome.kind === 'unchanged') return { kind: 'unchanged', row: shown, warnings, isSparing }
  const updatedAt = known && { updatedAt: known.updatedAt }
  const { changes } = outcome
  const changed = { ...shown, fields, changes, ...checked, ...updatedAt }
  return { kind: 'changed', row: changed, warnings, lost, isSparing }
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
    message: germanOf(remarks),
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
  }
  const leftOut = createPartWriter(payload, id, 'leftOut')
  const losing = createPartWriter(payload, id, 'losing')
  const notes = createPartWriter(payload, id, 'warnings')
  let allLost = 0
  let sparing = 0
  return {
    add: async ({ kind, row, warnings, lost = [], isSparing = false }: Planned) => {
      await writers[kind].add(row)
      if (lost.length > 0) await losing.add({ ...row, changes: lost })
      allLost += lost.length
      if (isSparing) sparing++
      if (warnings.length > 0) await notes.add({ row: row.row, message: germanOf(warnings) })
    },
    leaveOut: (row: PreparedRow) => leftOut.add(row),
    end: async (): Promise<ImportCounts> => {
      await notes.end()
      const counts: ImportCounts = {
        ...{ new: 0, changed: 0, unchanged: 0, faulty: 0, leftOut: await leftOut.end() },
        ...{ losing: await losing.end(), lost: allLost, sparing },
      }
      for (const kind of importRowKinds) counts[kind] = await writers[kind].end()
      return counts
    },
  }
}

type WrittenKind = ListedRowKind | 'warnings'

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
