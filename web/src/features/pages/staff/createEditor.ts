import Quill, { Delta, type Range } from 'quill/core.js'
import 'quill/dist/quill.core.css'
import './blots.ts'
import { sourceOfNode } from '@directory/shared/pageHtml/domSource'
import type { Op } from '@directory/shared/pageHtml/ops'
import { type LeftOut, leftOut } from './leftOut.ts'
import { simplifyTables } from './pastedTables.ts'

interface Options {
  label: string
  describedBy: string
  onPictures: (files: File[], place: Range) => void
  /** Called if parts of a paste could not be inserted. */
  onLeftOut: (kinds: LeftOut[]) => void
}

/** Disabled key bindings: Tab leaves the editor, as it leaves any other field. */
const withoutTab = { indent: null, outdent: null, tab: null, 'remove tab': null, 'table tab': null }

export function createEditor(
  host: HTMLElement,
  { label, describedBy, onPictures, onLeftOut }: Options,
): Quill {
  const root = document.createElement('div')
  host.replaceChildren(root)
  const editor = new Quill(root, {
    modules: {
      table: true,
      history: { delay: 1000, maxStack: 100, userOnly: true },
      keyboard: {
        bindings: { ...withoutTab, softBreak: { key: 'Enter', shiftKey: true, handler: breakLine } },
      },
      uploader: {
        mimetypes: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'],
        handler: (place: Range, files: File[]) => onPictures(files, place),
      },
    },
  })
  takePastes(editor, onLeftOut)
  const text = editor.root
  for (const [name, value] of Object.entries({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': describedBy,
    lang: 'de',
    spellcheck: 'true',
  }))
    text.setAttribute(name, value)
  return editor
}

/** Prepares pasted content before the editor inserts it. */
function takePastes(editor: Quill, onLeftOut: Options['onLeftOut']): void {
  const clipboard = editor.clipboard as unknown as { normalizeHTML(doc: Document): void }
  const normalise = clipboard.normalizeHTML.bind(clipboard)
  clipboard.normalizeHTML = (doc) => {
    normalise(doc)
    const kinds = leftOut([...doc.body.childNodes].flatMap(sourceOfNode))
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

function breakLine(this: { quill: Quill }, { index, length }: Range): boolean {
  const change = new Delta().retain(index).delete(length).insert({ softBreak: true })
  this.quill.updateContents(change, 'user')
  this.quill.setSelection(index + 1, 0, 'silent')
  return false
}

export const opsOf = (editor: Quill): Op[] => editor.getContents().ops as Op[]

export function show(editor: Quill, ops: readonly Op[]): void {
  editor.setContents(new Delta(ops as never), 'silent')
  editor.history.clear()
}
