import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { currentIso } from '#clock.ts'
import { forgetRequest } from '#collections/VerificationRequests/readVerificationRequests.ts'
import { changeStored, deleteStored } from '#lib/changeDocuments.ts'
import { dropBytes } from '#lib/fileBytes/fileBytes.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { type ErasureChoice, erasedText } from '#shared/erasure'
import { fieldsNaming, type PersonMatcher, withoutPerson } from './person.ts'
import type { NamedDoc, NamingPlace } from './places.ts'

export interface ErasureOptions {
  dataDir: string
  backupDirs: readonly string[]
  eraseImportData(payload: Payload, id: string): Promise<void>
  forgetPaper(): Promise<void>
}

/** One place at a time; if the server is killed, the next attempt finds and erases the rest. */
export async function erasePlace(
  payload: Payload,
  matcher: PersonMatcher,
  place: NamingPlace,
  {
    choice,
    dataDir,
    eraseImportData,
  }: { choice: ErasureChoice } & Pick<ErasureOptions, 'dataDir' | 'eraseImportData'>,
) {
  if (choice === 'keep') return
  switch (place.kind) {
    case 'dataFile':
      return rm(path.join(dataDir, place.path), { force: true })
    case 'version':
      return payload.db.deleteVersions({ collection: place.of, where: { id: { equals: place.id } } })
    case 'globalVersion':
      return payload.db.deleteVersions({ globalSlug: place.of, where: { id: { equals: place.id } } })
    case 'global':
      return inTransaction(payload, async (req) => {
        const doc = await payload.db.findGlobal<NamedDoc>({ slug: place.of, req })
        // The whole global, because SQLite's adapter replaces it.
        const { id: _id, _id: _own, __v, globalType, ...data } = doc
        await payload.db.updateGlobal({
          slug: place.of,
          data: { ...data, ...cleared(payload, matcher, place.of, doc) },
          req,
        })
      })
    case 'document':
      if (place.of === 'file-parts') return dropBytes(payload, { whole: { equals: place.doc.whole } })
      if (place.of === 'verification-requests') return forgetRequest(payload, place.doc.id)
      if (place.of === 'import-parts') return eraseImportData(payload, String(place.doc.import))
      return inTransaction(payload, (req) =>
        choice === 'delete'
          ? deleteWhole(req, place.of, place.doc.id)
          : clear(req, matcher, place.of, place.doc.id),
      )
  }
}

/** Without a user, so that no log line names the person again. */
async function deleteWhole(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const { payload } = req
  if (collection.startsWith('payload-')) {
    await deleteStored(req, collection, { id: { equals: id } })
    return
  }
  if (collection === 'users') {
    await deleteStored(req, 'payload-locked-documents', { 'user.value': { equals: id } })
  }
  const stored = await payload.db.findOne({ collection, where: { id: { equals: id } }, req })
  if (stored) await payload.delete({ collection, id, trash: true, depth: 0, req })
}

async function clear(req: PayloadRequest, matcher: PersonMatcher, of: CollectionSlug, id: string) {
  const { payload } = req
  const doc = await payload.db.findOne<NamedDoc>({ collection: of, where: { id: { equals: id } }, req })
  if (!doc) return
  const isDated = payload.collections[of].config.timestamps
  // In a line about the person, the surname alone is erased as well.
  const usedMatcher = of === 'logs' ? (matcher.withSurname ?? matcher) : matcher
  const data = { ...cleared(payload, usedMatcher, of, doc), ...(isDated && { updatedAt: currentIso() }) }
  await changeStored(req, of, id, data as object)
}

/** Required fields say that something was removed, the others become empty. */
function cleared(payload: Payload, matcher: PersonMatcher, of: string, doc: NamedDoc) {
  const config = [...payload.config.collections, ...payload.config.globals].find(({ slug }) => slug === of)
  const changes = fieldsNaming(matcher, doc).map((name): [string, unknown] => {
    const value = withoutPerson(matcher, doc[name], name)
    const field = config?.flattenedFields.find((one) => one.name === name)
    const isRequired = field && 'required' in field && field.required
    return [name, value === '' ? (isRequired ? erasedText : null) : value]
  })
  return Object.fromEntries(changes)
}
