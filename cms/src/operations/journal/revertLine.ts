import { isVersionedNoun, type VersionedNoun } from '@directory/shared/history'
import type { NamedKind } from '@directory/shared/logLine'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import { isGlobal, journalKindOf, stampOf } from '../../database/journalStamp.ts'
import type { Log } from '../../payload-types.ts'
import { asStaff } from '../documents/documents.ts'
import { apiError } from '../errors/apiError.ts'
import { isSameTime } from '../errors/sameTime.ts'
import { logAct } from '../log/logAct.ts'
import { readableName } from '../log/readableName.ts'
import { asRestoring, bringBack, nothingBefore } from '../versions/bringBack.ts'
import { versionedDocument, versionsOf } from '../versions/storedVersions.ts'
import type { Note } from './note.ts'
import { notesOf } from './notes.ts'

type Doc = Record<string, unknown>

/** Undoes what the line says as an act of its own, which writes a line of its own. */
type Way = (req: PayloadRequest, line: Log) => Promise<{ name: string }>

/**
 * The way back of an act whose journal knows all about it.
 *
 * @param kind what the log says of undoing; absent where the collections say it
 */
export const byJournal =
  (kind?: NamedKind): Way =>
  async (req, line) => {
    const name = await revertLine(req, line)
    const { noun, target: id } = line
    if (kind) await logAct(req, { kind, name: line.entry ?? '' }, { ...(noun && id && { noun, id }) })
    return { name }
  }

/**
 * Undoes what the journal notes of an act: gives each document its former state, the last one first, in the caller's
 * transaction.
 *
 * @returns the name of what the line speaks of
 * @throws ApiError where anything was changed since, or nothing is known any more
 */
async function revertLine(req: PayloadRequest, line: Log): Promise<string> {
  let name = line.entry ?? ''
  for (const note of (await notesOf(req, line)).toReversed()) {
    const restored = await revertNote(req, note)
    if (restored !== null && note.target === line.target) name = restored
  }
  return name
}

/** Answers the name of the document where people know it by one. @throws ApiError */
function revertNote(req: PayloadRequest, note: Note): Promise<string | null> {
  if (isGlobal(note.noun)) return revertGlobal(req, note)
  // A line may come from a release that noted more.
  if (journalKindOf(note.noun) === null) throw nothingBefore()
  return isVersionedNoun(note.noun) ? revertVersioned(req, note.noun, note) : revertCopied(req, note)
}

/** What becomes of a former state before it is written; null: the document stays as it is. */
export type Adjust = (note: Note, before: Doc) => Promise<Doc | null>

/**
 * The same for notes of an act that has also written what no form may: whose an entry is, or that it waits. Each document
 * becomes all that it was, past the rules of access; whoever may undo the act is known by its line.
 *
 * @throws ApiError where anything was changed since
 */
export async function revertWhole(
  req: PayloadRequest,
  notes: readonly Note[],
  adjust: Adjust = async (_, before) => before,
): Promise<void> {
  for (const note of notes.toReversed()) {
    const { noun, target, version } = note
    const known = note.before ?? (version === null ? null : await storedState(req, noun, target, version))
    if (version !== null && !known) throw apiError('not_found.former')
    const before = known && (await adjust(note, known))
    if (before || !known) await revertCopied(req, { ...note, before })
  }
}

/** All of a version, and not only what its readers may see. */
async function storedState(req: PayloadRequest, noun: string, id: string, at: string): Promise<Doc | null> {
  const { docs } = await req.payload.db.findVersions<Doc>({
    collection: noun as CollectionSlug,
    where: { and: [{ parent: { equals: id } }, { 'version.updatedAt': { less_than_equal: at } }] },
    sort: '-version.updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return (docs[0]?.version as Doc | undefined) ?? null
}

/** What nobody but the server may write is written by it; whoever may undo the act is known by its line. */
async function revertCopied(req: PayloadRequest, { noun, target, before, after }: Note): Promise<null> {
  const { payload } = req
  const collection = noun as CollectionSlug
  const scope = { collection, id: target, depth: 0, trash: true, req } as const
  const { docs } = await payload.db.find<Doc>({
    ...{ collection, where: { id: { equals: target } }, limit: 1, pagination: false, req },
  })
  const [present] = docs
  if (stampOf(noun, present) !== after) throw apiError('changed_since')
  if (!before) await payload.delete(scope)
  else if (present) {
    const { id: _id, createdAt: _created, updatedAt: _updated, ...data } = before
    await payload.update({ ...scope, data: data as never })
  } else {
    const { updatedAt: _, ...data } = before
    await payload.create({ collection, data: { ...data, id: target } as never, depth: 0, req })
  }
  return null
}

/** The collection writes the line of the log, and its rules hold as for every change. */
async function revertVersioned(
  req: PayloadRequest,
  noun: VersionedNoun,
  { target, version, after }: Note,
): Promise<string> {
  const present = await versionedDocument(req, noun, target)
  if (!isSameTime(present.updatedAt, after)) throw apiError('changed_since')
  const before = version && (await versionAt(req, noun, target, version))
  if (!before) throw nothingBefore()
  // Payload brings no version back into the trash.
  const saved = before.version.deletedAt
    ? await req.payload.update({
        ...{ collection: noun, id: target, data: { deletedAt: currentIso() }, depth: 0, ...asStaff(req) },
      })
    : await bringBack(req, noun, before.id)
  return readableName(saved as unknown as Doc)
}

/** The version that held at a moment. */
async function versionAt(req: PayloadRequest, noun: VersionedNoun, id: string, at: string) {
  for await (const one of versionsOf(req, noun, id))
    if (Date.parse(one.version.updatedAt) <= Date.parse(at)) return one
  return null
}

/** As a save of its own and not by Payload's `restoreGlobalVersion`, which bypasses the checks of a save. */
async function revertGlobal(req: PayloadRequest, { noun, version, after }: Note): Promise<null> {
  const slug = noun as GlobalSlug
  const { docs } = await req.payload.findGlobalVersions({
    slug,
    sort: '-version.updatedAt',
    pagination: false,
    depth: 0,
    ...asStaff(req),
  })
  const versions = docs.map((one) => one.version as unknown as Doc)
  if (!versions[0] || !isSameTime(String(versions[0].updatedAt), after)) throw apiError('changed_since')
  const before = versions.find(({ updatedAt }) => Date.parse(String(updatedAt)) <= Date.parse(version ?? ''))
  if (!before) throw nothingBefore()
  const { id: _id, globalType: _type, createdAt: _created, updatedAt: _updated, ...data } = before
  await asRestoring(req, () => req.payload.updateGlobal({ slug, data, depth: 0, ...asStaff(req) }))
  return null
}
