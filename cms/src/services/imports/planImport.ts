import type { ImportRowKind } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { createRowMatcher, type RowMatcher } from './matchRows.ts'
import { deleteParts, type PlannedRow, readParts, rowsPerPart, writePart } from './parts.ts'
import { noteOfPhones, planRow } from './planRow.ts'
import { type Columns, type ReadRow, RowFault, readRow, uuidOf } from './readRow.ts'
import type { RawRow } from './readSpreadsheet.ts'
import type { Counts, ImportRecord } from './records.ts'

/** Works out what each row would do, and keeps it row by row; nothing of the directory is changed. */
export async function planImport(payload: Payload, { id, columns }: ImportRecord): Promise<Counts> {
  await deleteParts(payload, id, ['new', 'changed', 'unchanged', 'faulty'])
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

function planOne(matcher: RowMatcher, raw: RawRow, columns: Columns): [ImportRowKind, PlannedRow] {
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
    const notes = [
      match.note,
      isStranger ? matcher.noteOfTwins(read) : '',
      noteOfPhones(read),
      isNamed ? matcher.noteOfCategory(outcome.fields.category) : '',
    ]
    const note = notes.filter((one) => one !== '').join(' ')
    if (outcome.kind === 'new') return ['new', plannedRow(row, id, outcome.fields, note, outcome.fields)]
    const shown = plannedRow(row, id, outcome.whole, note)
    if (outcome.kind === 'unchanged') return ['unchanged', shown]
    const { fields, changes } = outcome
    return [
      'changed',
      { ...shown, fields, changes, ...(match.known && { updatedAt: match.known.updatedAt }) },
    ]
  } catch (error) {
    if (!(error instanceof RowFault)) throw error
    return ['faulty', plannedRow(row, '', read?.fields ?? asTyped(cells, columns), error.message)]
  }
}

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

function createPlanWriter(payload: Payload, id: string) {
  const counts: Counts = { new: 0, changed: 0, unchanged: 0, faulty: 0 }
  const open: Record<ImportRowKind, PlannedRow[]> = { new: [], changed: [], unchanged: [], faulty: [] }

  async function write(kind: ImportRowKind): Promise<void> {
    const index = Math.floor((counts[kind] - 1) / rowsPerPart)
    await writePart(payload, [id, kind, index], open[kind])
    open[kind] = []
  }

  return {
    add: async (kind: ImportRowKind, row: PlannedRow) => {
      counts[kind]++
      open[kind].push(row)
      if (open[kind].length === rowsPerPart) await write(kind)
    },
    end: async () => {
      for (const kind of Object.keys(open) as ImportRowKind[]) if (open[kind].length > 0) await write(kind)
      return counts
    },
  }
}
