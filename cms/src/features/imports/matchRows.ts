import { categoryKey, cleanCategoryName } from '@directory/shared/categoryName'
import type { Entry } from '@directory/shared/entry'
import { identityOf } from '@directory/shared/entryIdentity'
import { fold } from '@directory/shared/fold'
import { columnFields } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { yieldToRequests } from '../../clock.ts'
import { findAll } from '../../lib/find/find.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'
import { createAlikeRows, createSimilarInTown, listed, listedByTown } from './alikeRows.ts'
import type { ExistingEntry } from './planRow.ts'
import type { ReadRow } from './readRow.ts'
import { type RowRemark, rowFaults, rowWarnings } from './rowNotes.ts'

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export interface RowMatch {
  known: ExistingEntry | null
  /** Id of the changed entry, or of the new one. */
  id: string
  /** Why it cannot be told which one is meant, or that it may not be. */
  faults: RowRemark[]
  /** Remarks for staff. */
  warnings: RowRemark[]
  /** Public entries with the row's name, postcode and street. */
  samePlace: readonly Entry[]
  /** Key of what the row is about; null if it lacks a part of it. */
  identity: string | null
}

export type RowMatcher = Awaited<ReturnType<typeof createRowMatcher>>

/** Finds the entries that rows speak of, and rows of one file that speak of the same. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export async function createRowMatcher(payload: Payload) {
  const model = publicDataOf(payload)
  const categories = await readCategoryKeys(payload)
  // At once: an entry that changes its category meanwhile must not be met twice, or not at all.
  const entriesByCategory = model.allCategories('').map((name) => model.entriesOfCategory(name))
  const idsByPlace = await indexEntries(entriesByCategory, identityOf)
  const idsByName = await indexEntries(entriesByCategory, nameKey)
  const similarInTown = createSimilarInTown(model)
  /** Rows by the entry they change or create, and by the identity of those they create. */
  const rowsById = new Map<string, number>()
  const rowsByNewIdentity = new Map<string, { row: number; hasUuid: boolean }>()
  const alike = await createAlikeRows(entriesByCategory)
  const newCategories = new Map<string, RowRemark>()
  let others = new Map<string, ExistingEntry>()

  /** Call it with the UUIDs of some rows before they are matched: entries that are not public are looked up together. */
  async function prepare(uuids: readonly string[]): Promise<void> {
    const ids = uuids.filter((uuid) => !model.entry(uuid))
    others = ids.length > 0 ? await findHidden(payload, ids) : new Map()
  }

  function find(uuid: string): ExistingEntry | null {
    const entry = model.entry(uuid)
    return entry ? ofPublic(entry) : (others.get(uuid) ?? null)
  }

  function match(read: ReadRow): RowMatch {
    const { name, street, plz, category } = read.fields
    const place = name && street && plz ? identityOf({ name, street, plz }) : null
    const samePlace = (idsByPlace.get(place ?? '') ?? []).flatMap((id) => model.entry(id) ?? [])
    const key = category ? keyOfCategory(category) : null
    const identity = place !== null && key !== null ? `${place}|${key}` : null
    const ids = samePlace.flatMap((entry) => (keyOfCategory(entry.category) === key ? entry.uuid : []))
    return { ...matchOf(read, ids), samePlace, identity }
  }

  /** @param ids those of the entries that the row's identity means */
  function matchOf(read: ReadRow, ids: readonly string[]): Omit<RowMatch, 'samePlace' | 'identity'> {
    const entryByUuid = read.uuid ? find(read.uuid) : null
    if (entryByUuid) {
      const isOther = ids.length > 0 && !ids.includes(entryByUuid.id)
      return {
        known: entryByUuid,
        id: entryByUuid.id,
        faults: isOther ? [rowFaults.twoEntries()] : [],
        warnings: [],
      }
    }
    if (read.uuid)
      return {
        known: null,
        id: read.uuid,
        faults: uuidPattern.test(read.uuid) ? [] : [rowFaults.noUuid()],
        warnings: ids.length > 0 ? [rowWarnings.sameUuidless()] : [],
      }
    const many = ids.length > 1 ? [rowFaults.manyTwins(ids.length)] : []
    const match = ids[0] === undefined ? null : find(ids[0])
    return { known: match, id: match?.id ?? crypto.randomUUID(), faults: many, warnings: [] }
  }

  /** The number of a good row before this one that speaks of the same entry. */
  function earlierRow(read: ReadRow, { known, id, identity }: RowMatch): number | undefined {
    return rowsById.get(id) ?? (known ? undefined : earlierNew(identity, read.uuid !== null))
  }

  /** Remembers a good row. */
  function remember(row: number, read: ReadRow, { known, id, identity }: RowMatch): void {
    rowsById.set(id, row)
    if (known) return
    alike.remember(row, read)
    if (identity !== null && !rowsByNewIdentity.has(identity))
      rowsByNewIdentity.set(identity, { row, hasUuid: read.uuid !== null })
  }

  /** Two rows with UUIDs of their own are two entries, as the export of a directory with two alike has them. */
  function earlierNew(identity: string | null, hasUuid: boolean): number | undefined {
    const earlier = identity === null ? undefined : rowsByNewIdentity.get(identity)
    return earlier && !(hasUuid && earlier.hasUuid) ? earlier.row : undefined
  }

  /** A category that comes in with its row may be a typing mistake. */
  function newCategory(category: string | null | undefined, isOpen: boolean): RowRemark[] {
    const name = cleanCategoryName(category ?? '')
    if (categories.has(categoryKey(name))) return []
    // Thousands of rows may name the same one.
    const key = `${isOpen} ${name}`
    const remark = newCategories.get(key) ?? rowWarnings.newCategory(name, isOpen)
    newCategories.set(key, remark)
    return [remark]
  }

  /** The row may duplicate an entry that has another category, address or spelling. */
  function possibleDuplicates(read: ReadRow, { samePlace }: RowMatch): RowRemark[] {
    const inFile = alike.earlierRows(read)
    if (samePlace.length > 0) return [rowWarnings.sameElsewhere(listed(samePlace)), ...inFile]
    const { name, city, category } = read.fields
    if (!name || !city) return []
    const sameNamed = (idsByName.get(nameKey({ name, category: category ?? '' })) ?? []).flatMap(
      (id) => model.entry(id) ?? [],
    )
    const town = fold(city.trim())
    const moved = sameNamed.filter((entry) => fold(entry.city.trim()) !== town)
    const similar = similarInTown(name, city)
    const named = [
      ...(similar.length > 0 ? [rowWarnings.similar(listed(similar))] : []),
      ...(moved.length > 0 ? [rowWarnings.moved(listedByTown(moved))] : []),
    ]
    return [...(named.length > 0 ? named : alike.known(read)), ...inFile]
  }

  const rememberLeftOut = (row: number, read: ReadRow) => alike.remember(row, read, false)
  return { prepare, match, earlierRow, remember, rememberLeftOut, newCategory, possibleDuplicates }
}

const nameKey = ({ name, category }: Pick<Entry, 'name' | 'category'>) =>
  `${identityOf({ name, street: '', plz: '' })}|${keyOfCategory(category)}`

async function readCategoryKeys(payload: Payload): Promise<Set<string>> {
  const docs = await findAll(payload, 'categories')
  return new Set(docs.map(({ name }) => categoryKey(name)))
}

async function indexEntries(
  entriesByCategory: readonly (readonly Entry[])[],
  keyOf: (entry: Entry) => string,
): Promise<Map<string, string[]>> {
  const index = new Map<string, string[]>()
  for (const entries of entriesByCategory) {
    for (const entry of entries) {
      const key = keyOf(entry)
      const ids = index.get(key)
      if (ids) ids.push(entry.uuid)
      else index.set(key, [entry.uuid])
    }
    await yieldToRequests()
  }
  return index
}

const keyOfCategory = (category: string | null | undefined) => categoryKey(cleanCategoryName(category ?? ''))

function ofPublic(entry: Entry): ExistingEntry {
  const { uuid, updatedAt, ...fields } = entry
  return { id: uuid, state: 'published', isTrashed: false, updatedAt, checkedAt: entry.checkedAt, fields }
}

/** Entries among `ids` that the public does not see: pending ones and those in the trash. */
async function findHidden(payload: Payload, ids: readonly string[]): Promise<Map<string, ExistingEntry>> {
  const { docs } = await payload.db.find<Record<string, unknown> & { id: string }>({
    collection: 'entries',
    where: { id: { in: [...ids] } },
    limit: 0,
    pagination: false,
  })
  if (docs.length === 0) return new Map()
  const categories = await findAll(payload, 'categories')
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return new Map(docs.map((doc) => [doc.id, ofStored(doc, names)]))
}

function ofStored(
  doc: Record<string, unknown> & { id: string },
  names: ReadonlyMap<string, string>,
): ExistingEntry {
  const fields = Object.fromEntries(columnFields.map((field) => [field, doc[field] ?? undefined]))
  return {
    id: doc.id,
    state: doc.state === 'pending' ? 'pending' : 'published',
    isTrashed: Boolean(doc.deletedAt),
    updatedAt: new Date(doc.updatedAt as string).toISOString(),
    checkedAt: null,
    fields: { ...fields, category: names.get(String(doc.category)) ?? '' },
  }
}
