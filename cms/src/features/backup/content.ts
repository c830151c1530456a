import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest, TypeWithVersion } from 'payload'
import { documentPages } from '#lib/find/documentPages.ts'
import type { BackupItem } from './format.ts'

type Data = BackupItem['data']

const excluded: ReadonlySet<string> = new Set(['sessions', 'security-events'])

/**
 * Sessions end with their server, Payload's own notes (locks, column widths) are no content, and copies would keep the
 * addresses in the security log for years.
 */
export const backedUpCollections = (payload: Payload) =>
  payload.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => !excluded.has(slug) && !slug.startsWith('payload-'))

/** Includes trash, versions and password hashes, in batches of a hundred. */
export async function* readContent(
  payload: Payload,
  req: Partial<PayloadRequest>,
): AsyncGenerator<BackupItem> {
  for (const { slug } of payload.config.globals) yield* readGlobal(payload, slug, req)
  for (const of of backedUpCollections(payload)) {
    for await (const docs of documentPages<Data & { id: string }>(payload, of, { req })) {
      for (const data of docs) yield { kind: 'document', of, data: plain(data) }
      if (payload.collections[of].config.versions) yield* versions(payload, of, docs, req)
    }
  }
}

async function* versions(
  payload: Payload,
  of: CollectionSlug,
  docs: readonly Data[],
  req: Partial<PayloadRequest>,
): AsyncGenerator<BackupItem> {
  const page = await payload.db.findVersions<Data>({
    collection: of,
    where: { parent: { in: docs.map(({ id }) => String(id)) } },
    ...everyVersion(req),
  })
  for (const one of page.docs) yield { kind: 'version', of, data: versionOf(one) }
}

async function* readGlobal(
  payload: Payload,
  of: GlobalSlug,
  req: Partial<PayloadRequest>,
): AsyncGenerator<BackupItem> {
  const stored = (await payload.db.findGlobal<Data>({ slug: of, req })) as Data | null
  if (!stored?.id) return
  const { id: _id, globalType: _type, ...data } = plain(stored)
  yield { kind: 'global', of, data }
  const all = await payload.db.findGlobalVersions<Data>({ global: of, ...everyVersion(req) })
  for (const one of all.docs) yield { kind: 'globalVersion', of, data: versionOf(one) }
}

const everyVersion = (req: Partial<PayloadRequest>) => ({
  sort: 'updatedAt',
  limit: 0,
  pagination: false,
  req,
})

/** Each database generates a version's id in its own way, and no document refers to it. */
function versionOf(found: TypeWithVersion<Data>): Data {
  const { parent, createdAt, updatedAt, version } = found
  const { id: _id, globalType: _type, ...kept } = plain(version)
  return { ...(parent !== undefined && { parent }), createdAt, updatedAt, version: kept }
}

const plain = ({ _id, __v, ...data }: Data): Data => data
