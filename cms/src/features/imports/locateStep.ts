import type { Payload, PayloadRequest } from 'payload'
import { writeEntry } from '../../collections/Entries/writeEntry.ts'
import { continueLine } from '../../database/journal.ts'
import { isSameTime } from '../../lib/errors/sameTime.ts'
import type { GeocodedLocation, Geocoder } from '../../lib/places/geocode.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import type { JournalNote, StoredEntry } from '../../payload-types.ts'
import { type ImportLease, ImportTakenOver } from './applyStep.ts'
import { changePart, type JournalItem, readPart } from './parts.ts'
import { changeImport, findImport, type ImportRecord } from './records.ts'

/** State kept between the geocoding steps of one import. */
export interface LocateProgress {
  /** Part of the journal to begin with, so that finished parts are not read again and again. */
  index: number
  /** Number of consecutive calls without an answer by the upstream. */
  unanswered: number
  /** Signal that ends waiting for the upstream. */
  signal: AbortSignal
}

/**
 * Maximum number of consecutive waits for an upstream, some ten seconds each; then entries get the approximate position
 * of their postcode until it answers again.
 */
const maxWaits = 6

interface Place {
  index: number
  item: JournalItem
}

/** Finds the position of the next entry of an import; returns true while there are more. */
export async function locateStep(
  payload: Payload,
  geocoder: Geocoder,
  record: ImportRecord,
  lease: ImportLease,
  progress: LocateProgress,
): Promise<boolean> {
  const next = await nextPlace(payload, record, progress)
  if (!next) return false
  const entry = await findEntry(payload, next.item.id)
  // Outside of the transaction, because it waits for its turn at the upstream.
  const found = entry ? await geocoder.locate(entry) : nothing
  if (found.isAnswered) progress.unanswered = 0
  else if (++progress.unanswered <= maxWaits) {
    await geocoder.answersAgain(progress.signal)
    return true
  }
  await inTransaction(payload, async (req) => {
    const present = await findImport(payload, record.id, req)
    if (present?.state !== 'done' || present.holder !== lease.holder) throw new ImportTakenOver()
    const journal = await readPart(payload, [record.id, 'journal', next.index], req)
    const item = journal?.items.find(({ id }) => id === next.item.id)
    if (!journal || !item) return
    const now = await findEntry(payload, item.id, req)
    const isUntouched = now !== null && (await isAsWritten(req, record.id, item, now))
    // If a person has edited the entry since, its position is not changed.
    if (isUntouched && found.position) {
      await continueLine(req, record.id)
      await writeEntry(req, { present: now, prepared: found.position })
    }
    item.place = found.isExact || !isUntouched ? 'exact' : found.position ? 'doubtful' : 'unknown'
    await changePart(payload, [record.id, 'journal', next.index], journal, req)
    const { current = 0, total = 0, doubtful = 0 } = present.locating ?? {}
    const locating = { current: current + 1, total, doubtful: doubtful + (item.place === 'exact' ? 0 : 1) }
    await changeImport(req, record.id, { ...lease, locating })
  })
  return true
}

async function isAsWritten(
  req: PayloadRequest,
  importId: string,
  item: JournalItem,
  { updatedAt }: StoredEntry,
): Promise<boolean> {
  const about = { line: { equals: importId }, noun: { equals: 'entries' }, target: { equals: item.id } }
  const note = await req.payload.db.findOne<JournalNote>({ collection: 'journal-notes', where: about, req })
  return note !== null && isSameTime(note.after, updatedAt)
}

const nothing: GeocodedLocation = { position: null, isExact: false, isAnswered: true }

async function nextPlace(
  payload: Payload,
  { id }: ImportRecord,
  after: LocateProgress,
): Promise<Place | null> {
  for (; ; after.index++) {
    const journal = await readPart(payload, [id, 'journal', after.index])
    if (!journal) return null
    const item = journal.items.find(({ place }) => place === 'wanted')
    if (item) return { index: after.index, item }
  }
}

const findEntry = (payload: Payload, id: string, req?: PayloadRequest) =>
  payload.db.findOne<StoredEntry>({
    collection: 'entries',
    where: { id: { equals: id } },
    ...(req && { req }),
  })
