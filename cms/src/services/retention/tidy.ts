import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, Payload, Where } from 'payload'
import { currentTime, dayMs } from '../../clock.ts'
import { forgetUnownedBytes } from '../files/fileStoreOf.ts'
import { expireImports } from '../imports/expireImports.ts'
import { endStates } from '../imports/records.ts'
import { assertNoErrors, inTransaction } from '../inTransaction.ts'
import { mailFileTime, mailFolder } from '../mail/mailFiles.ts'
import { forgetStrayReports } from '../reports/followEntry.ts'
import { removeForgottenNotes } from '../requestNotes/requestNotes.ts'
import { forgetOldWords } from '../search/noteUnfoundWords.ts'
import { deleteOldVersions } from './oldVersions.ts'
import { retentionTimes } from './retentionTimes.ts'

/** Of each kind and run; what is left goes in the next one, so that nobody waits behind a great tidying. */
export const mostPerRun = 500
/** Who is asked every year is asked anew before; the link to object holds as long as the mail is likely to be kept. */
const askDays = 400
const mostSecurityEvents = 100_000

/**
 * Deletes what is older than the association wants to keep it, each document by itself: killed or done by two servers
 * at once it only does less, or the same. Answers by kind how much went.
 */
export async function tidy(payload: Payload, dataDir: string): Promise<Record<string, number>> {
  const times = await retentionTimes(payload)
  const before = (days: number) => new Date(currentTime() - days * dayMs).toISOString()
  const deletedBefore = (days: number): Where => ({ deletedAt: { less_than: before(days) } })
  const ofState = (state: string, days: number): Where => ({
    and: [{ state: { equals: state } }, deletedBefore(days)],
  })
  return {
    declined: await emptyTrash(payload, 'entries', ofState('pending', times.declinedDays)),
    decisions: await remove(payload, 'decisions', { createdAt: { less_than: before(times.declinedDays) } }),
    reports: await forgetStrayReports(payload),
    notes: await removeForgottenNotes(payload, before(times.declinedDays), mostPerRun),
    entries: await emptyTrash(payload, 'entries', ofState('published', times.trashDays)),
    news: await emptyTrash(payload, 'news', deletedBefore(times.trashDays)),
    links: await emptyTrash(payload, 'links', deletedBefore(times.trashDays)),
    versions: await deleteOldVersions(payload, before(times.versionDays), mostPerRun),
    formerBytes: await remove(payload, 'former-bytes', { createdAt: { less_than: before(times.trashDays) } }),
    logs: await remove(payload, 'logs', { timestamp: { less_than: before(times.logDays) } }),
    securityEvents:
      (await remove(payload, 'security-events', {
        timestamp: { less_than: before(times.securityLogDays) },
      })) + (await removeBeyond(payload, mostSecurityEvents)),
    mails: await remove(payload, 'mails', { createdAt: { less_than: before(times.mailDays) } }),
    asks: await remove(payload, 'asks', { askedAt: { less_than: before(askDays) } }),
    askMails: await remove(payload, 'ask-mails', { mailedAt: { less_than: before(askDays) } }),
    mailFiles: await removeMailFiles(dataDir, currentTime() - times.mailDays * dayMs),
    importData: await expireImports(payload, times.importDays),
    imports: await remove(payload, 'imports', {
      and: [{ state: { in: [...endStates] } }, { createdAt: { less_than: before(times.logDays) } }],
    }),
    words: await forgetOldWords(payload),
    files: await forgetUnownedBytes(payload),
  }
}

/** Through Payload, which takes versions along; a document that was restored meanwhile stays. */
async function emptyTrash(
  payload: Payload,
  collection: 'entries' | 'news' | 'links',
  where: Where,
): Promise<number> {
  let deleted = 0
  for (const id of await idsOf(payload, collection, where)) {
    const still: Where = { and: [{ id: { equals: id } }, where] }
    const { docs } = await inTransaction(payload, async (req) =>
      assertNoErrors(await payload.delete({ collection, where: still, trash: true, depth: 0, req })),
    )
    deleted += docs.length
  }
  return deleted
}

async function remove(payload: Payload, collection: CollectionSlug, where: Where): Promise<number> {
  const ids = await idsOf(payload, collection, where)
  if (ids.length > 0) await payload.db.deleteMany({ collection, where: { id: { in: ids } } })
  return ids.length
}

/** However long it may be kept: the log is not to grow without end. */
async function removeBeyond(payload: Payload, most: number): Promise<number> {
  const collection = 'security-events'
  const { totalDocs } = await payload.count({ collection })
  const limit = Math.min(totalDocs - most, mostPerRun)
  if (limit <= 0) return 0
  const page = { limit, pagination: false, sort: 'timestamp', select: {} }
  const { docs } = await payload.db.find<{ id: string }>({ collection, where: {}, ...page })
  await payload.db.deleteMany({ collection, where: { id: { in: docs.map(({ id }) => id) } } })
  return docs.length
}

async function idsOf(payload: Payload, collection: CollectionSlug, where: Where): Promise<string[]> {
  const page = { limit: mostPerRun, pagination: false, sort: 'id', select: {} }
  const { docs } = await payload.db.find<{ id: string }>({ collection, where, ...page })
  return docs.map(({ id }) => id)
}

/** Where no mail server is set, mails are files. */
async function removeMailFiles(dataDir: string, before: number): Promise<number> {
  const folder = mailFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  const old = names.filter((name) => (mailFileTime(name) ?? Number.POSITIVE_INFINITY) < before)
  for (const name of old.slice(0, mostPerRun)) await rm(path.join(folder, name), { force: true })
  return Math.min(old.length, mostPerRun)
}
