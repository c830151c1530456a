/** A page as the editor holds it: a Delta of Quill, without Quill. */
export type Attributes = Readonly<Record<string, unknown>>

export type Embed =
  | { image: string }
  | { video: string }
  /** A new line within the same paragraph. */
  | { softBreak: true }

export interface Op {
  insert: string | Embed
  attributes?: Attributes
}

export interface PageLine {
  /** A video is a line of its own. */
  video?: string
  runs: Op[]
  attributes: Attributes
}

/** Splits at the ends of lines, whose attributes stand at the `\n`. */
export function linesOf(ops: readonly Op[]): PageLine[] {
  const lines: PageLine[] = []
  let runs: Op[] = []
  const end = (line: Omit<PageLine, 'runs'>) => {
    lines.push({ ...line, runs })
    runs = []
  }
  for (const { insert, attributes = {} } of ops) {
    if (typeof insert !== 'string') {
      if ('video' in insert) end({ video: insert.video, attributes })
      else runs.push({ insert, attributes })
      continue
    }
    for (const [i, part] of insert.split('\n').entries()) {
      if (i > 0) end({ attributes })
      if (part !== '') runs.push({ insert: part, attributes })
    }
  }
  if (runs.length > 0) end({ attributes: {} })
  return lines
}

export const isSoftBreak = ({ insert }: Op): boolean => typeof insert !== 'string' && 'softBreak' in insert

/** What neighbours make up together. */
export const lineKind = (line: PageLine | undefined) =>
  line?.attributes.table ? 'table' : line?.attributes.list ? 'list' : ''

/** Of the cells, which are lines, those of a row share its name; the first row is the head. */
export function rowsOf(cells: readonly PageLine[]): PageLine[][] {
  const rows: PageLine[][] = []
  for (const cell of cells) {
    const row = rows.at(-1)
    if (row && row[0]?.attributes.table === cell.attributes.table) row.push(cell)
    else rows.push([cell])
  }
  return rows
}
