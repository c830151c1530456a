import Quill, { Delta } from 'quill'
import { tableId } from 'quill/formats/table.js'
import type Table from 'quill/modules/table.js'

/** Quill's method, by the name of its text. */
const methods = {
  rowAbove: 'insertRowAbove',
  rowBelow: 'insertRowBelow',
  columnLeft: 'insertColumnLeft',
  columnRight: 'insertColumnRight',
  deleteRow: 'deleteRow',
  deleteColumn: 'deleteColumn',
  deleteTable: 'deleteTable',
} as const
type TableChange = keyof typeof methods
export const tableChanges = Object.keys(methods) as TableChange[]

/** Takes the new place of the cursor (absent: the former one), or what to do once the text has the focus again. */
export type WhenDone = (then?: number | (() => void)) => void

export const tableOf = (editor: Quill) => editor.getModule('table') as Table

/** The cursor moves into the new row or column, or beside the deleted one. */
export function changeTable(editor: Quill, change: TableChange) {
  const [, row, cell] = tableOf(editor).getTable()
  if (!cell) return
  const start = cell.table().offset(editor.scroll)
  const column = cell.cellOffset()
  const beside = {
    deleteRow: () => (row.next ?? row.prev)?.children.at(column),
    deleteColumn: () => cell.next ?? cell.prev,
    deleteTable: () => null,
    rowAbove: () => row.prev?.children.at(column),
    rowBelow: () => row.next?.children.at(column),
    columnLeft: () => cell.prev,
    columnRight: () => cell.next,
  }[change]
  const survivor = change.startsWith('delete') ? beside() : null
  tableOf(editor)[methods[change]]()
  const target = survivor ?? (change.startsWith('delete') ? null : beside())
  editor.setSelection(target ? target.offset(editor.scroll) : start, 0, Quill.sources.SILENT)
}

/** Below the line at a position; returns the position of its first cell. */
export function insertTable(editor: Quill, index: number, rows: number, columns: number) {
  const [line, offset] = editor.getLine(index)
  const at = index - offset + (line?.length() ?? 0)
  const change = new Delta().retain(at)
  for (let row = 0; row < rows; row++) change.insert('\n'.repeat(columns), { table: tableId() })
  // An empty line keeps two tables apart, and lets the author continue after a table at the end.
  if (at >= editor.getLength() || editor.getFormat(at).table !== undefined) change.insert('\n')
  editor.updateContents(change, Quill.sources.USER)
  return at
}
