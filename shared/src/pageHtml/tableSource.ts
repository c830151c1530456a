import type { Source } from './source.ts'
import { type Spanning, tableGrid } from './tableGrid.ts'

export interface TableSource {
  /** Of equal length, the first one being the head; the content of each cell is one line. */
  rows: Source[][]
  captions: Source[]
}

const line = /^(?:p|div|h[1-6]|li|blockquote|pre)$/
const parts = /^(?:thead|tbody|tfoot)$/

const br: Source = { tag: 'br', attributes: {}, children: [] }
const isSpace = ({ tag, text = '' }: Source) => tag === undefined && /^[ \t\n\r\f]*$/.test(text)

/** What no simple table can hold is added to `lost`. */
export function tableSource(table: Source, lost: string[]): TableSource {
  const captions: Source[] = []
  const rows: Spanning<Source>[][] = []
  const visit = (nodes: readonly Source[]) => {
    for (const node of nodes) {
      if (parts.test(node.tag ?? '')) visit(node.children)
      else if (node.tag === 'tr') rows.push(node.children.flatMap((cell) => cellOf(cell, lost)))
      else if (node.tag === 'caption') captions.push(node)
      else if (node.tag !== 'colgroup' && node.tag !== 'col' && !isSpace(node))
        lost.push(`${node.tag} in table`)
    }
  }
  visit(table.children)
  const filled = rows.filter((row) => row.length > 0)
  const empty = (): Source => ({ tag: 'td', attributes: {}, children: [] })
  const [head, ...body] = filled
  if (head?.some(({ cell }) => cell.tag !== 'th')) lost.push('table without head')
  if (body.some((row) => row.some(({ cell }) => cell.tag === 'th'))) lost.push('heads of rows')
  if (captions.length > 0) lost.push('caption')
  return { rows: tableGrid(filled, empty), captions }
}

function cellOf(node: Source, lost: string[]): Spanning<Source>[] {
  if (node.tag !== 'td' && node.tag !== 'th') {
    if (!isSpace(node)) lost.push(`${node.tag ?? 'text'} in tr`)
    return []
  }
  const { colspan, rowspan, ...attributes } = node.attributes
  if ((colspan ?? '1') !== '1' || (rowspan ?? '1') !== '1') lost.push('cells over several')
  return [{ cell: { ...node, attributes, children: inOneLine(node.children, lost) }, colspan, rowspan }]
}

/** Joins paragraphs with line breaks. */
function inOneLine(nodes: readonly Source[], lost: string[]) {
  const content: Source[] = []
  let isOver = false
  const add = (more: readonly Source[]) => {
    if (more.length === 0) return
    if (isOver && content.length > 0) content.push(br)
    isOver = false
    content.push(...more)
  }
  for (const node of nodes) {
    const tag = node.tag ?? ''
    if (line.test(tag) || tag === 'ul' || tag === 'ol') {
      if (tag !== 'p' && tag !== 'div') lost.push(`${tag} in td`)
      isOver = true
      add(inOneLine(node.children, lost))
      isOver = true
    } else if (tag === 'table') {
      lost.push('table in td')
      for (const row of tableSource(node, []).rows) {
        isOver = true
        add(
          row.flatMap((cell, i) => [
            ...(i > 0 ? [{ text: ' ', attributes: {}, children: [] }] : []),
            ...cell.children,
          ]),
        )
      }
      isOver = true
    } else if (!isSpace(node) || content.length > 0) add([node])
  }
  return content
}
