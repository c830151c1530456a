import type Quill from 'quill'
import type { Formats, Switch } from './toolbarItems.ts'

/** Empty if the selection has several. */
export function valueAtCursor(formats: Formats, format: string) {
  const value = formats[format]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function isOn(formats: Formats, item: Switch) {
  const value = formats[item.format]
  if (item.value === 'unchecked') return value === 'unchecked' || value === 'checked'
  return value === item.value
}

const notInCells = new Set(['header', 'blockquote', 'list', 'indent', 'outdent', 'video'])

/** Cells cannot be headings, quotations or list items, nor contain videos. */
export const isAllowedInCell = (formats: Formats, name: string) =>
  formats.table === undefined || !notInCells.has(name)

export function applyChoice(editor: Quill, format: string, value: string) {
  editor.focus()
  const isNumber = format === 'header' && value !== ''
  editor.format(format, value === '' ? false : isNumber ? Number(value) : value, 'user')
}

export function toggleFormat(editor: Quill, item: Switch) {
  editor.focus()
  const formats = editor.getFormat()
  const on = isOn(formats, item)
  editor.format(item.format, on ? false : item.value, 'user')
  // Right-to-left text is aligned right.
  if (item.format === 'direction' && !on && !formats.align) editor.format('align', 'right', 'user')
  if (item.format === 'direction' && on && formats.align === 'right') editor.format('align', false, 'user')
}

export function indent(editor: Quill, step: 1 | -1) {
  editor.focus()
  const now = Number(editor.getFormat().indent ?? 0)
  editor.format('indent', Math.min(8, Math.max(0, now + step)) || false, 'user')
}

/** Removing formats would destroy its cells. */
const includesTable = (editor: Quill, { index, length }: { index: number; length: number }) =>
  editor.getContents(index, length + 1).ops.some(({ attributes }) => attributes?.table !== undefined)

export function clearFormatting(editor: Quill) {
  editor.focus()
  const range = editor.getSelection()
  if (!range) return
  if (range.length > 0 && !includesTable(editor, range))
    return void editor.removeFormat(range.index, range.length, 'user')
  // Without a selection, or in a table, only formats at the cursor and of its line are removed.
  for (const format of Object.keys(editor.getFormat()))
    if (format !== 'table') editor.format(format, false, 'user')
}
