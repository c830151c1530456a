import { ownValue } from '../ownValue.ts'
import type { Embed, Op, OpAttributes } from './ops.ts'
import { blockFormats, inlineFormats, mediumFormats } from './readFormats.ts'
import type { Source } from './source.ts'
import { tableSource } from './tableSource.ts'

interface Place {
  inline: OpAttributes
  block: OpAttributes
  /** Innermost list, and the number of lists around it. */
  list?: 'ol' | 'ul'
  depth: number
  /** Extra lines would split it. */
  inside?: string
  /** In the editor a quotation or an item is one line. */
  made?: { lines: number }
}

const blocks = /^(?:p|h[1-6]|blockquote|li)$/
const marks: Readonly<Record<string, OpAttributes>> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
  u: { underline: true },
  s: { strike: true },
  sub: { script: 'sub' },
  sup: { script: 'super' },
}

export function readHtml(nodes: readonly Source[]): { ops: Op[]; lost: string[] } {
  const reader = new Reader()
  reader.visitAll(nodes, { inline: {}, block: {}, depth: 0 })
  reader.endLine({ block: {} })
  return { ops: reader.ops, lost: [...new Set(reader.lost)] }
}

class Reader {
  ops: Op[] = []
  lost: string[] = []
  private runs: Op[] = []
  /** Of tables, so far. */
  private rows = 0

  visitAll(nodes: readonly Source[], place: Place) {
    for (const node of nodes) this.visit(node, place)
  }

  private visit(node: Source, place: Place) {
    const { tag } = node
    if (tag === undefined) this.text(node.text ?? '', place)
    else if (tag === 'br') this.add({ softBreak: true }, place.inline)
    else if (tag === 'img') this.picture(node, place)
    else if (tag === 'iframe') this.video(node, place)
    else if (tag === 'ol' || tag === 'ul') this.list(tag, node, place)
    else if (tag === 'table') this.table(node, place)
    else if (blocks.test(tag)) this.block(node, place)
    else if (node.attributes.class !== 'ql-ui') this.inline(tag, node, place)
  }

  private inline(tag: string, node: Source, place: Place) {
    const mark = ownValue(marks, tag)
    if (!mark && tag !== 'a' && tag !== 'span') this.lost.push(tag)
    const formats = inlineFormats(node, this.lost)
    this.visitAll(node.children, { ...place, inline: { ...place.inline, ...mark, ...formats } })
  }

  private list(tag: 'ol' | 'ul', node: Source, place: Place) {
    this.endLine(place)
    if (place.inside && place.inside !== 'li') this.lost.push(`${tag} in ${place.inside}`)
    const { inside: _, made: __, ...around } = place
    const depth = place.list ? place.depth + 1 : 0
    this.visitAll(node.children, { ...around, block: {}, list: tag, depth })
  }

  private block(node: Source, place: Place) {
    const tag = node.tag as string
    const isWrapped = place.inside !== undefined
    if (isWrapped && (tag !== 'p' || this.runs.length > 0)) this.lost.push(`${tag} in ${place.inside}`)
    const { formats, inline } = blockFormats(node, this.lost, place.list, place.depth)
    this.endLine(place)
    const block = isWrapped ? { ...place.block, ...formats } : formats
    const lines = place.made ?? { lines: 0 }
    const inner: Place = {
      ...place,
      inline: { ...place.inline, ...inline },
      block,
      inside: place.inside ?? tag,
      made: lines,
    }
    this.visitAll(node.children, inner)
    // Browsers show an item even with nothing in it.
    this.endLine(inner, tag === 'li' && lines.lines === 0)
    if (lines.lines > 1) this.lost.push(`lines in ${inner.inside}`)
  }

  /** Cells of a row share its name. */
  private table(node: Source, place: Place) {
    this.endLine(place)
    if (place.inside) this.lost.push(`table in ${place.inside}`)
    const { rows, captions } = tableSource(node, this.lost)
    const around: Place = { inline: place.inline, block: {}, depth: 0 }
    for (const caption of captions) this.block({ ...caption, tag: 'p' }, around)
    // Two tables with nothing between them would become one.
    if (rows.length > 0 && this.ops.at(-1)?.attributes?.table) this.endLine(around, true)
    for (const row of rows) {
      const table = `r${++this.rows}`
      for (const cell of row) {
        const { formats, inline } = blockFormats(cell, this.lost)
        const { align, direction } = formats
        const inner: Place = {
          ...around,
          inside: 'td',
          inline: { ...around.inline, ...inline },
          block: { table, align, direction },
        }
        this.visitAll(cell.children, inner)
        this.endLine(inner, true)
      }
    }
  }

  private picture(node: Source, { inline }: Place) {
    const formats = mediumFormats(node, 'image', this.lost)
    this.add({ image: node.attributes.src ?? '' }, { ...inline, ...formats })
  }

  private video(node: Source, place: Place) {
    const formats = mediumFormats(node, 'video', this.lost)
    if (place.inside) this.lost.push(`iframe in ${place.inside}`)
    this.endLine(place)
    this.ops.push(createOp({ video: node.attributes.src ?? '' }, formats))
  }

  private add(insert: string | Embed, attributes: OpAttributes) {
    this.runs.push(createOp(insert, attributes))
  }

  private text(text: string, { inline }: Place) {
    const last = this.runs.at(-1)?.insert
    const isStart =
      last === undefined || (typeof last === 'string' ? last.endsWith(' ') : 'softBreak' in last)
    const shown = text.replace(/[ \t\n\r\f]+/g, ' ').replace(isStart ? /^ / : /^$/, '')
    if (shown !== '') this.add(shown, inline)
  }

  /** Keeps an empty line only if `always`, because space between blocks is none. */
  endLine({ block, made: counted }: Pick<Place, 'block' | 'made'>, always = false) {
    const runs = this.runs
    this.runs = []
    if (runs.length === 0 && !always) return
    const last = runs.at(-1)
    if (last && typeof last.insert === 'string') {
      // Space at the end of a line is not shown either.
      const text = last.insert.replace(/ $/, '')
      runs.splice(-1, 1, ...(text === '' ? [] : [{ ...last, insert: text }]))
      if (runs.length === 0 && !always) return
    } else if (last && typeof last.insert === 'object' && 'softBreak' in last.insert) runs.pop()
    for (const run of runs) this.push(run)
    this.push(createOp('\n', block))
    if (counted) counted.lines++
  }

  /** Joins neighbours with the same formatting. */
  private push(op: Op) {
    const last = this.ops.at(-1)
    const isSame =
      typeof last?.insert === 'string' &&
      typeof op.insert === 'string' &&
      JSON.stringify(last.attributes) === JSON.stringify(op.attributes)
    if (isSame) this.ops.splice(-1, 1, { ...last, insert: `${last.insert}${op.insert}` })
    else this.ops.push(op)
  }
}

/** Sorted attributes, so that equal ones are written equally. */
function createOp(insert: string | Embed, attributes: OpAttributes): Op {
  const present = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return present.length > 0 ? { insert, attributes: Object.fromEntries(present) } : { insert }
}
