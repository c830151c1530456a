/** With only the properties used here. */
export interface LexicalNode {
  type: string
  version: number
  children?: LexicalNode[]
  /** Alignment of a block; format bits of text. */
  format?: string | number
  direction?: 'ltr' | 'rtl' | null
  indent?: number
  tag?: string
  text?: string
  listType?: string
  fields?: Record<string, unknown>
  /** Lexical keeps these properties without interpreting them. */
  $?: Record<string, unknown>
  [more: string]: unknown
}

export interface LexicalState {
  root: LexicalNode
}

/** Lexical's format bits, with the page's names and values. */
export const formatBits = [
  [1, 'bold', true],
  [2, 'italic', true],
  [4, 'strike', true],
  [8, 'underline', true],
  [32, 'script', 'sub'],
  [64, 'script', 'super'],
] as const

export const alignments = ['left', 'center', 'right', 'justify']

export const deepestIndent = 8
