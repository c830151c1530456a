import type { CollectionSlug, PayloadRequest } from 'payload'
import { isSame } from '../../database/journalFields.ts'
import { stampOf, versionedBy } from '../../database/journalStamp.ts'
import type { Note } from './note.ts'

type Doc = Record<string, unknown>

/** What became of a document; `left`: what the act had written of it was changed since. */
export type Outcome = 'back' | 'already' | 'left' | 'gone'

/**
 * Undoes what an act changed of single fields, although the documents may have been changed since: each field that is
 * still as the act left it becomes what it was, and all others stay. Of a list goes what the act had put in, and comes
 * what it had taken out. What the act had made goes, where nobody has changed it. Past the rules of access; whoever may undo the act is known by its line.
 */
export async function revertFields(req: PayloadRequest, notes: readonly Note[]): Promise<Map<Note, Outcome>> {
  const outcomes = new Map<Note, Outcome>()
  for (let end = notes.length; end > 0; end -= atOnce) {
    const some = notes.slice(Math.max(0, end - atOnce), end)
    const present = await presentOf(req, some)
    for (const note of some.toReversed())
      outcomes.set(note, await revertOne(req, note, present.get(keyOf(note.noun, note.target))))
  }
  return outcomes
}

/** Few enough for a list in a query. */
const atOnce = 500

const keyOf = (noun: string, id: string) => `${noun} ${id}`

async function presentOf(req: PayloadRequest, notes: readonly Note[]): Promise<Map<string, Doc>> {
  const found = new Map<string, Doc>()
  for (const noun of new Set(notes.map((note) => note.noun))) {
    const ids = notes.flatMap((note) => (note.noun === noun ? [note.target] : []))
    const query = { where: { id: { in: ids } }, limit: 0, pagination: false, req }
    const { db } = req.payload
    const versioned = versionedNoun(noun)
    const { docs } = versioned
      ? await db.findVersions<Doc>({ collection: versioned, ...query })
      : await db.find<Doc>({ collection: noun as CollectionSlug, ...query })
    for (const doc of docs) found.set(keyOf(noun, String(doc.id)), doc as Doc)
  }
  return found
}

const versionedNoun = (noun: string): CollectionSlug | null =>
  noun.endsWith(versionedBy) ? (noun.slice(0, -versionedBy.length) as CollectionSlug) : null

async function revertOne(
  req: PayloadRequest,
  { noun, target, fields, after }: Note,
  present: Doc | undefined,
): Promise<Outcome> {
  if (!present) return 'gone'
  // The act had made it.
  if (!fields && stampOf(noun, present) !== after) return 'left'
  if (!fields) {
    await req.payload.delete({ collection: noun as CollectionSlug, id: target, depth: 0, trash: true, req })
    return 'back'
  }
  const versioned = versionedNoun(noun)
  const { back, isLeft } = valuesBack(fields, (versioned ? present.version : present) as Doc)
  if (Object.keys(back).length > 0)
    await (versioned
      ? rewriteVersion(req, versioned, present, back)
      : req.payload.update({
          ...{ collection: noun as CollectionSlug, id: target, data: back as never },
          ...{ depth: 0, trash: true, req },
        }))
  else if (!isLeft) return 'already'
  return isLeft ? 'left' : 'back'
}

function valuesBack(fields: NonNullable<Note['fields']>, present: Doc): { back: Doc; isLeft: boolean } {
  const back: Doc = {}
  let isLeft = false
  for (const [name, [before, after]] of Object.entries(fields)) {
    const now = present[name]
    const [was, became, is] = [before, after, now].map((value) => (Array.isArray(value) ? value : null))
    if (isSame(now, after)) back[name] = before
    else if (is && (was || became)) {
      const list = listBack(is, was ?? [], became ?? [])
      if (!isSame(list, is)) back[name] = list
    } else if (!isSame(now, before)) isLeft = true
  }
  return { back, isLeft }
}

/** A list without what was put in, and with what was taken out. */
function listBack(now: readonly unknown[], before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const lacks = (list: readonly unknown[]) => (item: unknown) => !list.some((other) => isSame(item, other))
  const added = after.filter(lacks(before))
  const removed = before.filter(lacks(after))
  return [...now.filter(lacks(added)), ...removed.filter(lacks(now))]
}

/** Past the hooks, since versions have none. */
async function rewriteVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, version, parent, createdAt, updatedAt, latest }: Doc,
  back: Doc,
): Promise<void> {
  const whole = { parent, createdAt, updatedAt, latest, version: { ...(version as Doc), ...back } }
  await req.payload.db.updateVersion({ collection, id: String(id), versionData: whole as never, req })
}
