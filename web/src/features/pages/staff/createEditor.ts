import 'quill/dist/quill.core.css'
import Quill, { Delta, type Range } from 'quill'
import { sourceOfNode } from '#shared/pageHtml/domSource'
import type { Op } from '#shared/pageHtml/ops'
import { readHtml } from '#shared/pageHtml/readHtml'
import { writeHtml } from '#shared/pageHtml/writeHtml'
import { formats } from './blots.ts'
import { isOutOfReach, type LeftOut, leftOut } from './leftOut.ts'
import { tableOf } from './tableChanges.ts'
import { ownColours } from './toolbarItems.ts'

interface Options {
  label: string
  onPictures: (files: File[], place: Range) => void
  onLeftOut: (kinds: LeftOut[]) => void
}

/** Tab leaves the editor, as it leaves any other field, except in tables. */
const withoutTab = { indent: null, outdent: null, tab: null, 'remove tab': null }

export function createEditor(host: HTMLElement, { label, onPictures, onLeftOut }: Options) {
  const root = document.createElement('div')
  host.replaceChildren(root)
  const editor = new Quill(root, {
    formats,
    modules: {
      table: true,
      history: { delay: 1000, maxStack: 100, userOnly: true },
      keyboard: {
        bindings: {
          ...withoutTab,
          'table tab': { key: 'Tab', shiftKey: null, format: ['table'], handler: moveInTable },
          softBreak: { key: 'Enter', shiftKey: true, handler: breakLine },
        },
      },
      uploader: {
        mimetypes: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'],
        handler: (place: Range, files: File[]) => onPictures(files, place),
      },
    },
  })
  takePastes(editor, onLeftOut)
  const text = editor.root
  text.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') isLeaving.add(editor)
    else if (key !== 'Tab' && key !== 'Shift') isLeaving.delete(editor)
  })
  text.addEventListener('focus', () => isLeaving.delete(editor))
  for (const [name, value] of Object.entries({
    id: 'page-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': 'page-text-hint',
    lang: 'de',
    spellcheck: 'true',
  }))
    text.setAttribute(name, value)
  return editor
}

function takePastes(editor: Quill, onLeftOut: Options['onLeftOut']) {
  const clipboard = editor.clipboard as unknown as { normalizeHTML(doc: Document): void }
  const normalise = clipboard.normalizeHTML.bind(clipboard)
  clipboard.normalizeHTML = (doc) => {
    normalise(doc)
    const kinds = leftOut([...doc.body.childNodes].flatMap(sourceOfNode))
    dropForeignLook(doc)
    simplifyTables(doc)
    const { index } = editor.getSelection() ?? editor.selection.savedRange
    const isBehindTable = index > 0 && editor.getFormat(index - 1, 1).table !== undefined
    // A table right after another one would become part of it.
    if (
      isBehindTable &&
      doc.body.firstElementChild?.tagName === 'TABLE' &&
      editor.getFormat(index).table === undefined
    )
      doc.body.prepend(Object.assign(doc.createElement('p'), { innerHTML: '<br>' }))
    if (kinds.length > 0) onLeftOut(kinds)
  }
}

function dropForeignLook(doc: Document) {
  for (const picture of [...doc.images]) if (isOutOfReach(picture.getAttribute('src') ?? '')) picture.remove()
  for (const { style } of doc.querySelectorAll<HTMLElement>('[style]'))
    for (const name of ['color', 'backgroundColor'] as const)
      if (!ownColours[name].has(style[name])) style[name] = ''
}

/** Editors in which Escape was the last key: the next Tab leaves them, also from a table. */
const isLeaving = new WeakSet<Quill>()

/** Beyond the last cell is a new row, before the first one the tools. */
function moveInTable(
  this: { quill: Quill },
  _range: Range,
  { event, line }: { event: KeyboardEvent; line: { offset(root: unknown): number; length(): number } },
) {
  const { quill } = this
  if (isLeaving.has(quill)) return true
  const start = line.offset(quill.scroll)
  const next = event.shiftKey ? start - 1 : start + line.length()
  const isInText = next >= 0 && next < quill.getLength()
  const isCell = isInText && quill.getFormat(next).table !== undefined
  if (isCell) quill.setSelection(next, 0, 'user')
  else if (event.shiftKey) return true
  else {
    tableOf(quill).insertRowBelow()
    quill.setSelection(next, 0, 'user')
  }
  return false
}

function breakLine(this: { quill: Quill }, { index, length }: Range) {
  const change = new Delta().retain(index).delete(length).insert({ softBreak: true })
  this.quill.updateContents(change, 'user')
  this.quill.setSelection(index + 1, 0, 'silent')
  return false
}

export const opsOf = (editor: Quill) => editor.getContents().ops as Op[]

export function show(editor: Quill, ops: readonly Op[]) {
  editor.setContents(new Delta([...ops]), 'silent')
  editor.history.clear()
}

/** To a form that Quill's clipboard understands. */
function simplifyTables(doc: Document) {
  for (const table of [...doc.querySelectorAll('table')]) {
    if (table.parentElement?.closest('table')) continue
    const made = doc.createElement('template')
    made.innerHTML = writeHtml(readHtml(sourceOfNode(table)).ops)
    for (const head of made.content.querySelectorAll('th')) {
      const cell = doc.createElement('td')
      cell.append(...head.childNodes)
      head.replaceWith(cell)
    }
    // Quill's clipboard ends a cell at a `br`.
    for (const br of made.content.querySelectorAll('td br')) {
      if (br.parentElement?.tagName === 'TD' && br.parentElement.childNodes.length === 1) continue
      const softBreak = doc.createElement('span')
      softBreak.className = 'ql-soft-break'
      br.replaceWith(softBreak)
    }
    table.replaceWith(made.content)
  }
}
