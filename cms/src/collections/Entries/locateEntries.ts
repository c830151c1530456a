import type { Payload, PayloadRequest } from 'payload'
import { fieldsChangedBetween, joinChanges } from '#database/journalFields.ts'
import { isoOf } from '#database/journalStamp.ts'
import { changeVersions } from '#hooks/journal/changeVersions.ts'
import { changeStored } from '#lib/changeDocuments.ts'
import { documentPages } from '#lib/find/documentPages.ts'
import { findIds } from '#lib/find/find.ts'
import type { GeocodedLocation } from '#lib/places/geocode.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import type { JournalNote, StoredEntry } from '#payload-types.ts'
import { refreshAfterCommit } from '#publicData/live/refreshAfterCommit.ts'
import { type EntryPosition, isSamePlace, placeOf } from './entryPosition.ts'

const collection = 'entries'

/** Consecutive waits for an upstream, some ten seconds each; then the next run tries again. */
const maxWaits = 6

const isWaiting = { needsLocating: { equals: true } }

export const waitingEntries = async (payload: Payload) =>
  new Set(await findIds(payload, collection, isWaiting))

export async function locateEntries(payload: Payload, signal: AbortSignal) {
  const { geocoder } = runtimeOf(payload)
  if (!geocoder.hasUpstream) return
  let waits = 0
  for await (const docs of documentPages<StoredEntry>(payload, collection, { where: isWaiting }))
    for (const entry of docs)
      for (;;) {
        if (signal.aborted) return
        const found = await geocoder.locate(entry)
        if (found.isAnswered) {
          await fillIn(payload, entry, found)
          waits = 0
          break
        }
        if (++waits > maxWaits) return
        await geocoder.answersAgain(signal)
      }
}

/** Writes what was found, unless the entry was changed meanwhile. */
const fillIn = (payload: Payload, { id, updatedAt }: StoredEntry, { position, isExact }: GeocodedLocation) =>
  inTransaction(payload, async (req) => {
    const where = { id: { equals: id } }
    const entry = await payload.db.findOne<StoredEntry>({ collection, where, req })
    if (!entry?.needsLocating || isoOf(entry.updatedAt) !== isoOf(updatedAt)) return
    const given = placeOf(entry)
    const isUnsure = given !== null && !entry.positionSource
    const isBetter = position && (isExact || !given) && !isUnsure
    const isFound = isExact && (isBetter || isSamePlace(placeOf(position ?? {}), given))
    const place: Partial<EntryPosition> = {
      ...(isBetter && { ...position, positionSource: isFound ? 'geocoded' : 'postcode' }),
      ...(isUnsure && { positionSource: isFound ? 'geocoded' : 'typed' }),
      needsLocating: false,
    }
    // Part of the write before: same time, version and undo note, so that no open form becomes stale.
    await changeStored(req, collection, id, { ...place, updatedAt: null } as object)
    const ofWrite = { parent: { equals: id }, 'version.updatedAt': { equals: isoOf(updatedAt) } }
    await changeVersions(req, collection, ofWrite, place)
    await fillInNote(req, entry, place)
    if (isBetter || isUnsure) await refreshAfterCommit(req, collection, id)
  })

async function fillInNote(req: PayloadRequest, entry: StoredEntry, place: Partial<EntryPosition>) {
  const after = { equals: isoOf(entry.updatedAt) }
  const about = { noun: { equals: collection }, target: { equals: entry.id }, after }
  const note = await req.payload.db.findOne<JournalNote>({ collection: 'journal-notes', where: about, req })
  if (!note?.fields) return
  const change = fieldsChangedBetween({ ...entry }, { ...entry, ...place })
  const fields = joinChanges(note.fields as Parameters<typeof joinChanges>[0], change)
  await changeStored(req, 'journal-notes', note.id, { fields })
}
