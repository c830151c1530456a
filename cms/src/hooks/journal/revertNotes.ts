import type { CollectionSlug, PayloadRequest } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import { currentIso } from '#clock.ts'
import { readDocuments, readNoted } from '#database/journalDocuments.ts'
import { documentKey } from '#database/journalRows.ts'
import { isGlobal, type JournalDoc, stampOf } from '#database/journalStamp.ts'
import { createDocument } from '#lib/createDocument.ts'
import { type ApiError, apiError, unknownDocument } from '#lib/errors/apiError.ts'
import type { Log } from '#payload-types.ts'
import type { NamedKind } from '#shared/logLine'
import { nounHas } from '#shared/nouns'
import { logAct } from '../log/logAct.ts'
import { readableName } from '../log/readableName.ts'
import type { Note, UndoOutcome } from './note.ts'
import { readNotes } from './notes.ts'
import { markedAsRestore, noEarlierVersion, restorePayloadVersion } from './restorePayloadVersion.ts'
import { revertFields } from './revertFields.ts'

/** Key in `req.context`: the write brings back an earlier state. */
export const isReverting = 'isReverting'

/** @param present its current state; undefined if it is deleted */
export type WriteFormerState = (
  req: PayloadRequest,
  note: Note,
  present: JournalDoc | undefined,
) => Promise<unknown>

export interface RevertRules {
  /**
   * Whole and without access rules, because the act has written what no form may; null if the document stays as it is.
   */
  adjust?: (note: Note, former: JournalDoc) => Promise<JournalDoc | null>
  /** For documents that consist of more than their fields. */
  write?: WriteFormerState
  /** Error if a document cannot be restored; absent: the others are restored. */
  refusal?: (note: Note, outcome: UndoOutcome) => ApiError
}

/**
 * From the last to the first: a document still as the act left it gets its former state, others stay. A note of single
 * fields checks each field by itself. The caller checks whether the user may undo the act.
 * @throws ApiError if the rules have a refusal, or the former state is lost
 */
export async function revertNotes(req: PayloadRequest, notes: readonly Note[], rules: RevertRules = {}) {
  req.context[isReverting] = true
  try {
    return await revertAll(req, notes, rules)
  } finally {
    req.context[isReverting] = false
  }
}

async function revertAll(req: PayloadRequest, notes: readonly Note[], rules: RevertRules) {
  const outcomes = new Map<Note, UndoOutcome>()
  for (let end = notes.length; end > 0; end -= atOnce) {
    const some = notes.slice(Math.max(0, end - atOnce), end)
    const ofFields = some.filter(({ fields }) => fields)
    const present = await readNoted(req.payload.db, ofFields, { req })
    for (const note of some.toReversed()) {
      const outcome = note.fields
        ? await revertFields(req, { ...note, fields: note.fields }, present.get(documentKey(note)))
        : await revertDocument(req, note, rules)
      if (rules.refusal && (outcome === 'left' || outcome === 'gone')) throw rules.refusal(note, outcome)
      outcomes.set(note, outcome)
    }
  }
  return outcomes
}

/** Few enough for a list in a query. */
const atOnce = 500

async function revertDocument(
  req: PayloadRequest,
  note: Note,
  { adjust, write = adjust ? writeCopy : writeFormer }: RevertRules,
): Promise<UndoOutcome> {
  const { noun, target, after } = note
  const adjustedNote = adjust ? await adjusted(req, note, adjust) : note
  if (!adjustedNote) return 'already'
  const [present] = await readDocuments(req.payload.db, noun, { id: target, req })
  if (stampOf(noun, present) !== after) return present && !present.deletedAt ? 'left' : 'gone'
  await write(req, adjustedNote, present)
  return 'back'
}

async function adjusted(
  req: PayloadRequest,
  note: Note,
  adjust: NonNullable<RevertRules['adjust']>,
): Promise<Note | null> {
  const former = note.before ?? (await findVersion(req, note))?.version
  if (!former && note.version !== null) throw apiError('not_found.former')
  const before = former ? await adjust(note, former) : null
  return before || !former ? { ...note, before } : null
}

/** Valid at the time that the note names; null if it is lost. */
async function findVersion(req: PayloadRequest, { noun, target, version }: Note) {
  if (version === null) return null
  const isEarlier = { 'version.updatedAt': { less_than_equal: version } }
  const query = { sort: '-version.updatedAt', limit: 1, pagination: false, req }
  const { db } = req.payload
  const { docs } = isGlobal(noun)
    ? await db.findGlobalVersions<JournalDoc>({ global: noun, where: isEarlier, ...query })
    : await db.findVersions<JournalDoc>({
        collection: noun as CollectionSlug,
        where: { and: [{ parent: { equals: target } }, isEarlier] },
        ...query,
      })
  return docs[0] ? { id: docs[0].id, version: docs[0].version } : null
}

/** Like a form: the collection writes the log line, and its rules apply. */
async function writeFormer(req: PayloadRequest, note: Note, present: JournalDoc | undefined) {
  const { noun, target: id } = note
  if (!isGlobal(noun) && !hasVersions(req, noun)) return writeCopy(req, note, present)
  const former = await findVersion(req, note)
  if (!former) throw noEarlierVersion()
  const { id: _id, globalType: _type, createdAt: _created, updatedAt: _updated, ...data } = former.version
  const options = { depth: 0, ...asStaff(req) }
  // Payload's `restoreGlobalVersion` bypasses the checks of a save.
  if (isGlobal(noun))
    await markedAsRestore(req, () => req.payload.updateGlobal({ slug: noun, data, ...options }))
  // Payload cannot restore a version into the trash.
  else if (former.version.deletedAt)
    await req.payload.update({ collection: noun, id, data: { deletedAt: currentIso() }, ...options })
  else await restorePayloadVersion(req, noun, former.id)
}

function hasVersions({ payload }: PayloadRequest, noun: string): noun is CollectionSlug {
  return Boolean(payload.collections[noun as CollectionSlug]?.config.versions)
}

/** Some fields only the server may write. */
async function writeCopy(
  req: PayloadRequest,
  { noun, target: id, before, version }: Note,
  present: JournalDoc | undefined,
) {
  // Without a copy, only a document that the act created may be deleted.
  if (!before && version) throw noEarlierVersion()
  const scope = { collection: noun as CollectionSlug, id, depth: 0, trash: true, req } as const
  const { id: _id, createdAt, updatedAt: _updated, ...data } = before ?? {}
  if (!before) await req.payload.delete(scope)
  else if (present) await req.payload.update({ ...scope, data })
  else await createDocument(req, scope.collection, { ...data, createdAt, id } as object)
}

/** Writes its own line. */
type Way = (req: PayloadRequest, line: Log) => Promise<{ name: string }>

/**
 * For an act that the journal covers completely: all of it, or nothing.
 * @param kind the act in the log; absent if the collections write the line
 */
export const undoByJournal =
  ({ kind, write }: { kind?: NamedKind; write?: WriteFormerState } = {}): Way =>
  async (req, line) => {
    await revertNotes(req, await readNotes(req, line), { refusal, write })
    const { noun, target: id, entry } = line
    const about = noun && id ? { noun, id } : null
    if (kind) await logAct(req, { kind, name: entry ?? '' }, about ?? {})
    const isNamed = about && !kind && !isGlobal(about.noun)
    const [doc] = isNamed ? await readDocuments(req.payload.db, about.noun, { id: about.id, req }) : []
    return { name: doc ? readableName(doc) : (entry ?? '') }
  }

const refusal = ({ noun }: Note, outcome: UndoOutcome) =>
  outcome === 'gone' && nounHas(noun, 'missing') ? unknownDocument(noun) : apiError('changed_since')
