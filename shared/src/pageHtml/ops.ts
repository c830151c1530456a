/** Quill's Delta format, without Quill. */
export type OpAttributes = Readonly<Record<string, unknown>>

export type Embed =
  | { image: string }
  | { video: string }
  /** A new line within the same paragraph. */
  | { softBreak: true }

export interface Op {
  insert: string | Embed
  attributes?: OpAttributes
}

export interface PageLine {
  /** Address of a video, which is always on its own line. */
  video?: string
  runs: Op[]
  attributes: OpAttributes
}

/** A line's attributes are those of the `\n` that ends it. */
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

export const isSoftBreak = ({ insert }: Op) => typeof insert !== 'string' && 'softBreak' in insert

/** Neighbouring lines of one kind form a table or list. */
export const blockKind = (line: PageLine | undefined) =>
  line?.attributes.table ? 'table' : line?.attributes.list ? 'list' : ''
