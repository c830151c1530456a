import { yieldToRequests } from '#clock.ts'
import { byteOrderMark, csvRecord, degreesCell } from '#lib/csv/csv.ts'
import { neutraliseFormula, restoreFormula } from '#lib/csv/formulas.ts'
import { writeWorkbook } from '#lib/workbook/writeWorkbook.ts'
import { withoutBarrierfree } from '#shared/barrierfree'
import { dottedDay } from '#shared/closures'
import type { Entry } from '#shared/entry'
import { entryFields, isEntryField } from '#shared/fields/entryFields'
import { type ExportField, exportFields, headerOf } from '#shared/fields/importFields'
import template from './template.json' with { type: 'json' }

const rowsPerPiece = 200

async function* piecesOf(entries: Iterable<Entry>): AsyncGenerator<string[][]> {
  let piece = [exportFields.map(headerOf)]
  for (const entry of entries) {
    if (piece.push(entryCells(entry)) < rowsPerPiece) continue
    yield piece
    piece = []
    await yieldToRequests()
  }
  yield piece
}

export const entryCells = (entry: Entry) =>
  exportFields.map((field) => {
    if (field === 'checkedAt') return entry.checkedAt === null ? '' : dottedDay(entry.checkedAt)
    const value = entry[field]
    if (typeof value === 'boolean') return value ? 'ja' : 'nein'
    if (typeof value !== 'string') return degreesCell(value)
    return field === 'services' ? withoutBarrierfree(value) : value
  })

export async function* exportCsv(entries: Iterable<Entry>): AsyncGenerator<string> {
  yield byteOrderMark
  for await (const piece of piecesOf(entries)) yield piece.map(csvRecord).join('')
}

export const exportXlsx = (entries: Iterable<Entry>) =>
  writeWorkbook([{ ...providers, pieces: textsOf(piecesOf(entries)) }])

/** No program runs a text cell. Only what an import would take for neutralised has to be so. */
async function* textsOf(pieces: AsyncIterable<string[][]>): AsyncGenerator<string[][]> {
  const text = (cell: string) => (restoreFormula(cell) === cell ? cell : neutraliseFormula(cell))
  for await (const piece of pieces) yield piece.map((cells) => cells.map(text))
}

export function templateXlsx(): AsyncIterable<Uint8Array> {
  const hintOf = (field: ExportField) =>
    hints[field] ?? (isEntryField(field) && hints[entryFields[field].kind]) ?? ''
  const example = [exportFields.map(headerOf), exportFields.map((field) => examples[field] ?? '')]
  const about = [template.headings, ...exportFields.map((field) => [headerOf(field), hintOf(field) || ''])]
  return writeWorkbook([
    { ...providers, pieces: [example] },
    { name: template.sheets[1] ?? '', columns: 2, width: 60, pieces: [about] },
  ])
}
const providers = { name: template.sheets[0] ?? '', columns: exportFields.length, width: 22 }
const examples: Readonly<Partial<Record<ExportField, string>>> = template.example
const hints: Readonly<Partial<Record<string, string>>> = template.hints
