import { ownValue } from '#shared/ownValue'
import type { Op, OpAttributes } from '#shared/pageHtml/ops'
import { alignments, deepestIndent, formatBits, type LexicalNode, type LexicalState } from './lexicalNode.ts'

export const fromLexical = ({ root }: LexicalState): Op[] => (root.children ?? []).flatMap(linesOfBlock)

const inlineTypes = new Set(['text', 'tab', 'linebreak', 'link', 'autolink'])
const isBlock = ({ type }: LexicalNode) => !inlineTypes.has(type)

/** A block inside a block, which pasting can create, becomes lines of its own. */
function linesOfBlock(block: LexicalNode): Op[] {
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
    const place = { ...placeOf({ ...item, indent }), list: list.listType === 'number' ? 'ordered' : 'bullet' }
    return [
      ...(content.length > 0 || children.length === 0 ? line(content, place) : []),
      ...blocks.flatMap((block) => line(block.children ?? [], place)),
      ...lists.flatMap((inner) => linesOfList(inner, level + 1)),
    ]
  })
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
  if (typeof node.text !== 'string') return children.flatMap((child) => runsOf(child, link))
  const look = { ...lookOf(node), ...link }
  return node.text
    .split('\n')
    .flatMap((part, i) => [
      ...(i > 0 ? [createOp({ softBreak: true }, look)] : []),
      ...(part === '' ? [] : [createOp(part, look)]),
    ])
}

const lookOf = ({ format }: LexicalNode): OpAttributes =>
  Object.fromEntries(
    formatBits.flatMap(([bit, name, value]) => (Number(format ?? 0) & bit ? [[name, value]] : [])),
  )

const createOp = (insert: Op['insert'], attributes: OpAttributes): Op =>
  Object.keys(attributes).length > 0 ? { insert, attributes } : { insert }
