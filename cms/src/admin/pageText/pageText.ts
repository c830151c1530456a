import { readHtml } from '@directory/shared/pageHtml/readHtml'
import type { Source } from '@directory/shared/pageHtml/source'
import { writeHtml } from '@directory/shared/pageHtml/writeHtml'
import { fromLexical } from './fromLexical.ts'
import type { LexicalNode, LexicalState } from './lexicalNode.ts'
import { toLexical } from './toLexical.ts'

export interface PageText {
  /** Null where Lexical cannot carry all that the page holds. */
  state: LexicalState | null
  /** The HTML that Lexical's text yields while it is unchanged. */
  written: string
}

/** A page for Lexical, from its HTML as a browser reads it. */
export function pageText(source: readonly Source[]): PageText {
  const { ops, lost } = readHtml(source)
  const written = writeHtml(ops)
  const state = toLexical(ops)
  return { state: lost.length === 0 && htmlOf(state) === written ? state : null, written }
}

export const htmlOf = (state: LexicalState): string => writeHtml(fromLexical(state))

/** Only the pictures and videos, for which the server prepares their fields; the text need not travel there. */
export const blocksOf = ({ root }: LexicalState): LexicalState => ({
  root: { ...root, children: blocksIn(root) },
})

const blocksIn = ({ children = [] }: LexicalNode): LexicalNode[] =>
  children.flatMap((node) => (node.type === 'block' || node.type === 'inlineBlock' ? [node] : blocksIn(node)))
