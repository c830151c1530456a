import type { Payload, TypedUser, Where } from 'payload'
import { factsOf } from '#collectionRegister.ts'
import { readNoted } from '#database/journalDocuments.ts'
import { documentKey } from '#database/journalRows.ts'
import { journalKindOf, stampOf } from '#database/journalStamp.ts'
import { logLinesWithWords } from '#hooks/log/logLinesWithWords.ts'
import { mayUndo } from '#hooks/log/undoable.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { findAll, findIds, findOne, findStored } from '#lib/find/find.ts'
import type { JournalNote, Log } from '#payload-types.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { QueryOf } from '#shared/contract'
import type { UndoKind } from '#shared/contract/history'
import { filePath } from '#shared/filePath'
import { defaultLocale, localeNamed } from '#shared/locales'
import { decisionKinds, type LogValues } from '#shared/logLine'
import { nounHas, nounsWith } from '#shared/nouns'
import { isOneOf, ownValue } from '#shared/ownValue'
import type { Role } from '#shared/roles'
import { routes } from '#shared/routes'
import { reportsKey } from '../RequestNotes/notes.ts'

const maxLines = 500

export async function readLog(payload: Payload, user: TypedUser, query: QueryOf<'GET /api/action_logs'>) {
  // A search for words shows single lines, not bulk lines.
  const ofRequests = query.noun === 'requests'
  const isTogether = query.together === 'true' && query.action === '' && query.text === '' && !ofRequests
  const locale = localeNamed(query.language)
  const [action, text] = [searchable(query.action), searchable(query.text).trim()]
  const saying = (words: string, ...fields: string[]): Where | '' =>
    words && {
      or: [
        ...fields.map((field) => ({ [field]: { contains: words } })),
        ...(locale === defaultLocale ? [] : logLinesWithWords(words, locale)),
      ],
    }
  const conditions: (Where | '')[] = [
    { [isTogether ? 'partOf' : 'parts']: { exists: false } },
    query.partOf && { partOf: { equals: query.partOf } },
    query.request && { id: { in: await decisionsAbout(payload, query.request) } },
    query.before && (await olderThan(payload, user, query.before)),
    query.user && { user: { equals: query.user } },
    saying(action, 'action'),
    ofRequests ? { kind: { in: [...decisionKinds] } } : query.noun && { noun: { equals: query.noun } },
    query.since && { timestamp: { greater_than_equal: parseTime('since', query.since) } },
    query.until && { timestamp: { less_than: parseTime('until', query.until) } },
    saying(text, 'user', 'action', 'entry'),
  ]
  return findAll(payload, 'logs', {
    where: { and: conditions.filter((one) => one !== '') },
    sort: ['-timestamp', '-id'],
    limit: limitOf(query.limit),
    select: { undoData: false },
    user,
  })
}

function decisionsAbout(payload: Payload, request: string) {
  const about = { in: [request, reportsKey(request)].map(searchable) }
  const where = { request: about, undoneAt: { exists: false } }
  return findIds(payload, 'decisions', where, { sort: '-createdAt', limit: maxLines })
}

/** MongoDB refuses a search text with a NUL, and no stored line contains one. */
const searchable = (text: string) => text.replaceAll('\0', '')

function limitOf(value: string) {
  if (value.trim() === '') return maxLines
  const limit = Number(value)
  if (!Number.isInteger(limit) || limit < 1) throw apiError('invalid.limit', { field: 'limit' })
  return Math.min(limit, maxLines)
}

function parseTime(field: string, value: string) {
  const time = Date.parse(value)
  if (Number.isNaN(time)) throw apiError('invalid.date', { field })
  return new Date(time).toISOString()
}

/** Lines of the same moment have an order too, so that paging neither skips nor repeats one. */
async function olderThan(payload: Payload, user: TypedUser, id: string): Promise<Where> {
  const line = await findOne(payload, 'logs', id, { user })
  if (!line) throw apiError('not_found.log_line')
  const { timestamp } = line
  return {
    or: [
      { timestamp: { less_than: timestamp } },
      { and: [{ timestamp: { equals: timestamp } }, { id: { less_than: id } }] },
    ],
  }
}

/** Undone even if a document has changed since, which then stays. */
const isLoose = isOneOf<UndoKind>(['import', 'several', 'merge', 'move', 'trash', 'optOut'])

/** Ids of those whose undoing would be refused: a document with versions has changed since. */
export async function overtakenLines(payload: Payload, lines: readonly Log[]) {
  const open = lines.filter((line) => line.undoKind && !line.undoneAt && !isLoose(line.undoKind))
  if (open.length === 0) return new Set()
  const where = { line: { in: open.map(({ id }) => id) } }
  const select = { line: true, noun: true, target: true, fields: true, after: true } as const
  const rows = await findStored<JournalNote>(payload, 'journal-notes', where, { select })
  const notes = rows.filter(({ noun, fields }) => !fields && journalKindOf(noun) === 'version')
  const present = await readNoted(payload.db, notes, { isForStamp: true })
  const isOvertaken = (note: JournalNote) => stampOf(note.noun, present.get(documentKey(note))) !== note.after
  return new Set(notes.filter(isOvertaken).map(({ line }) => line))
}

/**
 * @param link address on the site of what the line is about
 * @param isOvertaken see `overtakenLines`
 */
export const logLine = (
  line: Log,
  { link, role, isOvertaken }: { link: string; role: Role; isOvertaken: boolean },
) => ({
  auuid: line.id,
  timestamp: line.timestamp,
  user: line.user,
  action: line.action,
  entry: line.entry ?? '',
  kind: line.kind ?? '',
  values: (line.values as LogValues | null | undefined) ?? {},
  link,
  noun: line.noun ?? '',
  target: line.target ?? '',
  parts: line.parts ?? 0,
  canUndo:
    Boolean(line.undoKind && !line.undoneAt && !isOvertaken && mayUndo(line.undoKind, role)) &&
    mayRead(line.noun, role),
  hasVersions: Boolean(line.stateAt) && nounHas(line.noun ?? '', 'versions') && mayRead(line.noun, role),
  undoneAt: line.undoneAt ?? '',
  undoneBy: line.undoneBy ?? '',
})

/** And so the log lines about them. */
const mayRead = (noun: string | null | undefined, role: Role) =>
  role === 'Admin' || !(noun === 'site-settings' || factsOf(noun ?? '')?.isAdminOnly)

const pagesByName: Record<string, string> = {
  homepage: routes.home.href(),
  about: routes.about.href(),
  privacy: routes.privacy.href(),
  imprint: routes.imprint.href(),
  assistance: routes.help.href(),
}

/** Empty if what a line is about is gone. */
export async function findLinks(payload: Payload, lines: readonly Log[]) {
  const model = publicDataOf(payload)
  const names = await readNames(payload, lines)
  const plainLinks = nounsWith('isPlain').map((noun) => {
    const shown = new Set(model[noun]().map((one) => ('nuuid' in one ? one.nuuid : one.uuid)))
    return [noun, (id: string) => shown.has(id) && routes[noun].href()] as const
  })
  const linkTo: Record<string, (id: string) => string | false | null | undefined> = {
    entries: (id) => {
      const entry = model.entry(id)
      return entry && routes.provider.href(entry.category, entry.name, entry.uuid)
    },
    ...Object.fromEntries(plainLinks),
    'top-categories': (id) => model.topCategory(id) && routes.topCategory.href(id),
    categories: (id) => names.has(id) && routes.providerList.href(names.get(id) ?? ''),
    pages: (id) => ownValue(pagesByName, names.get(id) ?? ''),
    files: (id) => names.has(id) && filePath(names.get(id) ?? ''),
  }
  return lines.map(({ noun, target }) => (target && ownValue(linkTo, noun ?? '')?.(target)) || '')
}

/** Names of categories, pages and files. They are public, so no access is checked. */
async function readNames(payload: Payload, lines: readonly Log[]) {
  const names = new Map<string, string>()
  for (const collection of ['categories', 'pages', 'files'] as const) {
    const ids = [
      ...new Set(lines.flatMap(({ noun, target }) => (noun === collection && target ? [target] : []))),
    ]
    if (ids.length === 0) continue
    const select = { [collection === 'files' ? 'filename' : 'name']: true }
    const docs = await findAll(payload, collection, { where: { id: { in: ids } }, select })
    for (const doc of docs as { id: string; name?: string; filename?: string | null }[])
      names.set(doc.id, doc.name ?? doc.filename ?? '')
  }
  return names
}
