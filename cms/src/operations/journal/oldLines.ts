import type { PayloadRequest } from 'payload'
import { fieldsChangedBetween } from '../../database/journalFields.ts'
import { isoOf, type JournalDoc, missingStamp, stampOf, versionsSuffix } from '../../database/journalStamp.ts'
import type { Log } from '../../payload-types.ts'
import type { OldCategoryMove, OldEntryMerge, VerificationChange } from '../log/undoable.ts'
import { type Note, noteOfFields } from './note.ts'

/** Data for undoing in log lines that are older than the journal. */
interface OldData {
  change: { confirmed: VerificationChange } | null
  confirm: VerificationChange
  different: { pair: string } | null
  call: { before: object | null; written: object; confirmed?: VerificationChange }
  rename: { from: string; to: string }
  /** Id of the former content. */
  replace: { bytes: string }
  move: OldCategoryMove
  merge: OldEntryMerge
}

/** Returns the notes that the journal would have of a line written before it existed; none if the line has no data. */
export async function notesOfOldLine(req: PayloadRequest, line: Log): Promise<Note[]> {
  const { undoKind, undoData, noun, target, stateAt } = line
  if (!target || !noun) return []
  switch (undoKind) {
    case 'change': {
      const confirmed = (undoData as unknown as OldData['change'])?.confirmed
      return [
        ...(stateAt ? [oldVersion(noun, target, stateAt)] : []),
        ...notesOfConfirmation(target, confirmed),
      ]
    }
    case 'restore':
    case 'settings':
      return stateAt ? [oldVersion(noun, target, stateAt)] : []
    case 'confirm':
      return notesOfConfirmation(target, undoData as unknown as OldData['confirm'])
    case 'call': {
      if (!undoData) return []
      const { before, written, confirmed } = undoData as unknown as OldData['call']
      return [...notesOfConfirmation(target, confirmed), oldCopy('call-attempts', target, before, written)]
    }
    case 'replace':
    case 'delete': {
      const revision = (undoData as unknown as OldData['replace'] | null)?.bytes
      const after = undoKind === 'delete' ? missingStamp : isoOf(stateAt)
      return [{ ...{ noun, target, version: null, fields: null, after }, before: { revision } }]
    }
    case 'different':
      return oldPair(req, (undoData as unknown as OldData['different'])?.pair)
    case 'rename': {
      const { from, to } = (undoData ?? {}) as unknown as Partial<OldData['rename']>
      return from && to ? [noteOfFields('categories', target, { name: [from, to] })] : []
    }
    case 'move':
      return notesOfMove(req, line, undoData as unknown as OldCategoryMove)
    case 'merge':
      return notesOfMerge(req, line, undoData as unknown as OldEntryMerge)
    default:
      return []
  }
}

/** Names the time just before `stateAt`, because versions are found by "not after". */
export const oldVersion = (noun: string, target: string, stateAt: string): Note => ({
  ...{ noun, target, before: null, fields: null, after: isoOf(stateAt) },
  version: new Date(Date.parse(stateAt) - 1).toISOString(),
})

export const notesOfConfirmation = (target: string, confirmed: VerificationChange | undefined): Note[] =>
  confirmed ? [oldCopy('confirmations', target, confirmed.before, confirmed.written)] : []

const oldCopy = (noun: string, id: string, before: object | null, written: object | null): Note => ({
  ...{ noun, target: id, version: null, fields: null },
  before: before && { id, ...before },
  after: written ? stampOf(noun, { id, ...written }) : missingStamp,
})

async function oldPair(req: PayloadRequest, pair: string | undefined): Promise<Note[]> {
  const noun = 'different-entries'
  const where = { pair: { equals: pair ?? '' } }
  const read = { collection: noun, where, limit: 1, pagination: false, req } as const
  const { docs } = await req.payload.db.find<{ id: string }>(read)
  return docs.map((doc) => ({
    ...{ noun, target: doc.id, before: null, version: null, fields: null },
    after: stampOf(noun, { ...doc }),
  }))
}

async function notesOfMove(req: PayloadRequest, { timestamp }: Log, move: OldCategoryMove): Promise<Note[]> {
  const { act, from, into, entries, ended, made, tops = [], versions = [] } = move
  if (!entries) return []
  const category: [string, string] = [from.id, into.id]
  const moved = ended ? await movedVersions(req, { into: into.id, entries, before: timestamp }) : []
  const isTaken = (both: boolean) => act === 'merge' && !both
  return [
    ...(made ? [oldCopy('categories', into.id, null, { ...into })] : []),
    ...entries.map((id) => noteOfFields('entries', id, { category })),
    ...moved
      .filter((id) => !versions.includes(id))
      .map((id) => noteOfFields(`entries${versionsSuffix}`, id, { category })),
    ...tops.map(({ id, both }) =>
      noteOfFields('top-categories', id, { categories: [[from.id], isTaken(both) ? [into.id] : []] }),
    ),
    ...(ended ? [oldCopy('categories', from.id, { name: from.name, ...ended }, null)] : []),
    ...(into.id ? [noteOfFields('categories', into.id, { formerNames: [[], [from.name]] })] : []),
  ]
}

/** Returns earlier versions that name the other category now. */
async function movedVersions(
  req: PayloadRequest,
  { into, entries, before }: { into: string; entries: readonly string[]; before: string },
): Promise<string[]> {
  const entryIds = new Set(entries)
  const { docs } = await req.payload.db.findVersions({
    collection: 'entries',
    where: { and: [{ 'version.category': { equals: into } }, { updatedAt: { less_than_equal: before } }] },
    limit: 0,
    pagination: false,
    req,
  })
  return docs.flatMap(({ id, parent }) => (entryIds.has(String(parent)) ? [String(id)] : []))
}

async function notesOfMerge(
  req: PayloadRequest,
  { target, stateAt }: Log,
  merge: OldEntryMerge,
): Promise<Note[]> {
  const { dropped, changed, token, reports = [] } = merge
  const keep = target ?? ''
  // Newer lines only say which entry was dropped.
  if (changed === undefined) return []
  const read = { limit: 1, pagination: false, req } as const
  const { docs } = await req.payload.db.find<JournalDoc>({
    ...{ collection: 'entries', where: { id: { equals: keep } } },
    ...read,
  })
  const submitter = token ? { token: docs[0]?.token, submitterEmail: docs[0]?.submitterEmail } : {}
  const versions = await req.payload.db.findVersions<JournalDoc>({
    collection: 'entries',
    where: {
      and: [{ parent: { equals: keep } }, { 'version.updatedAt': { less_than_equal: stateAt ?? '' } }],
    },
    ...{ sort: '-version.updatedAt', ...read, limit: 2 },
  })
  const [after, before] = versions.docs.map(({ version }) => version as JournalDoc)
  if (changed && !(before && after)) return []
  const fields = changed && before && after ? fieldsChangedBetween(before, after) : {}
  return [
    noteOfFields('entries', dropped, token ? { token: [submitter.token, null] } : {}),
    {
      ...noteOfFields('entries', keep, { ...fields, ...fieldsChangedBetween({}, submitter) }),
      after: stateAt ?? '',
    },
    ...reports.map((id) => noteOfFields('reports', id, { entry: [dropped, keep] })),
  ]
}
