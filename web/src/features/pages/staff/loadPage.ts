import { sourceOf } from '@directory/shared/pageHtml/domSource'
import { readHtml } from '@directory/shared/pageHtml/readHtml'
import { writeHtml } from '@directory/shared/pageHtml/writeHtml'
import type Quill from 'quill/core.js'
import { opsOf, show } from './createEditor.ts'

/** Loads a page into the editor; returns what the editor cannot represent. */
export function loadPage(editor: Quill, html: string): string[] {
  const { ops, lost } = readHtml(sourceOf(html))
  show(editor, ops)
  if (lost.length > 0) return lost
  // Even if everything was read, writing it again may lose something.
  const written = writeHtml(opsOf(editor))
  if (written !== writeHtml(ops)) return ['editor']
  const again = readHtml(sourceOf(written)).ops
  return JSON.stringify(again) === JSON.stringify(ops) ? [] : ['html']
}
