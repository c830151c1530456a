import { type DefaultTreeAdapterTypes, html, defaultTreeAdapter as tree } from 'parse5'
import { type Spanning, tableGrid } from '#shared/pageHtml/tableGrid'

export type Child = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

interface Cleaner {
  attributes(cell: Element): Element['attrs']
  content(children: Child[]): Child[]
}

const isElement = (node: Child): node is Element =>
  tree.isElementNode(node) && node.namespaceURI === html.NS.HTML

/**
 * As the editor makes it: first a row of heads, all rows of the same length, each cell one line. Its caption becomes a
 * paragraph before it.
 */
export function simpleTable(table: Element, clean: Cleaner) {
  const captions: Child[] = []
  const rows: Spanning<Element>[][] = []
  const visit = (nodes: Child[]) => {
    for (const node of nodes) {
      if (!isElement(node)) continue
      if (node.tagName === 'tr') rows.push(node.childNodes.flatMap(cellOf))
      else if (node.tagName === 'caption')
        captions.push(createElement('p', [], inOneLine(clean.content(node.childNodes))))
      else if (/^t(?:head|body|foot)$/.test(node.tagName)) visit(node.childNodes)
    }
  }
  visit(table.childNodes)
  const grid = tableGrid(
    rows.filter((row) => row.length > 0),
    () => createElement('td', []),
  )
  const [head, ...body] = grid.map((cells, row) =>
    createElement(
      'tr',
      [],
      cells.map((cell) => {
        const content = inOneLine(clean.content(cell.childNodes))
        const kept = clean.attributes(cell)
        const attributes = row === 0 ? [{ name: 'scope', value: 'col' }, ...kept] : kept
        return createElement(
          row === 0 ? 'th' : 'td',
          attributes,
          content.length > 0 ? content : [createElement('br', [])],
        )
      }),
    ),
  )
  if (!head) return captions
  const parts = [
    createElement('thead', [], [head]),
    ...(body.length > 0 ? [createElement('tbody', [], body)] : []),
  ]
  return [...captions, createElement('table', [], parts)]
}

function cellOf(node: Child): Spanning<Element>[] {
  if (!isElement(node) || (node.tagName !== 'td' && node.tagName !== 'th')) return []
  return [{ cell: node, colspan: attributeOf(node, 'colspan'), rowspan: attributeOf(node, 'rowspan') }]
}

const lines = /^(?:p|h[1-6]|li|blockquote|tr)$/
const around = /^(?:ul|ol|table|thead|tbody)$/

/** Separated by breaks. */
function inOneLine(nodes: Child[]) {
  const content: Child[] = []
  let isOver = false
  for (const node of nodes) {
    const tag = isElement(node) ? node.tagName : ''
    const isBlock = lines.test(tag) || around.test(tag)
    const inner = isElement(node) && (isBlock || /^t[hd]$/.test(tag)) ? inOneLine(node.childNodes) : [node]
    if ((isBlock || isOver) && content.length > 0 && inner.length > 0) content.push(createElement('br', []))
    if (inner.length > 0) isOver = isBlock
    content.push(...inner)
  }
  return content
}

export const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((attr) => attr.name === name)?.value

export function createElement(tag: string, attrs: Element['attrs'], children: Child[] = []) {
  const element = tree.createElement(tag, html.NS.HTML, attrs)
  for (const child of children) tree.appendChild(element, child)
  return element
}
