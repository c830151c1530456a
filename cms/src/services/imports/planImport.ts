import { type ImportRowKind, importRowKinds } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { createRowMatcher, type RowMatcher } from './matchRows.ts'
import {
  deleteParts,
  type PartContents,
  type PlannedRow,
  readParts,
  rowsPerPart,
  writePart,
} from './parts.ts'
import { noteOfPhones, planRow } from './planRow.ts'
import { type Columns, type ReadRow, RowFault, readRow, uuidOf } from './readRow.ts'
import type { RawRow } from './readSpreadsheet.ts'
import type { Counts, ImportRecord } from './records.ts'

/** Works out what each row would do, and keeps it row by row; nothing of the directory is changed. */
export async function planImport(payload: Payload, { id, columns }: ImportRecord): Promise<Counts> {
  await deleteParts(payload, id, [...importRowKinds, 'warnings'])
  const plan = createPlanWriter(payload, id)
  const matcher = await createRowMatcher(payload)
  for await (const raw of readParts(payload, id, 'rows')) {
    await matcher.prepare(raw.flatMap(({ cells }) => uuidOf(cells, columns) ?? []))
    for (const one of raw) {
      await plan.add(...planOne(matcher, one, columns))
      await new Promise(setImmediate)
    }
  }
  return plan.end()
}

/** The last is what to look at in a good row, or `""`. */
function planOne(matcher: RowMatcher, raw: RawRow, columns: Columns): [ImportRowKind, PlannedRow, string] {
  const { row, cells } = raw
  let read: ReadRow | undefined
  try {
    read = readRow(cells, columns)
    const match = matcher.match(read)
    const outcome = planRow(read, match.known)
    matcher.once(row, read, match)
    const { id } = match
    const isNamed = outcome.kind !== 'unchanged' && outcome.fields.category !== undefined
    const isStranger = outcome.kind === 'new' && match.note === ''
    const warning = joined(match.note, isStranger ? matcher.noteOfTwins(read) : '', noteOfPhones(read))
    const note = joined(warning, isNamed ? matcher.noteOfCategory(outcome.fields.category) : '')
    if (outcome.kind === 'new')
      return ['new', plannedRow(row, id, outcome.fields, note, outcome.fields), warning]
    const shown = plannedRow(row, id, outcome.whole, note)
    if (outcome.kind === 'unchanged') return ['unchanged', shown, warning]
    const { fields, changes } = outcome
    const updatedAt = match.known && { updatedAt: match.known.updatedAt }
    return ['changed', { ...shown, fields, changes, ...updatedAt }, warning]
  } catch (error) {
    if (!(error instanceof RowFault)) throw error
    return ['faulty', plannedRow(row, '', read?.fields ?? asTyped(cells, columns), error.message), '']
  }
}

const joined = (...notes: string[]) => notes.filter((note) => note !== '').join(' ')

/** So that a row can be recognised that could not be read. */
function asTyped(cells: readonly string[], columns: Columns): ReadRow['fields'] {
  const shown = ['name', 'category', 'street', 'plz', 'city'] as const
  return Object.fromEntries(shown.map((field) => [field, cells[columns.indexOf(field)]?.trim()]))
}

/** A faulty row may be faulty for its length. */
const mostShown = 300

function plannedRow(
  row: number,
  id: string,
  { name, category, street, plz, city }: ReadRow['fields'],
  message: string,
  fields?: ReadRow['fields'],
): PlannedRow {
  const text = (value: string | undefined) => (value ?? '').slice(0, mostShown)
  return {
    row,
    id,
    name: text(name),
    category: text(category),
    street: text(street),
    plz: text(plz),
    city: text(city),
    message,
    ...(fields && { fields }),
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
  const warnings = createPartWriter(payload, id, 'warnings')
  return {
    add: async (kind: ImportRowKind, planned: PlannedRow, warning: string) => {
      await writers[kind].add(planned)
      if (warning !== '') await warnings.add({ row: planned.row, message: warning })
    },
    end: async (): Promise<Counts> => {
      await warnings.end()
      const counts: Counts = { new: 0, changed: 0, unchanged: 0, faulty: 0 }
      for (const kind of importRowKinds) counts[kind] = await writers[kind].end()
      return counts
    },
  }
}

function createPartWriter<K extends ImportRowKind | 'warnings'>(payload: Payload, id: string, kind: K) {
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
