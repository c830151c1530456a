/** A node as Lexical stores it; of its many kinds only what matters here. */
export interface LexicalNode {
  type: string
  version: number
  children?: LexicalNode[]
  /** Alignment of a block; of text, bits. */
  format?: string | number
  direction?: 'ltr' | 'rtl' | null
  indent?: number
  tag?: string
  text?: string
  listType?: string
  checked?: boolean
  /** For links, pictures and videos. */
  fields?: Record<string, unknown>
  /** Lexical keeps these properties of a node without interpreting them. */
  $?: Record<string, unknown>
  [more: string]: unknown
}

export interface LexicalState {
  root: LexicalNode
}

/** Lexical's bits, and what the page calls them. */
export const formatBits = [
  [1, 'bold', true],
  [2, 'italic', true],
  [4, 'strike', true],
  [8, 'underline', true],
  [32, 'script', 'sub'],
  [64, 'script', 'super'],
] as const

/** Kept at text as states of the node, under these names. */
export const textLooks = ['size', 'color', 'background'] as const

export const listTypes: Readonly<Record<string, string>> = {
  ordered: 'number',
  bullet: 'bullet',
  checked: 'check',
  unchecked: 'check',
}

export const alignments = ['left', 'center', 'right', 'justify']

/** Further than this no line stands in. */
export const deepestIndent = 8
