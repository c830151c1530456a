import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { withoutForeignKeys } from '#database/withoutForeignKeys.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { holdMails } from '#mail/heldMails.ts'
import { backedUpCollections } from './content.ts'
import { BackupError, type BackupItem, summaryOfBackup } from './format.ts'
import { checkBackup, readLines } from './readBackup.ts'
import { markedUnfinished } from './unfinished.ts'

const atOnce = 100

/**
 * Into an empty database; the copy sends no mails. Fields that an older version's backup does not know get their
 * defaults. `lost` names the collections with fewer documents.
 * @throws BackupError before anything is written, if the backup is invalid or the target is not empty
 */
export async function restoreBackup(payload: Payload, file: string, dataDir: string) {
  const { end } = await checkBackup(file)
  const unknown = Object.keys(end.counts).filter(
    (slug) => !backedUpCollections(payload).some((known) => known === slug),
  )
  if (unknown.length > 0) throw new BackupError(`${file} holds what this version does not know: ${unknown}.`)
  await assertEmpty(payload)
  await markedUnfinished(dataDir, async () => {
    await payload.db.deleteMany({ collection: 'keys', where: {} })
    await withoutForeignKeys(payload, () => writeAll(payload, file))
    await holdMails(payload)
  })
  const lost: string[] = []
  for (const [slug, count] of Object.entries(end.counts))
    if ((await countOf(payload, slug)) < count) lost.push(slug)
  return { ...summaryOfBackup(file, end), lost }
}

const countOf = async (payload: Payload, slug: string) =>
  (await payload.db.count({ collection: slug as CollectionSlug, where: {} })).totalDocs

async function assertEmpty(payload: Payload) {
  for (const { slug } of payload.config.collections) {
    // A server that was started once has keys, which those of the backup replace.
    if (slug.startsWith('payload-') || slug === 'keys') continue
    if ((await countOf(payload, slug)) > 0)
      throw new BackupError(`The database is not empty: there are ${slug}. ${notEmpty}`)
  }
}

const notEmpty =
  'A backup is restored into an empty place only: name another DATA_DIR and, with MongoDB, another database.'

async function writeAll(payload: Payload, file: string) {
  let batch: BackupItem[] = []
  const write = async () => {
    const items = batch
    batch = []
    if (items.length > 0)
      await inTransaction(payload, async (req) => {
        for (const item of items) await writeItem(payload, item, req)
      })
  }
  for await (const line of readLines(file)) {
    batch.push(line)
    if (batch.length === atOnce) await write()
  }
  await write()
}

/** Bypasses hooks and rules. Copies the data, because the adapters change their arguments. */
async function writeItem({ db }: Payload, { kind, of, data }: BackupItem, req: PayloadRequest) {
  const scope = { returning: false, req } as const
  const copy = <T = never>() => structuredClone(data) as T
  if (kind === 'document') {
    await db.create({ collection: of as CollectionSlug, data: copy(), ...scope })
    return
  }
  if (kind === 'global') {
    const slug = of as GlobalSlug
    await db.createGlobal({ slug, data: copy(), ...scope })
    // SQLite's adapter sets the creation time of a new global to now.
    await db.updateGlobal({ slug, data: copy(), ...scope })
    return
  }
  const { parent, version: versionData, ...dates } = copy<VersionData>()
  const version = { ...dates, versionData, autosave: false, ...scope }
  if (kind === 'version')
    await db.createVersion({ collectionSlug: of as CollectionSlug, parent: String(parent), ...version })
  else await db.createGlobalVersion({ globalSlug: of as GlobalSlug, ...version })
}

type StoredDocument = { [field: string]: unknown; id: string; createdAt: string; updatedAt: string }

interface VersionData {
  parent?: unknown
  createdAt: string
  updatedAt: string
  version: StoredDocument
}
