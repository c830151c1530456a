import { blockKind, linesOf, type Op, type OpAttributes, type PageLine } from '#shared/pageHtml/ops'
import { formatBits, type LexicalNode, type LexicalState } from './lexicalNode.ts'

/** Leaves out what is edited on the site only, see `pageText`: pictures, videos, tables, check lists, sizes, colour. */
export function toLexical(ops: readonly Op[]): LexicalState {
  const lines = linesOf(ops)
  const children: LexicalNode[] = []
  for (let position = 0; position < lines.length; ) {
    const kind = blockKind(lines[position])
    const isEnd = (line: PageLine, i: number) => i > position && blockKind(line) !== kind
    const end = kind === 'list' ? lines.findIndex(isEnd) : position + 1
    const block = lines.slice(position, end < 0 ? undefined : end)
    if (kind === 'list') children.push(...listsOf(block, 0))
    else children.push(blockOf(block[0] as PageLine))
    position += block.length
  }
  // An empty page needs a paragraph to write in.
  return { root: element('root', {}, children.length > 0 ? children : [element('paragraph', {}, [])]) }
}

let lastId = 0
/** Each link needs its own. */
const newId = () => String(++lastId).padStart(24, '0')

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

function blockOf({ runs, attributes }: PageLine): LexicalNode {
  const content = inlineOf(runs)
  if (attributes.header) return { ...element('heading', attributes, content), tag: `h${attributes.header}` }
  return element(attributes.blockquote ? 'quote' : 'paragraph', attributes, content)
}

/** Deeper items are in lists within an item without text. */
function listsOf(lines: readonly PageLine[], level: number) {
  const lists: LexicalNode[] = []
  let items: LexicalNode[] = []
  let open = ''
  const listFor = (line: PageLine) => {
    const type = line.attributes.list === 'ordered' ? 'number' : 'bullet'
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
      for (const list of listsOf(lines.slice(position, end), level + 1)) items.push(itemOf({}, level, [list]))
      position = end
      continue
    }
    listFor(line)
    items.push(itemOf(line.attributes, level, inlineOf(line.runs)))
    position++
  }
  for (const { children = [] } of lists) number(children)
  return lists
}

const levelOf = ({ attributes }: PageLine) => Number(attributes.indent ?? 0)

const itemOf = ({ align, direction }: OpAttributes, level: number, children: LexicalNode[]): LexicalNode =>
  element('listitem', { align, direction, indent: level }, children)

/** Those that show a number, as Lexical does. */
function number(items: LexicalNode[]) {
  let value = 1
  for (const item of items) {
    item.value = value
    if (item.children?.[0]?.type !== 'list') value++
  }
}

/** With one link around neighbours that share it. */
function inlineOf(runs: readonly Op[]) {
  const nodes: LexicalNode[] = []
  let open: { url: unknown; target: unknown; children: LexicalNode[] } | undefined
  for (const { insert, attributes = {} } of runs) {
    const { link: url, target, ...look } = attributes
    const node = leafOf(insert, look)
    if (!url) {
      open = undefined
      nodes.push(node)
    } else if (open && open.url === url && open.target === target) open.children.push(node)
    else {
      open = { url, target, children: [node] }
      const fields = { linkType: 'custom', newTab: target === '_blank', url }
      nodes.push({ ...element('link', {}, open.children), version: 3, id: newId(), fields })
    }
  }
  return nodes
}

function leafOf(insert: Op['insert'], look: OpAttributes): LexicalNode {
  if (typeof insert !== 'string')
    return { type: 'linebreak', version: 1, ...(Object.keys(look).length > 0 && { $: { look } }) }
  let format = 0
  for (const [bit, name, value] of formatBits) if (look[name] === value) format |= bit
  return { type: 'text', version: 1, text: insert, format, style: '', detail: 0, mode: 'normal' }
}
