import path from 'node:path'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import type { FormerBytesPart } from '../../payload-types.ts'
import { documentPages } from '../documentPages.ts'
import { filesDirOf } from '../files/filesDir.ts'
import { readFormerBytes } from '../files/formerBytes.ts'
import { bytesName, dataFilesNaming, fileNames } from './dataFiles.ts'
import type { PersonMatcher } from './person.ts'
import type { Doc, Located } from './places.ts'
import { fieldsNaming, names } from './walk.ts'

const versionsAtOnce = 100

/** Every place of database and data folder that names the person; whatever collections there are, all are asked. */
export async function* locate(
  payload: Payload,
  matcher: PersonMatcher,
  dataDir: string,
): AsyncGenerator<Located> {
  const uploaded = new Set<string>()
  for (const { slug, versions } of payload.config.collections) {
    const of = slug as CollectionSlug
    for await (const docs of documentPages<Doc>(payload, of)) {
      if (of === 'files') for (const { filename } of docs) uploaded.add(String(filename))
      for (const doc of docs) {
        const fields = await fieldsOf(payload, matcher, of, doc)
        if (fields.length > 0) yield { kind: 'document', of, doc, fields }
      }
    }
    if (versions) yield* versionsNaming(payload, matcher, of)
  }
  for (const { slug } of payload.config.globals) yield* ofGlobal(payload, matcher, slug as GlobalSlug)
  for await (const file of dataFilesNaming(matcher, dataDir, uploaded)) yield { kind: 'dataFile', path: file }
}

async function fieldsOf(
  payload: Payload,
  matcher: PersonMatcher,
  of: CollectionSlug,
  doc: Doc,
): Promise<string[]> {
  if (of === 'unfound-words') return matcher.isName(String(doc.word)) ? ['word'] : []
  if (of === 'former-bytes') return fieldsOfFormer(payload, matcher, doc as never)
  // Objections stay: without them the person would be written to again.
  if (of === 'asks') return matcher.isAddressHash(doc.id) ? ['id'] : []
  if (of === 'ask-mails') return matcher.isAddressHash(String(doc.ask)) ? ['ask'] : []
  const fields = fieldsNaming(matcher, doc)
  if (of !== 'files' || fields.length > 0) return fields
  const file = path.join(filesDirOf(payload), path.basename(String(doc.filename)))
  return (await fileNames(matcher, file).catch(() => false)) ? ['content'] : []
}

/** Of the first part, which stands for the others. */
async function fieldsOfFormer(
  payload: Payload,
  matcher: PersonMatcher,
  { whole, place, name }: FormerBytesPart,
): Promise<string[]> {
  if (place > 0) return []
  const former = matcher.isIn(name) ? null : await readFormerBytes(payload, whole)
  return matcher.isIn(name) || (former && bytesName(matcher, former.data)) ? ['content'] : []
}

async function* versionsNaming(
  payload: Payload,
  matcher: PersonMatcher,
  of: CollectionSlug,
): AsyncGenerator<Located> {
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await payload.db.findVersions<object>({
      collection: of,
      where: {},
      sort: 'id',
      limit: versionsAtOnce,
      page,
    })
    for (const { id, parent, version } of docs as unknown as {
      id: string
      parent: string
      version: object
    }[])
      if (names(matcher, version)) yield { kind: 'version', of, id, parent }
    if (!hasNextPage) return
  }
}

async function* ofGlobal(payload: Payload, matcher: PersonMatcher, of: GlobalSlug): AsyncGenerator<Located> {
  const fields = fieldsNaming(matcher, await payload.db.findGlobal({ slug: of }))
  if (fields.length > 0) yield { kind: 'global', of, fields }
  const everyOne = { global: of, limit: 0, pagination: false }
  const { docs } = await payload.db.findGlobalVersions<object>(everyOne)
  for (const { id, version } of docs as unknown as { id: string; version: object }[])
    if (names(matcher, version)) yield { kind: 'globalVersion', of, id }
}
