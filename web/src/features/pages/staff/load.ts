import { sourceOf } from '@directory/shared/pageHtml/domSource'
import { readHtml } from '@directory/shared/pageHtml/readHtml'
import { writeHtml } from '@directory/shared/pageHtml/writeHtml'
import type Quill from 'quill/core.js'
import { opsOf, show } from './createEditor.ts'

/** Puts a page into the editor; answers what of it the editor cannot hold. */
export function load(editor: Quill, html: string): string[] {
  const { ops, lost } = readHtml(sourceOf(html))
  show(editor, ops)
  if (lost.length > 0) return lost
  // Reading may be complete and the editor still know better, or the way back lose something.
  const written = writeHtml(opsOf(editor))
  if (written !== writeHtml(ops)) return ['editor']
  const again = readHtml(sourceOf(written)).ops
  return JSON.stringify(again) === JSON.stringify(ops) ? [] : ['html']
}
