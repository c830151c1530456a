import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { addressIds } from '#collections/VerificationRequests/addressIds.ts'
import { documentPages } from '#lib/find/documentPages.ts'
import type { FilePart } from '#payload-types.ts'
import { dataFilesNaming, storedBytesName } from './dataFiles.ts'
import { fieldsNaming, type PersonMatcher } from './person.ts'
import type { NamedDoc, NamingPlace } from './places.ts'

const versionsAtOnce = 100

export async function* findNamingPlaces(
  payload: Payload,
  matcher: PersonMatcher,
  dataDir: string,
): AsyncGenerator<NamingPlace> {
  const { addressHash } = matcher
  const addressId = addressHash === null ? null : (await addressIds(payload))(addressHash)
  for (const { slug: of, versions } of payload.config.collections) {
    for await (const docs of documentPages<NamedDoc>(payload, of)) {
      for (const doc of docs) {
        const fields = await readFields(payload, { matcher, addressId }, of, doc)
        const named = namedIn(of === 'file-parts' ? { ...matcher, withSurname: null } : matcher, doc, fields)
        if (named) yield { kind: 'document', of, doc, ...named }
      }
    }
    if (versions) yield* versionsNaming(payload, matcher, of)
  }
  for (const { slug } of payload.config.globals) yield* ofGlobal(payload, matcher, slug)
  for await (const file of dataFilesNaming(matcher, dataDir)) yield { kind: 'dataFile', path: file }
}

/** Null if nobody is named; the surname alone counts only where the person is not named otherwise. */
function namedIn(
  matcher: PersonMatcher,
  doc: object,
  fields = fieldsNaming(matcher, doc),
): { fields: string[]; isSurnameOnly?: true } | null {
  if (fields.length > 0) return { fields }
  const bySurname = matcher.withSurname ? fieldsNaming(matcher.withSurname, doc) : []
  return bySurname.length > 0 ? { fields: bySurname, isSurnameOnly: true } : null
}

async function readFields(
  payload: Payload,
  { matcher, addressId }: { matcher: PersonMatcher; addressId: string | null },
  of: CollectionSlug,
  doc: NamedDoc,
) {
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
) {
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
    for (const { id, parent, version } of docs) {
      const named = namedIn(matcher, version)
      if (named) yield { kind: 'version', of: slug, id, parent: String(parent), ...named }
    }
    if (!hasNextPage) return
  }
}

async function* ofGlobal(
  payload: Payload,
  matcher: PersonMatcher,
  slug: GlobalSlug,
): AsyncGenerator<NamingPlace> {
  const named = namedIn(matcher, await payload.db.findGlobal<NamedDoc>({ slug }))
  if (named) yield { kind: 'global', of: slug, ...named }
  const everyOne = { global: slug, limit: 0, pagination: false }
  const { docs } = await payload.db.findGlobalVersions<object>(everyOne)
  for (const { id, version } of docs) {
    const namedThen = namedIn(matcher, version)
    if (namedThen) yield { kind: 'globalVersion', of: slug, id, ...namedThen }
  }
}
