import { ownValue } from '@directory/shared/ownValue'
import { videoAddress } from '@directory/shared/pageHtml/addresses'
import type { Op, OpAttributes } from '@directory/shared/pageHtml/ops'
import {
  alignments,
  deepestIndent,
  formatBits,
  type LexicalNode,
  type LexicalState,
  textLooks,
} from './lexicalNode.ts'

/** Converts Lexical's state to a page. */
export function fromLexical({ root }: LexicalState): Op[] {
  const rows = { last: 0 }
  return (root.children ?? []).flatMap((block, i, all) =>
    block.type === 'table'
      ? // Two adjacent tables would become one.
        [...(all[i - 1]?.type === 'table' ? line([], {}) : []), ...linesOfTable(block, rows)]
      : linesOfBlock(block),
  )
}

/** Returns a line for each cell, with breaks between its paragraphs. */
function linesOfTable(table: LexicalNode, rows: { last: number }): Op[] {
  return (table.children ?? []).flatMap((row) => {
    const name = `r${++rows.last}`
    return (row.children ?? []).flatMap((cell) => {
      const blocks = (cell.children ?? []).flatMap(linesOfBlock)
      const ends = blocks.flatMap((op, i) => (op.insert === '\n' ? [i] : []))
      const { align, direction } = blocks[ends[0] ?? -1]?.attributes ?? {}
      const runs = blocks.slice(0, ends.at(-1)).map((op) => (op.insert === '\n' ? softBreak : op))
      const look = { ...(align ? { align } : {}), ...(direction ? { direction } : {}) }
      return [...runs, createOp('\n', { ...look, table: name })]
    })
  })
}

const softBreak: Op = { insert: { softBreak: true } }

const inlineTypes = new Set(['text', 'tab', 'linebreak', 'link', 'autolink', 'inlineBlock'])
const isBlock = ({ type }: LexicalNode) => !inlineTypes.has(type)

/** Returns a block's lines. Blocks within it, which pasting can create, get their own. */
function linesOfBlock(block: LexicalNode): Op[] {
  if (block.type === 'block') return videoOf(block)
  if (block.type === 'list') return linesOfList(block, 0)
  const children = block.children ?? []
  const inner = children.filter(isBlock)
  const content = children.filter((child) => !isBlock(child))
  if (inner.length > 0 && content.length === 0) return inner.flatMap(linesOfBlock)
  return [...line(content, { ...kindOf(block), ...placeOf(block) }), ...inner.flatMap(linesOfBlock)]
}

function linesOfList(list: LexicalNode, level: number): Op[] {
  return (list.children ?? []).flatMap((item) => {
    const children = item.children ?? []
    const lists = children.filter(({ type }) => type === 'list')
    const content = children.filter((child) => !isBlock(child))
    const blocks = children.filter((child) => isBlock(child) && child.type !== 'list')
    const indent = Math.min(level, deepestIndent)
    const place = { ...placeOf({ ...item, indent }), list: kindOfItem(list, item) }
    return [
      ...(content.length > 0 || children.length === 0 ? line(content, place) : []),
      ...blocks.flatMap((block) => line(block.children ?? [], place)),
      ...lists.flatMap((inner) => linesOfList(inner, level + 1)),
    ]
  })
}

function kindOfItem({ listType }: LexicalNode, { checked }: LexicalNode): string {
  if (listType === 'check') return checked ? 'checked' : 'unchecked'
  return listType === 'number' ? 'ordered' : 'bullet'
}

function kindOf({ type, tag }: LexicalNode): OpAttributes {
  if (type === 'heading') return { header: Number(tag?.slice(1)) }
  return type === 'quote' ? { blockquote: true } : {}
}

function placeOf({ format, direction, indent = 0 }: LexicalNode): OpAttributes {
  const isRtl = direction === 'rtl'
  const side: Record<string, string> = { start: '', end: isRtl ? 'left' : 'right', left: isRtl ? 'left' : '' }
  const align = ownValue(side, String(format)) ?? String(format ?? '')
  return {
    ...(alignments.includes(align) && { align }),
    ...(isRtl && { direction }),
    ...(indent > 0 && { indent: Math.min(indent, deepestIndent) }),
  }
}

const line = (content: readonly LexicalNode[], attributes: OpAttributes): Op[] => [
  ...content.flatMap((node) => runsOf(node, {})),
  createOp('\n', attributes),
]

function runsOf(node: LexicalNode, link: OpAttributes): Op[] {
  const { type, children = [], fields = {}, $ = {} } = node
  if (type === 'link' || type === 'autolink') {
    const around = fields.url ? { link: fields.url, ...(fields.newTab === true && { target: '_blank' }) } : {}
    return children.flatMap((child) => runsOf(child, around))
  }
  if (type === 'linebreak') return [createOp({ softBreak: true }, { ...($.look as OpAttributes), ...link })]
  if (type === 'inlineBlock') return pictureOf(fields, link)
  if (typeof node.text !== 'string') return children.flatMap((child) => runsOf(child, link))
  const look = { ...lookOf(node), ...link }
  return node.text
    .split('\n')
    .flatMap((part, i) => [
      ...(i > 0 ? [createOp({ softBreak: true }, look)] : []),
      ...(part === '' ? [] : [createOp(part, look)]),
    ])
}

function lookOf({ format, $ = {} }: LexicalNode): OpAttributes {
  const bits = Number(format ?? 0)
  return {
    ...Object.fromEntries(formatBits.flatMap(([bit, name, value]) => (bits & bit ? [[name, value]] : []))),
    ...Object.fromEntries(textLooks.flatMap((name) => ($[name] ? [[name, $[name]]] : []))),
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Returns the fields filled in; an empty description means there is nothing to describe. */
function pickStrings(fields: Fields, names: readonly string[]): OpAttributes {
  const isGiven = (name: string) =>
    typeof fields[name] === 'string' && (fields[name] !== '' || name === 'alt')
  return Object.fromEntries(names.filter(isGiven).map((name) => [name, fields[name]]))
}

const lookIn = ({ look }: Fields): OpAttributes => (typeof look === 'string' && look ? JSON.parse(look) : {})

/** Returns a picture; nothing without an address. */
function pictureOf(fields: Fields, link: OpAttributes): Op[] {
  if (typeof fields.src !== 'string' || fields.src === '') return []
  const attributes = {
    ...lookIn(fields),
    ...pickStrings(fields, ['alt', 'title', 'width', 'height']),
    ...link,
  }
  return [createOp({ image: fields.src }, attributes)]
}

function videoOf({ fields = {}, format }: LexicalNode): Op[] {
  if (typeof fields.src !== 'string' || fields.src === '') return []
  const { align } = placeOf({ type: 'block', version: 2, format: format ?? '' })
  const attributes = {
    ...lookIn(fields),
    ...(align ? { align } : {}),
    ...pickStrings(fields, ['width', 'height']),
  }
  return [
    createOp(
      { video: isEmbed(fields.src) ? fields.src : (videoAddress(fields.src) ?? fields.src) },
      attributes,
    ),
  ]
}

/** Returns whether an address is already embeddable. */
const isEmbed = (src: string) => /\/(?:embed|video)\//.test(src)

const createOp = (insert: Op['insert'], attributes: OpAttributes): Op =>
  Object.keys(attributes).length > 0 ? { insert, attributes } : { insert }
