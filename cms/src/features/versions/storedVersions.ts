import type { PayloadRequest } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import { firstDocument, getDocument } from '#collections/documents.ts'
import { apiError } from '#lib/errors/apiError.ts'
import type { VersionedNoun } from '#shared/nouns'
import { isStoredPageName } from '#shared/page'

export interface StoredVersion {
  id: string
  /** `updatedAt` is the time from which it was valid. */
  version: Record<string, unknown> & { updatedAt: string }
}

type Document = Record<string, unknown> & { id: string; updatedAt: string }

/**
 * Finds nothing in the trash; a page is found by its name, too.
 * @throws ApiError
 */
export async function versionedDocument(req: PayloadRequest, noun: VersionedNoun, id: string) {
  if (noun !== 'pages') return (await getDocument(req, noun, id)) as unknown as Document
  const page = await firstDocument(req, 'pages', { [isStoredPageName(id) ? 'name' : 'id']: { equals: id } })
  if (!page) throw apiError('not_found.page')
  return page as unknown as Document
}

/** Small, because one version of a page may have megabytes. */
const pageSize = 10

/** Latest first, read in batches; of that id alone, if one is given. */
export async function* versionsOf(
  req: PayloadRequest,
  noun: VersionedNoun,
  parent: string,
  id?: string,
): AsyncGenerator<StoredVersion> {
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await req.payload.findVersions({
      collection: noun,
      where: { parent: { equals: parent }, ...(id !== undefined && { id: { equals: id } }) },
      sort: '-version.updatedAt',
      limit: pageSize,
      page,
      depth: 0,
      // Includes versions from its time in the trash.
      trash: true,
      ...asStaff(req),
    })
    yield* docs as unknown as StoredVersion[]
    if (!hasNextPage) return
  }
}

/** @throws ApiError if the document has no such version */
export async function versionOfDocument(
  req: PayloadRequest,
  noun: VersionedNoun,
  version: string,
  parent: string,
) {
  for await (const found of versionsOf(req, noun, parent, version)) return found
  throw apiError('not_found.version')
}
