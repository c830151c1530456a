import type { PayloadRequest, Where } from 'payload'
import { isSameTime } from '#clock.ts'
import { findAll, findStored } from '#lib/find/find.ts'
import { translate } from '#lib/words/translate.ts'
import type { JournalNote, Log } from '#payload-types.ts'
import type { MessageId } from '#shared/catalogues'
import { defaultLocale, type Locale } from '#shared/locales'
import { actText, type LogValues } from '#shared/logLine'

interface Author {
  by: string
  /** Of the log line. */
  action: string
}
const nobody: Author = { by: '', action: '' }

const maxLines = 300

/** Who made the version valid since a time, by the journal or the log, so that names are stored in one place only. */
export async function findAuthors(
  req: PayloadRequest,
  noun: string,
  id: string,
  locale: Locale = defaultLocale,
): Promise<(at: string) => Author> {
  const lines = await readLines(req, { target: { equals: id } })
  const noted = await notedLines(req, noun, id, locale)
  return (at) => {
    const author = noted(at)
    if (author) return author
    const line = lines.find(({ stateAt }) => stateAt && isSameTime(stateAt, at))
    return line ? ofLine(line, locale) : nobody
  }
}

function ofLine({ user, action, kind, values }: Log, locale: Locale): Author {
  const say = (id: MessageId, values?: LogValues) => translate(locale, id, values)
  const content = { kind: kind ?? '', values: (values ?? {}) as LogValues }
  return { by: user, action: actText(say, content) ?? action }
}

/** By the journal. Imports use their id. */
async function notedLines(req: PayloadRequest, noun: string, id: string, locale: Locale) {
  const where = { target: { equals: id }, noun: { equals: noun } }
  const latest = { sort: '-at', limit: maxLines, req }
  const docs = await findStored<JournalNote>(req.payload, 'journal-notes', where, latest)
  const ids = { id: { in: [...new Set(docs.map(({ line }) => line))] } }
  const lines = await readLines(req, ids)
  const imports = await findAll(req, 'imports', { where: ids })
  const byId = new Map<string, Author>([
    ...imports.map(({ id, user, fileName }) => [id, { by: user, action: `Import ${fileName}` }] as const),
    ...lines.map((line) => [line.id, ofLine(line, locale)] as const),
  ])
  const byMoment = new Map(docs.map(({ after, line }) => [after, byId.get(line)]))
  return (at: string) => byMoment.get(new Date(at).toISOString())
}

const readLines = (req: PayloadRequest, where: Where) =>
  findAll(req, 'logs', { where, sort: '-timestamp', limit: maxLines })
