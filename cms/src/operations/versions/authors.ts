import type { Locale } from '@directory/shared/routes'
import type { PayloadRequest, Where } from 'payload'
import type { Import, JournalNote, Log } from '../../payload-types.ts'
import { isSameTime } from '../errors/sameTime.ts'
import { findAll } from '../find/find.ts'
import { logText } from '../log/logText.ts'
import type { OldCategoryMove } from '../log/undoable.ts'

interface Author {
  /** Username. */
  by: string
  /** Text of the log line. */
  action: string
}
const nobody: Author = { by: '', action: '' }

/** Milliseconds between a log line and a version of the same act, at most; used for lines without a journal. */
const sameActMs = 5000
const maxLines = 300
/** Milliseconds for an act on many documents, which takes longer. */
const manyMs = 60_000

/**
 * Returns a function that says who made the version valid since a time, by the log, so that names are stored in one
 * place only. The journal names the line; times decide only for older lines and imports.
 */
export async function findAuthors(
  req: PayloadRequest,
  noun: string,
  id: string,
  locale: Locale = 'de',
): Promise<(at: string) => Author> {
  const lines = await readLines(req, { target: { equals: id } })
  const imports = noun === 'entries' ? await readImports(req) : []
  const noted = await notedLines(req, noun, id, { imports, locale })
  const old = await withoutNotes(req, lines)
  const moves = noun === 'entries' ? await readLines(req, { undoKind: { equals: 'move' } }) : []
  const oldImports = await withoutNotes(req, imports)
  return (at) => {
    const author = noted(at)
    if (author) return author
    const exact = lines.find(({ stateAt }) => stateAt && isSameTime(stateAt, at))
    const line = exact ?? nearest(old, at, sameActMs) ?? nearest(moves.filter(concerns(id)), at, manyMs)
    if (line) return ofLine(line, locale)
    const run = oldImports.find(({ startedAt, finishedAt }) => within(at, startedAt, finishedAt))
    return run ? ofImport(run) : nobody
  }
}

const ofLine = (line: Log, locale: Locale): Author => ({
  by: line.user,
  action: logText(locale, line).action,
})
const ofImport = ({ user, fileName }: Run): Author => ({ by: user, action: `Import ${fileName}` })

/**
 * Returns a function that says who left the document as it was from a time on, by the journal. Imports use their id.
 */
async function notedLines(
  req: PayloadRequest,
  noun: string,
  id: string,
  { imports, locale }: { imports: readonly Run[]; locale: Locale },
) {
  const { docs } = await req.payload.db.find<JournalNote>({
    collection: 'journal-notes',
    where: { and: [{ target: { equals: id } }, { noun: { equals: noun } }] },
    sort: '-at',
    limit: maxLines,
    pagination: false,
    req,
  })
  const lines = await readLines(req, { id: { in: [...new Set(docs.map(({ line }) => line))] } })
  const byId = new Map<string, Author>([
    ...imports.map((run) => [run.id, ofImport(run)] as const),
    ...lines.map((line) => [line.id, ofLine(line, locale)] as const),
  ])
  const byMoment = new Map(docs.map(({ after, line }) => [after, byId.get(line)]))
  return (at: string) => byMoment.get(new Date(at).toISOString())
}

async function withoutNotes<T extends { id: string }>(
  req: PayloadRequest,
  lines: readonly T[],
): Promise<T[]> {
  const { docs } = await req.payload.db.find<JournalNote>({
    collection: 'journal-notes',
    where: { and: [{ line: { in: lines.map(({ id }) => id) } }, { place: { equals: 0 } }] },
    select: { line: true },
    limit: 0,
    pagination: false,
    req,
  })
  const noted = new Set(docs.map(({ line }) => line))
  return lines.filter(({ id }) => !noted.has(id))
}

const concerns =
  (id: string) =>
  ({ undoData }: Log): boolean =>
    (undoData as OldCategoryMove | null)?.entries?.includes(id) ?? false

const apart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b))

function nearest(lines: readonly Log[], at: string, maxMs: number): Log | undefined {
  const near = lines.filter(({ stateAt, timestamp }) => !stateAt && apart(timestamp, at) <= maxMs)
  return near.sort((a, b) => apart(a.timestamp, at) - apart(b.timestamp, at))[0]
}

const within = (at: string, from?: string | null, to?: string | null) =>
  Boolean(from && Date.parse(from) <= Date.parse(at) && (!to || Date.parse(at) <= Date.parse(to)))

const readLines = (req: PayloadRequest, where: Where): Promise<Log[]> =>
  findAll(req.payload, 'logs', { where, sort: '-timestamp', limit: maxLines, req })

type Run = Pick<Import, 'id' | 'user' | 'fileName' | 'startedAt' | 'finishedAt'>

async function readImports(req: PayloadRequest): Promise<Run[]> {
  const { docs } = await req.payload.find({
    collection: 'imports',
    where: { startedAt: { exists: true } },
    select: { user: true, fileName: true, startedAt: true, finishedAt: true },
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}
