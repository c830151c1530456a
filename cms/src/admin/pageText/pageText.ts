import { readHtml } from '@directory/shared/pageHtml/readHtml'
import type { Source } from '@directory/shared/pageHtml/source'
import { writeHtml } from '@directory/shared/pageHtml/writeHtml'
import { fromLexical } from './fromLexical.ts'
import type { LexicalNode, LexicalState } from './lexicalNode.ts'
import { toLexical } from './toLexical.ts'

export interface PageText {
  /** Null if Lexical cannot represent everything on the page. */
  state: LexicalState | null
  /** HTML made from Lexical's text while it is unchanged. */
  written: string
}

/** Converts a page for Lexical, from its HTML as parsed by a browser. */
export function pageText(source: readonly Source[]): PageText {
  const { ops, lost } = readHtml(source)
  const written = writeHtml(ops)
  const state = toLexical(ops)
  return { state: lost.length === 0 && htmlOf(state) === written ? state : null, written }
}

export const htmlOf = (state: LexicalState): string => writeHtml(fromLexical(state))

/** Returns only pictures and videos, whose fields the server prepares; the text is not sent there. */
export const blocksOf = ({ root }: LexicalState): LexicalState => ({
  root: { ...root, children: blocksIn(root) },
})

const blocksIn = ({ children = [] }: LexicalNode): LexicalNode[] =>
  children.flatMap((node) => (node.type === 'block' || node.type === 'inlineBlock' ? [node] : blocksIn(node)))
