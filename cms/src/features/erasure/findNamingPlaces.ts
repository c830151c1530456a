import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { addressIds } from '../../collections/VerificationRequests/addressIds.ts'
import { documentPages } from '../../lib/find/documentPages.ts'
import type { FilePart } from '../../payload-types.ts'
import { dataFilesNaming, storedBytesName } from './dataFiles.ts'
import { fieldsNaming, namesPerson, type PersonMatcher } from './person.ts'
import type { NamedDoc, NamingPlace } from './places.ts'

const versionsAtOnce = 100

/** All collections are searched. */
export async function* findNamingPlaces(
  payload: Payload,
  matcher: PersonMatcher,
  dataDir: string,
): AsyncGenerator<NamingPlace> {
  const { addressHash } = matcher
  const addressId = addressHash === null ? null : (await addressIds(payload))(addressHash)
  for (const { slug, versions } of payload.config.collections) {
    const of = slug as CollectionSlug
    for await (const docs of documentPages<NamedDoc>(payload, of)) {
      for (const doc of docs) {
        const fields = await readFields(payload, { matcher, addressId }, of, doc)
        if (fields.length > 0) yield { kind: 'document', of, doc, fields }
        const bySurname = fields.length > 0 || of === 'file-parts' ? [] : fieldsOfSurname(matcher, doc)
        if (bySurname.length > 0) yield { kind: 'document', of, doc, fields: bySurname, isSurnameOnly: true }
      }
    }
    if (versions) yield* versionsNaming(payload, matcher, of)
  }
  for (const { slug } of payload.config.globals) yield* ofGlobal(payload, matcher, slug as GlobalSlug)
  for await (const file of dataFilesNaming(matcher, dataDir)) yield { kind: 'dataFile', path: file }
}

const fieldsOfSurname = ({ withSurname }: PersonMatcher, doc: object): string[] =>
  withSurname ? fieldsNaming(withSurname, doc) : []

async function readFields(
  payload: Payload,
  { matcher, addressId }: { matcher: PersonMatcher; addressId: string | null },
  of: CollectionSlug,
  doc: NamedDoc,
): Promise<string[]> {
  if (of === 'unfound-words') return matcher.isName(String(doc.word)) ? ['word'] : []
  if (of === 'file-parts') return fieldsOfFormer(payload, matcher, doc as unknown as FilePart)
  // Of an opted-out address only the opt-out is kept.
  if (of === 'verification-requests')
    return doc.id === addressId && !(doc.optedOutAt && doc.mails === 0) ? ['id'] : []
  const fields = fieldsNaming(matcher, doc)
  if (of !== 'files' || fields.length > 0) return fields
  return (await storedBytesName(payload, matcher, doc.id)) ? ['content'] : []
}

/** Stored in parts, of which the first represents all. */
async function fieldsOfFormer(
  payload: Payload,
  matcher: PersonMatcher,
  { file, former, place, name }: FilePart,
): Promise<string[]> {
  if (!former || place > 0) return []
  return matcher.isIn(name) || (await storedBytesName(payload, matcher, file, former)) ? ['content'] : []
}

async function* versionsNaming(
  payload: Payload,
  matcher: PersonMatcher,
  slug: CollectionSlug,
): AsyncGenerator<NamingPlace> {
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await payload.db.findVersions<object>({
      collection: slug,
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
      if (namesPerson(matcher, version)) yield { kind: 'version', of: slug, id, parent }
      else if (fieldsOfSurname(matcher, version).length > 0)
        yield { kind: 'version', of: slug, id, parent, isSurnameOnly: true }
    if (!hasNextPage) return
  }
}

async function* ofGlobal(
  payload: Payload,
  matcher: PersonMatcher,
  slug: GlobalSlug,
): AsyncGenerator<NamingPlace> {
  const doc = await payload.db.findGlobal<NamedDoc>({ slug })
  const fields = fieldsNaming(matcher, doc)
  const bySurname = fieldsOfSurname(matcher, doc)
  if (fields.length > 0) yield { kind: 'global', of: slug, fields }
  else if (bySurname.length > 0) yield { kind: 'global', of: slug, fields: bySurname, isSurnameOnly: true }
  const everyOne = { global: slug, limit: 0, pagination: false }
  const { docs } = await payload.db.findGlobalVersions<object>(everyOne)
  for (const { id, version } of docs as unknown as { id: string; version: object }[])
    if (namesPerson(matcher, version)) yield { kind: 'globalVersion', of: slug, id }
    else if (fieldsOfSurname(matcher, version).length > 0)
      yield { kind: 'globalVersion', of: slug, id, isSurnameOnly: true }
}
