import { readHtml } from '#shared/pageHtml/readHtml'
import type { Source } from '#shared/pageHtml/source'
import { writeHtml } from '#shared/pageHtml/writeHtml'
import { fromLexical } from './fromLexical.ts'
import type { LexicalState } from './lexicalNode.ts'
import { toLexical } from './toLexical.ts'

export interface PageText {
  /** Null if Lexical would lose something of the page. */
  state: LexicalState | null
  /** The page's HTML as we write it; unchanged, Lexical's text gives the same. */
  written: string
}

/** @param source HTML as parsed by a browser */
export function pageText(source: readonly Source[]): PageText {
  const { ops, lost } = readHtml(source)
  const written = writeHtml(ops)
  const state = toLexical(ops)
  return { state: lost.length === 0 && htmlOf(state) === written ? state : null, written }
}

export const htmlOf = (state: LexicalState) => writeHtml(fromLexical(state))
