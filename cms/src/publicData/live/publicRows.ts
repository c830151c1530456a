import type { Payload, Where } from 'payload'
import type { BatchAdapter } from '#database/adapterParts.ts'
import { documentPages } from '#lib/find/documentPages.ts'
import { findStored, type StoredDoc } from '#lib/find/find.ts'
import { boxExternalMedia } from '#lib/html/externalMedia.ts'
import { addPictureSizes, type PictureSize, storedPicturesIn } from '#lib/html/pictureSizes.ts'
import type { Confirmer } from '#shared/checked'
import { categoryFields } from '#shared/fields/categoryFields'
import { namesOf, textNames } from '#shared/fields/entryFields'
import type { NounFields } from '#shared/fields/nounFields'
import { type PageContent, pageFields } from '#shared/fields/pageFields'
import { topCategoryFields } from '#shared/fields/topCategoryFields'
import { nouns, type PlainNoun } from '#shared/nouns'
import type { PositionSource } from '#shared/positionSource'
import { isoText, storedText, storedTexts, storedValues } from '../nounValues.ts'
import { type PlainRow, toPublic } from '../plainNouns.ts'
import type { CategoryRow, EntryRow, TopCategoryRow } from '../rows.ts'
import { filePaths } from './storedDocs.ts'

export async function categoryRows(payload: Payload): Promise<CategoryRow[]> {
  return (await findStored(payload, 'categories')).map((doc) => ({
    id: doc.id,
    ...storedValues(categoryFields, doc),
    formerNames: storedTexts(doc.formerNames),
  }))
}

/** @param where absent: all */
export async function entryRows(
  payload: Payload,
  where: Where | undefined,
  categoryNames: ReadonlyMap<string, string>,
) {
  const rows: EntryRow[] = []
  // Asked for the state, too, SQLite would look through all published ones.
  for await (const doc of withVerifications(payload, where))
    if (doc.state === 'published' && !doc.deletedAt)
      rows.push(entryRow(doc, categoryNames.get(storedText(doc.category)) ?? ''))
  return rows
}

async function* withVerifications(payload: Payload, where?: Where): AsyncGenerator<StoredDoc> {
  const { readEntries: read } = payload.db as Pick<BatchAdapter, 'readEntries'>
  const pages = { ...(where ? { where } : { read }), atOnce: 1000 }
  for await (const step of documentPages<StoredDoc>(payload, 'entries', pages)) {
    const ids = step.map(({ id }) => id)
    const found = await findStored(payload, 'verifications', { id: { in: ids } })
    const verifications = new Map(found.map((one) => [one.id, one]))
    for (const doc of step) {
      const verification = verifications.get(doc.id)
      // Copying takes longer than reading it.
      yield Object.assign(doc, { checkedAt: verification?.checkedAt, checkedBy: verification?.by })
    }
  }
}

const flagNames = namesOf('flag')
const tristateNames = namesOf('tristate')
const degreesNames = namesOf('degrees')

export function entryRow(doc: StoredDoc, category: string) {
  const { id, updatedAt, formerNames } = doc
  // Key by key: copying a whole entry first takes several times as long.
  const row = { id, updatedAt: isoText(updatedAt), formerNames: storedTexts(formerNames) } as EntryRow
  for (const name of textNames) row[name] = storedText(doc[name])
  for (const name of flagNames) row[name] = doc[name] === true
  for (const name of tristateNames) row[name] = typeof doc[name] === 'boolean' ? doc[name] : null
  for (const name of degreesNames) row[name] = typeof doc[name] === 'number' ? doc[name] : null
  row.category = category
  row.checkedAt = storedText(doc.checkedAt) || null
  row.staff = {
    submitterEmail: storedText(doc.submitterEmail),
    checkedBy: storedText(doc.checkedBy) as Confirmer | '',
    positionSource: storedText(doc.positionSource) as PositionSource | '',
  }
  return row
}

const plainRow = <Noun extends PlainNoun>(noun: Noun, doc: StoredDoc) =>
  ({
    id: doc.id,
    ...storedValues<NounFields>(nouns[noun].fields, doc),
    createDate: isoText(doc.createdAt),
    updatedAt: isoText(doc.updatedAt),
  }) as unknown as PlainRow<Noun>

/** What answers carry of a stored document, drafts and the trash included. */
export const publicOf = <Noun extends PlainNoun>(noun: Noun, doc: object & { id: string }) =>
  toPublic(noun, plainRow(noun, { ...doc }))

/** Neither drafts nor in the trash, with the sizes of their pictures. */
export async function plainRows<Noun extends PlainNoun>(
  payload: Payload,
  noun: Noun,
): Promise<PlainRow<Noun>[]> {
  const stored = await findStored(payload, noun, { deletedAt: { exists: false } })
  const docs = stored.filter(({ draft }) => draft !== true)
  const sizes = await pictureSizes(
    payload,
    docs.map(({ picture }) => storedText(picture)),
  )
  return docs.map((doc) => {
    const { width, height } = sizes.get(storedText(doc.picture)) ?? {}
    const size = width && height && { pictureWidth: width, pictureHeight: height }
    return { ...plainRow(noun, doc), ...size }
  })
}

export async function pageRows(payload: Payload): Promise<PageContent[]> {
  const docs = await findStored(payload, 'pages')
  const sizes = await pictureSizes(
    payload,
    docs.flatMap(({ html }) => storedPicturesIn(storedText(html))),
  )
  return docs.map((doc) => ({
    ...storedValues(pageFields, doc),
    html: addPictureSizes(boxExternalMedia(storedText(doc.html)), sizes),
  }))
}

export async function topCategoryRows(
  payload: Payload,
  categoryNames: ReadonlyMap<string, string>,
): Promise<TopCategoryRow[]> {
  const docs = await findStored(payload, 'top-categories')
  const pathOf = await filePaths(
    payload,
    docs.map(({ image }) => image),
  )
  return docs.map((doc) => {
    const { titleKey: title, image, categories, ...rest } = storedValues(topCategoryFields, doc)
    return {
      ...rest,
      id: doc.id,
      image: pathOf(image) || '/images/category.svg',
      title,
      categories: categories.flatMap((id) => categoryNames.get(id) ?? []),
    }
  })
}

async function pictureSizes(payload: Payload, names: readonly string[]) {
  const usedNames = [...new Set(names)].filter((name) => name !== '')
  const files =
    usedNames.length > 0 ? await findStored(payload, 'files', { filename: { in: usedNames } }) : []
  const sizes = new Map<string, PictureSize>()
  for (const { filename, mimeType, width, height } of files) {
    const size = { width: Number(width), height: Number(height), type: storedText(mimeType) }
    if (size.width > 0 && size.height > 0) sizes.set(storedText(filename), size)
  }
  return sizes
}
