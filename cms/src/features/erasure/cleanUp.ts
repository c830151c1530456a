import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'
import { currentTime, dayMs } from '#clock.ts'
import { collectionRegister } from '#collectionRegister.ts'
import { forgetStrayReports } from '#collections/Reports/waitingReports.ts'
import { removeForgottenNotes } from '#collections/RequestNotes/notes.ts'
import { forgetOldWords } from '#collections/UnfoundWords/noteUnfoundWords.ts'
import { forgetOldRequests, requestDays } from '#collections/VerificationRequests/readVerificationRequests.ts'
import { missingStamp } from '#database/journalStamp.ts'
import { retentionTimes } from '#globals/SiteSettings/retentionTimes.ts'
import { startJob } from '#jobs/startJob.ts'
import { deleteMatching, deleteStored } from '#lib/changeDocuments.ts'
import { countAll, findIds } from '#lib/find/find.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { mailFileTime, mailFolder } from '#mail/mailFiles.ts'

const atOnce = 200

type FindVersions = (
  page: number,
) => Promise<{ docs: { id: unknown; parent?: unknown }[]; hasNextPage: boolean }>

/**
 * Keeps the newest of these of each document, so that the state of any later day can still be restored. Without hooks
 * and access rules.
 * @param before ISO 8601
 * @param max versions to delete in this run
 */
async function deleteOldVersions({ config, db }: Payload, before: string, max: number) {
  const query = { where: { updatedAt: { less_than: before } }, limit: atOnce }
  let deleted = 0
  const deleteOf = async (
    of: { collection: CollectionSlug } | { globalSlug: GlobalSlug },
    find: FindVersions,
  ) => {
    const ids = await allButFirst(max - deleted, find)
    if (ids.length > 0) await db.deleteVersions({ ...of, where: { id: { in: ids } } })
    deleted += ids.length
  }
  for (const collection of config.collections.filter(isVersioned).map(({ slug }) => slug))
    await deleteOf({ collection }, (page) => {
      const select = { parent: true, updatedAt: true } as const
      return db.findVersions({ ...query, collection, sort: ['parent', '-updatedAt', 'id'], page, select })
    })
  for (const global of config.globals.filter(isVersioned).map(({ slug }) => slug as GlobalSlug))
    await deleteOf({ globalSlug: global }, (page) =>
      db.findGlobalVersions({ ...query, global, sort: '-updatedAt', page }),
    )
  return deleted
}

const isVersioned = ({ versions }: { versions?: unknown }) => Boolean(versions)

/** Ids of all but the first of each parent, at most `max`. */
async function allButFirst(max: number, find: FindVersions) {
  const over: string[] = []
  let last: { parent?: unknown } | undefined
  for (let page = 1, isMore = true; isMore && over.length < max; page++) {
    const { docs, hasNextPage } = await find(page)
    for (const version of docs) {
      if (last && version.parent === last.parent) over.push(String(version.id))
      last = version
    }
    isMore = hasNextPage
  }
  return over.slice(0, Math.max(0, max))
}

const everyMs = 60 * 60 * 1000

/** After a start, then daily, on one server at a time; again at the next check if it did not fit into one run. */
export function startCleanUp(payload: Payload, dataDir: string, imports: ImportRetention) {
  let doneAt: number | null = null

  async function cleanUpIfDue() {
    // A clock that was put back must not prevent it.
    if (doneAt !== null && Math.abs(currentTime() - doneAt) < dayMs) return
    const began = currentTime()
    const deleted = await cleanUp(payload, dataDir, imports)
    const gone = Object.entries(deleted).filter(([, count]) => count > 0)
    doneAt = gone.some(([, count]) => count >= maxPerRun) ? null : began
    if (gone.length > 0)
      payload.logger.info({ counts: Object.fromEntries(gone), msg: 'Outdated data deleted' })
  }

  return startJob(payload, cleanUpIfDue, {
    everyMs,
    lease: 'tidy',
    failure: 'Outdated data could not be deleted',
  })
}

/** Per kind and run; the rest is left to the next run, so that no request waits behind a long one. */
export const maxPerRun = 500
const someOnly = { limit: maxPerRun, sort: 'id' }
const maxSecurityEvents = 100_000
/** Some 250 bytes each: an act on 20,000 entries is 5 MB of them. */
const maxJournalNotes = 400_000

export interface ImportRetention {
  /** Takes away data that an import has kept so many days; answers of how many imports. */
  expire(payload: Payload, days: number): Promise<number>
  /** States in which an import has ended. */
  endStates: readonly string[]
}

/** Each document by itself: killed, or done by two servers, it only does less. Answers by kind how much went. */
export async function cleanUp(payload: Payload, dataDir: string, imports: ImportRetention) {
  const times = await retentionTimes(payload)
  const before = (days: number) => new Date(currentTime() - days * dayMs).toISOString()
  const deletedBefore = (days: number): Where => ({ deletedAt: { less_than: before(days) } })
  const ofState = (state: string, days: number) => ({ state: { equals: state }, ...deletedBefore(days) })
  const deleted: Record<string, number> = {
    declined: await emptyTrash(payload, 'entries', ofState('pending', times.declinedDays)),
    reports: await forgetStrayReports(payload),
    notes: await removeForgottenNotes(payload, before(times.declinedDays), maxPerRun),
    requests: await forgetOldRequests(payload, before(requestDays), maxPerRun),
    entries: await emptyTrash(payload, 'entries', ofState('published', times.trashDays)),
    versions: await deleteOldVersions(payload, before(times.versionDays), maxPerRun),
    securityEventsBeyond: await removeAbove(payload, 'security-events', {
      sort: 'timestamp',
      max: maxSecurityEvents,
    }),
    // A decision does not prolong how long a request's data are kept.
    journalOfRequests: await remove(payload, 'journal-notes', {
      and: [
        { noun: { in: ['entries', 'change-requests', 'reports', 'request-notes'] } },
        { after: { equals: missingStamp } },
        { at: { less_than: before(times.declinedDays) } },
      ],
    }),
    journalBeyond: await removeAbove(payload, 'journal-notes', { sort: 'at', max: maxJournalNotes }),
    mailFiles: await removeMailFiles(dataDir, currentTime() - times.mailDays * dayMs),
    importData: await imports.expire(payload, times.importDays),
    imports: await remove(payload, 'imports', {
      and: [{ state: { in: [...imports.endStates] } }, { createdAt: { less_than: before(times.logDays) } }],
    }),
    words: await forgetOldWords(payload),
  }
  for (const [slug, { retention }] of Object.entries(collectionRegister)) {
    if (!retention) continue
    const collection = slug as CollectionSlug
    if ('trash' in retention)
      deleted[slug] = await emptyTrash(payload, collection, deletedBefore(times[retention.trash]))
    else {
      const days = typeof retention.than === 'number' ? retention.than : times[retention.than]
      deleted[slug] = await remove(payload, collection, { [retention.olderBy]: { less_than: before(days) } })
    }
  }
  return deleted
}

/** Through Payload, which takes versions along; a document that was restored meanwhile stays. */
async function emptyTrash(payload: Payload, collection: CollectionSlug, where: Where) {
  let deleted = 0
  for (const id of await findIds(payload, collection, where, someOnly)) {
    const still: Where = { and: [{ id: { equals: id } }, where] }
    const docs = await inTransaction(payload, (req) =>
      deleteMatching(req, collection, still, { trash: true }),
    )
    deleted += docs.length
  }
  return deleted
}

async function remove(payload: Payload, collection: CollectionSlug, where: Where, some = someOnly) {
  const ids = await findIds(payload, collection, where, some)
  if (ids.length > 0) await deleteStored(payload, collection, { id: { in: ids } })
  return ids.length
}

/** Ignores how long they may be kept: logs and journal must not grow without end. */
export async function removeAbove(
  payload: Payload,
  collection: CollectionSlug,
  { sort, max }: { sort: string; max: number },
) {
  const limit = Math.min((await countAll(payload, collection)) - max, maxPerRun)
  return limit <= 0 ? 0 : remove(payload, collection, {}, { limit, sort })
}

/** Without a mail server, mails are stored as files. */
async function removeMailFiles(dataDir: string, before: number) {
  const folder = mailFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  const old = names.filter((name) => (mailFileTime(name) ?? Number.POSITIVE_INFINITY) < before)
  for (const name of old.slice(0, maxPerRun)) await rm(path.join(folder, name), { force: true })
  return Math.min(old.length, maxPerRun)
}
