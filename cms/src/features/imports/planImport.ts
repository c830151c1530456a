import type { Payload } from 'payload'
import { yieldToRequests } from '#clock.ts'
import { ownPlaceOf } from '#collections/Entries/normaliseLines.ts'
import type { ImportField } from '#shared/fields/importFields'
import { filledIn, planOne, titleOf } from './decideRow.ts'
import { createRowMatcher, indexEntries } from './matchRows.ts'
import { countRows, deleteParts, noCounts, readRawRows, writePart } from './parts.ts'
import { type CategoryFinder, createCategoryFinder, createTownFinder } from './proposals.ts'
import { createQuestions, type Questions, withoutCount } from './questions.ts'
import { type ImportCounts, type ImportRecord, sheetOf } from './records.ts'
import { cellReader } from './rowCells.ts'
import type { PreparedRow, PreviewQuestion } from './rows.ts'
import type { Rules } from './settleNames.ts'
import { looksLikeName } from './understandColumns.ts'

export interface ImportPlan {
  counts: ImportCounts
  questions: PreviewQuestion[]
}

/** Rows planned before other requests get their turn; takes some milliseconds. */
const rowsPerTurn = 25

/** The directory stays unchanged. */
export async function planImport(payload: Payload, record: ImportRecord): Promise<ImportPlan> {
  const rules = await rulesOf(payload, record)
  const questions = createQuestions(rules.answers)
  const missing = new Map<ImportField, number>()
  let [title, above]: (string | undefined)[] = []
  const town = rules.columns.indexOf('city')
  let [counts, step, planned, total, titled] = [noCounts, 0, 0, 0, 0]
  await deleteParts(payload, record.id, 'plan')
  for await (const part of readRawRows(payload, record)) {
    const rows: PreparedRow[] = []
    for (const raw of part) {
      const filled = filledIn(raw.cells)
      const heading = raw.isLeftOut === false ? null : titleOf(filled)
      if (heading !== null) [title, above] = [heading, title]
      // A heading that is the town of the rows below is not their category.
      else if (title !== undefined && raw.cells[town]?.trim() === title) title = above
      const { row, asks } = planOne(Object.assign(raw, { title }), filled, rules)
      rows.push(row)
      for (const ask of asks) questions.note(row, ask)
      const [asked] = asks
      // Rows that are headings or totals do not count.
      const isCounted = filled.length >= Math.min(minFilled, rules.columns.length)
      if (isCounted) total++
      if (isCounted && asked?.kind === 'required' && asked.field && asked.cell === '') {
        missing.set(asked.field, (missing.get(asked.field) ?? 0) + 1)
        if (asked.field === 'category' && title !== undefined) titled++
      }
      if (++planned % rowsPerTurn === 0) await yieldToRequests()
    }
    await writePart(payload, [record.id, 'plan', step++], rows)
    counts = countRows(counts, rows)
  }
  if (record.asks) askColumns(record, rules, questions, { missing, total, titled })
  return { counts, questions: questions.all() }
}

async function rulesOf(payload: Payload, record: ImportRecord): Promise<Rules> {
  const sheet = sheetOf(record).columns
  const [columns, headers] = [sheet.map(({ field }) => field), sheet.map(({ header }) => header)]
  const index = await indexEntries(payload)
  return {
    columns,
    cellsOf: cellReader(columns, headers),
    answers: new Map(record.answers.choices.map(({ question, choice }) => [question, choice])),
    asks: record.asks,
    keepsEmptyCells: record.answers.emptyCells === 'keep',
    own: ownPlaceOf(payload),
    matcher: await createRowMatcher(payload, columns, index),
    categories: await createCategoryFinder(payload),
    towns: createTownFinder(index.byTown),
  }
}

/** Rows that must lack a field before its column is asked for. */
const minMissing = 3
/** Filled cells of a row that is counted as a provider. */
const minFilled = 3
const maxOffered = 12
const maxLooked = 40

/**
 * Asks which column holds a field that most rows lack. A column is proposed only if its cells look like that field. For
 * categories, the headings above the rows and the name of sheet or file are choices, too.
 */
function askColumns(
  record: ImportRecord,
  { categories, towns }: Rules,
  questions: Questions,
  { missing, total, titled }: { missing: ReadonlyMap<ImportField, number>; total: number; titled: number },
) {
  const { columns } = sheetOf(record)
  const points: Partial<Record<ImportField, (cell: string) => number | boolean>> = {
    name: looksLikeName,
    plz: (cell) => /\b\d{5}\b/.test(cell),
    city: (cell) => towns.spelling(cell, '') !== null,
    street: (cell) => /\p{L}.*\d/u.test(cell),
    // Names that only resemble a category rank their column first, but do not get it proposed.
    category: (cell) => (categories.isKnown(cell) ? 1 : categories.proposals(cell)[0]?.isLikely ? 0.1 : 0),
  }
  const free = columns
    .flatMap(({ field, samples }, column) => (field === null ? { column, samples } : []))
    .slice(0, maxLooked)
  for (const [field, count] of missing) {
    const isMissing = count * 2 > total && count >= minMissing
    if (!isMissing && columns.some((one) => one.field === field)) continue
    const pointsOf = (cell: string) => Number(points[field]?.(cell) ?? 0)
    const offered = free
      .map((one) => ({ ...one, points: one.samples.reduce((sum, cell) => sum + pointsOf(cell), 0) }))
      .sort((a, b) => b.points - a.points)
      .slice(0, maxOffered)
    const [best] = offered
    const isLikely = best && best.points * 2 > best.samples.length
    const ofRows = titled * 2 > count ? withoutCount(['above']) : []
    const ofTitle = field === 'category' ? [...ofRows, ...categoryOfTitle(record, categories)] : []
    const ofColumns = offered.map(({ column }) => ({ choice: `column:${column}` as const, count: null }))
    const likely = isLikely ? [...ofColumns, ...ofTitle] : ofTitle
    const options = [...likely, ...(isLikely ? [] : ofColumns), ...withoutCount(['rowOut'])]
    if (options.length > 1) questions.askColumn(field, options, likely[0]?.choice ?? 'rowOut')
  }
}

/** The category named by the sheet, or else by the file: "Apotheken_2026.csv". */
function categoryOfTitle({ fileName, sheets, sheet }: ImportRecord, categories: CategoryFinder) {
  const titles = [sheets[sheet]?.name ?? '', fileName.replace(/\.\w+$/, '')]
  const words = titles.map((title) => title.replace(/[\d_-]+/g, ' ').trim())
  const known = words.flatMap((title) => [title, ...title.split(/\s+/)]).find(categories.isKnown) ?? ''
  const [meant] = known === '' ? [] : categories.proposals(known)
  return meant ? [{ choice: `to:${meant.name}` as const, count: meant.count }] : []
}
