import { ownValue } from '@directory/shared/ownValue'
import {
  blockKind,
  linesOf,
  type Op,
  type OpAttributes,
  type PageLine,
  rowsOf,
} from '@directory/shared/pageHtml/ops'
import { formatBits, type LexicalNode, type LexicalState, listTypes, textLooks } from './lexicalNode.ts'

/** Converts a page to Lexical's state. */
export function toLexical(ops: readonly Op[]): LexicalState {
  const lines = linesOf(ops)
  const ids = { last: 0 }
  const children: LexicalNode[] = []
  for (let position = 0; position < lines.length; ) {
    const kind = blockKind(lines[position])
    const end =
      kind === '' ? position + 1 : lines.findIndex((line, i) => i > position && blockKind(line) !== kind)
    const block = lines.slice(position, end < 0 ? undefined : end)
    if (kind === 'list') children.push(...listsOf(block, 0, ids))
    else if (kind === 'table') children.push(tableOf(block, ids))
    else children.push(blockOf(block[0] as PageLine, ids))
    position += block.length
  }
  // An empty page needs a paragraph to write in.
  return { root: element('root', {}, children.length > 0 ? children : [element('paragraph', {}, [])]) }
}

/** Counter for ids: each picture and video needs its own within a page. */
interface Ids {
  last: number
}
const newId = (ids: Ids) => String(++ids.last).padStart(24, '0')

function element(type: string, { align, direction, indent }: OpAttributes, children: LexicalNode[]) {
  return {
    type,
    version: 1,
    format: String(align ?? ''),
    indent: Number(indent ?? 0),
    direction: (direction ?? null) as LexicalNode['direction'],
    children,
  } satisfies LexicalNode
}

function blockOf({ video, runs, attributes }: PageLine, ids: Ids): LexicalNode {
  if (video !== undefined) return videoOf(video, attributes, ids)
  const content = inlineOf(runs, ids)
  if (attributes.header) return { ...element('heading', attributes, content), tag: `h${attributes.header}` }
  return element(attributes.blockquote ? 'quote' : 'paragraph', attributes, content)
}

/** Converts cells to a table; Lexical marks the first row as heads. */
function tableOf(cells: readonly PageLine[], ids: Ids): LexicalNode {
  const rows = rowsOf(cells).map((row, position) => {
    const inRow = row.map(({ runs, attributes: { table: _, ...look } }) => ({
      ...element('tablecell', {}, [element('paragraph', look, inlineOf(runs, ids))]),
      backgroundColor: null,
      colSpan: 1,
      rowSpan: 1,
      headerState: position === 0 ? headOfColumn : 0,
    }))
    return element('tablerow', {}, inRow)
  })
  return element('table', {}, rows)
}

/** Value of `headerState` as in Lexical's own tables. */
const headOfColumn = 1

/** Returns one list for neighbours of the same kind; deeper items are in lists within an item without text. */
function listsOf(lines: readonly PageLine[], level: number, ids: Ids): LexicalNode[] {
  const lists: LexicalNode[] = []
  let items: LexicalNode[] = []
  let open = ''
  const listFor = (line: PageLine) => {
    const type = ownValue(listTypes, String(line.attributes.list)) ?? 'bullet'
    if (type === open) return
    open = type
    items = []
    const tag = type === 'number' ? 'ol' : 'ul'
    lists.push({ ...element('list', {}, items), listType: type, start: 1, tag })
  }
  for (let position = 0; position < lines.length; ) {
    const line = lines[position] as PageLine
    let end = position
    while (end < lines.length && levelOf(lines[end] as PageLine) > level) end++
    if (end > position) {
      if (open === '') listFor(line)
      for (const list of listsOf(lines.slice(position, end), level + 1, ids))
        items.push(itemOf({}, level, [list]))
      position = end
      continue
    }
    listFor(line)
    items.push(itemOf(line.attributes, level, inlineOf(line.runs, ids)))
    position++
  }
  for (const { children = [] } of lists) number(children)
  return lists
}

const levelOf = ({ attributes }: PageLine) => Number(attributes.indent ?? 0)

function itemOf(
  { list, align, direction }: OpAttributes,
  level: number,
  children: LexicalNode[],
): LexicalNode {
  const isCheck = list === 'checked' || list === 'unchecked'
  return {
    ...element('listitem', { align, direction, indent: level }, children),
    ...(isCheck && { checked: list === 'checked' }),
  }
}

/** Numbers the items that show a number, as Lexical does. */
function number(items: LexicalNode[]): void {
  let value = 1
  for (const item of items) {
    item.value = value
    if (item.children?.[0]?.type !== 'list') value++
  }
}

/** Converts runs, with one link around neighbours that share it. */
function inlineOf(runs: readonly Op[], ids: Ids): LexicalNode[] {
  const nodes: LexicalNode[] = []
  let open: { url: unknown; target: unknown; children: LexicalNode[] } | undefined
  for (const { insert, attributes = {} } of runs) {
    const { link: url, target, ...look } = attributes
    const node = leafOf(insert, look, ids)
    if (!url) {
      open = undefined
      nodes.push(node)
    } else if (open && open.url === url && open.target === target) open.children.push(node)
    else {
      open = { url, target, children: [node] }
      const fields = { linkType: 'custom', newTab: target === '_blank', url }
      nodes.push({ ...element('link', {}, open.children), version: 3, id: newId(ids), fields })
    }
  }
  return nodes
}

function leafOf(insert: Op['insert'], look: OpAttributes, ids: Ids): LexicalNode {
  if (typeof insert === 'string') return textOf(insert, look)
  if ('image' in insert) return pictureOf(insert.image, look, ids)
  return { type: 'linebreak', version: 1, ...(Object.keys(look).length > 0 && { $: { look } }) }
}

function textOf(text: string, look: OpAttributes): LexicalNode {
  let format = 0
  for (const [bit, name, value] of formatBits) if (look[name] === value) format |= bit
  const states = Object.fromEntries(textLooks.flatMap((name) => (look[name] ? [[name, look[name]]] : [])))
  return {
    type: 'text',
    version: 1,
    text,
    format,
    style: '',
    detail: 0,
    mode: 'normal',
    ...(Object.keys(states).length > 0 && { $: states }),
  }
}

/** Returns the fields of a picture or video; `look` keeps those that this editor cannot set. */
function fieldsOf(own: Record<string, unknown>, look: OpAttributes, ids: Ids): Record<string, unknown> {
  const known = Object.entries(own).filter(([, value]) => value !== undefined)
  const rest = Object.keys(look).length > 0 ? { look: JSON.stringify(look) } : {}
  return { id: newId(ids), blockName: '', ...Object.fromEntries(known), ...rest }
}

function pictureOf(src: string, attributes: OpAttributes, ids: Ids): LexicalNode {
  const { alt, title, width, height, ...look } = attributes
  const fields = fieldsOf({ blockType: 'picture', src, alt, title, width, height }, look, ids)
  return { type: 'inlineBlock', version: 1, fields }
}

function videoOf(src: string, { align, width, height, ...look }: OpAttributes, ids: Ids): LexicalNode {
  const fields = fieldsOf({ blockType: 'video', src, width, height }, look, ids)
  return { type: 'block', version: 2, format: String(align ?? ''), fields }
}
