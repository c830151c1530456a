import { linesOf, type Op } from '@directory/shared/pageHtml/ops'

export type TableChange =
  | 'rowAbove'
  | 'rowBelow'
  | 'columnLeft'
  | 'columnRight'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable'

type Row = { name: string; cells: Op[][] }

const lengthOf = (ops: readonly Op[]) =>
  ops.reduce((sum, { insert }) => sum + (typeof insert === 'string' ? insert.length : 1), 0)

/** Returns lines with their line ends as ops, each with its row of the table. */
function linesWithEnds(ops: readonly Op[]): { ops: Op[]; row: string }[] {
  return linesOf(ops).map(({ video, runs, attributes }) => ({
    ops: video === undefined ? [...runs, { insert: '\n', attributes }] : [{ insert: { video }, attributes }],
    row: typeof attributes.table === 'string' ? attributes.table : '',
  }))
}

const emptyCell = (name: string): Op[] => [{ insert: '\n', attributes: { table: name } }]
const rowOf = (name: string, columns: number): Row => ({
  name,
  cells: Array.from({ length: columns }, () => emptyCell(name)),
})

function freeName(ops: readonly Op[]): () => string {
  const names = new Set(ops.map(({ attributes }) => attributes?.table))
  let number = 0
  return () => {
    let name = ''
    do name = `n${++number}`
    while (names.has(name))
    return name
  }
}

/** Inserts a table below the line at a position; `at` is its first cell. */
export function withTable(
  ops: readonly Op[],
  index: number,
  rows: number,
  columns: number,
): { ops: Op[]; at: number } {
  const next = freeName(ops)
  const lines = linesWithEnds(ops)
  let passed = 0
  let line = 0
  while (line < lines.length - 1 && passed + lengthOf(lines[line]?.ops ?? []) <= index)
    passed += lengthOf(lines[line++]?.ops ?? [])
  const before = lines.slice(0, line + 1).flatMap((one) => one.ops)
  const after = lines.slice(line + 1)
  const table = Array.from({ length: rows }, () => rowOf(next(), columns).cells.flat(2)).flat()
  // An empty line keeps two tables apart, and lets the author continue after a table at the end.
  const gap: Op[] = after.length === 0 || after[0]?.row ? [{ insert: '\n' }] : []
  return { ops: [...before, ...table, ...gap, ...after.flatMap((one) => one.ops)], at: lengthOf(before) }
}

/** Changes the table at a position; returns null if there is none. */
export function changedTable(
  ops: readonly Op[],
  index: number,
  action: TableChange,
): { ops: Op[]; at: number } | null {
  const lines = linesWithEnds(ops)
  let passed = 0
  const line = lines.findIndex((one) => {
    passed += lengthOf(one.ops)
    return passed > index
  })
  if (!lines[line]?.row) return null
  let start = line
  while (lines[start - 1]?.row) start--
  let end = line + 1
  while (lines[end]?.row) end++
  const rows: Row[] = []
  let [row, column] = [0, 0]
  for (let at = start; at < end; at++) {
    const { row: name = '', ops: cell = [] } = lines[at] ?? {}
    if (rows.at(-1)?.name !== name) rows.push({ name, cells: [] })
    rows.at(-1)?.cells.push(cell)
    if (at === line) [row, column] = [rows.length - 1, (rows.at(-1)?.cells.length ?? 1) - 1]
  }
  const columns = Math.max(...rows.map(({ cells }) => cells.length))
  for (const { name, cells } of rows) while (cells.length < columns) cells.push(emptyCell(name))
  const name = freeName(ops)()
  if (action === 'rowAbove') rows.splice(row, 0, rowOf(name, columns))
  else if (action === 'rowBelow') rows.splice(++row, 0, rowOf(name, columns))
  else if (action === 'deleteRow') rows.splice(row, 1)
  else if (action === 'deleteTable') rows.splice(0)
  else {
    if (action === 'columnRight') column++
    for (const one of rows)
      if (action === 'deleteColumn') one.cells.splice(column, 1)
      else one.cells.splice(column, 0, emptyCell(one.name))
  }
  const left = rows.filter(({ cells }) => cells.length > 0)
  const before = lines.slice(0, start).flatMap((one) => one.ops)
  const after = lines.slice(end).flatMap((one) => one.ops)
  const cells = left.flatMap((one) => one.cells)
  const [atRow, atColumn] = [
    Math.min(row, left.length - 1),
    Math.min(column, (left[0]?.cells.length ?? 1) - 1),
  ]
  const ahead = cells.slice(0, Math.max(0, atRow * (left[0]?.cells.length ?? 0) + atColumn))
  const all = [...before, ...cells.flat(), ...after]
  return { ops: all.length > 0 ? all : [{ insert: '\n' }], at: lengthOf([...before, ...ahead.flat()]) }
}
