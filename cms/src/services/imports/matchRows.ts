import { categoryKey, cleanCategoryName } from '@directory/shared/categoryName'
import type { Entry } from '@directory/shared/entry'
import { identityOf } from '@directory/shared/entryIdentity'
import { columnFields } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { readModelOf } from '../readModel/readModel.ts'
import type { KnownEntry } from './planRow.ts'
import { type ReadRow, RowFault } from './readRow.ts'
import { createSimilarInTown, listed } from './similarInTown.ts'

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export interface Match {
  known: KnownEntry | null
  /** Of the entry that is changed, or under which a new one is created. */
  id: string
  /** What staff should know of it, or `""`. */
  note: string
}

export type RowMatcher = Awaited<ReturnType<typeof createRowMatcher>>

/** Finds the entries that rows speak of, and rows of one file that speak of the same. */
export async function createRowMatcher(payload: Payload) {
  const model = readModelOf(payload)
  const categories = await readCategoryKeys(payload)
  const idsByPlace = await indexPlaces(model.allCategories('').map((name) => model.entriesOfCategory(name)))
  const similarInTown = createSimilarInTown(model)
  /** Rows by the entry they change or create, and by the identity of those they create. */
  const rowsById = new Map<string, number>()
  const rowsByNewIdentity = new Map<string, { row: number; hasUuid: boolean }>()
  let others = new Map<string, KnownEntry>()

  /** Call it with the UUIDs of some rows before they are matched: entries that are not public are looked up together. */
  async function prepare(uuids: readonly string[]): Promise<void> {
    const ids = uuids.filter((uuid) => !model.entry(uuid))
    others = ids.length > 0 ? await findHidden(payload, ids) : new Map()
  }

  function find(uuid: string): KnownEntry | null {
    const entry = model.entry(uuid)
    return entry ? ofPublic(entry) : (others.get(uuid) ?? null)
  }

  /** Public entries with the row's name, postcode and street. */
  function samePlace({ fields: { name, street, plz } }: ReadRow): Entry[] {
    if (!name || !street || !plz) return []
    const ids = idsByPlace.get(identityOf({ name, street, plz })) ?? []
    return ids.flatMap((id) => model.entry(id) ?? [])
  }

  function twinsOf(read: ReadRow): string[] {
    if (!read.fields.category) return []
    const key = keyOfCategory(read.fields.category)
    return samePlace(read).flatMap(({ uuid, category }) => (keyOfCategory(category) === key ? uuid : []))
  }

  function match(read: ReadRow): Match {
    const twins = twinsOf(read)
    const known = read.uuid ? find(read.uuid) : null
    if (known) {
      if (twins.length > 0 && !twins.includes(known.id))
        throw new RowFault(
          'Passt zu zwei Einträgen: Die UUID nennt einen, Name, PLZ, Straße und Kategorie einen anderen.',
        )
      return { known, id: known.id, note: '' }
    }
    if (read.uuid) {
      if (!uuidPattern.test(read.uuid))
        throw new RowFault('Das ist keine UUID. Für einen neuen Eintrag bleibt die Zelle leer.')
      return {
        known: null,
        id: read.uuid,
        note: twins.length > 0 ? 'Einen Eintrag mit Name, PLZ, Straße und Kategorie gibt es schon.' : '',
      }
    }
    if (twins.length > 1)
      throw new RowFault(
        `Passt zu ${twins.length} Einträgen mit Name, PLZ, Straße und Kategorie. Die UUID sagt, welcher gemeint ist.`,
      )
    const twin = twins[0] === undefined ? null : find(twins[0])
    return { known: twin, id: twin?.id ?? crypto.randomUUID(), note: '' }
  }

  /** Refuses a row that speaks of the same entry as a good one before it; else remembers it. */
  function once(row: number, read: ReadRow, { known, id }: Match): void {
    const identity = known ? null : identityOfRow(read)
    const earlier = rowsById.get(id) ?? earlierNew(identity, read.uuid !== null)
    if (earlier !== undefined) throw new RowFault(`Doppelt: Zeile ${earlier} ist derselbe Eintrag.`)
    rowsById.set(id, row)
    if (identity !== null && !rowsByNewIdentity.has(identity))
      rowsByNewIdentity.set(identity, { row, hasUuid: read.uuid !== null })
  }

  /** Two rows with UUIDs of their own are two entries, as the export of a directory with twins has them. */
  function earlierNew(identity: string | null, hasUuid: boolean): number | undefined {
    const earlier = identity === null ? undefined : rowsByNewIdentity.get(identity)
    return earlier && !(hasUuid && earlier.hasUuid) ? earlier.row : undefined
  }

  /** A category that comes in with its row may be a typing mistake. */
  function noteOfCategory(category: string | null | undefined): string {
    const name = cleanCategoryName(category ?? '')
    return categories.has(categoryKey(name))
      ? ''
      : `Die Kategorie „${name}“ gibt es noch nicht, sie wird angelegt.`
  }

  /** What a row would create may be in the directory already: in another category, or spelled in another way. */
  function noteOfTwins(read: ReadRow): string {
    const twins = samePlace(read)
    if (twins.length > 0)
      return `Schon im Verzeichnis, mit gleichem Namen und gleicher Adresse: ${listed(twins)}.`
    const { name, city } = read.fields
    const similar = name && city ? similarInTown(name, city) : []
    return similar.length > 0
      ? `Schon im Verzeichnis, mit ähnlichem Namen im selben Ort: ${listed(similar)}.`
      : ''
  }

  return { prepare, match, once, noteOfCategory, noteOfTwins }
}

async function readCategoryKeys(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.db.find<{ name: string }>({
    collection: 'categories',
    limit: 0,
    pagination: false,
  })
  return new Set(docs.map(({ name }) => categoryKey(name)))
}

async function indexPlaces(shelves: readonly (readonly Entry[])[]): Promise<Map<string, string[]>> {
  const index = new Map<string, string[]>()
  for (const entries of shelves) {
    for (const entry of entries) {
      const key = identityOf(entry)
      const ids = index.get(key)
      if (ids) ids.push(entry.uuid)
      else index.set(key, [entry.uuid])
    }
    await new Promise(setImmediate)
  }
  return index
}

const keyOfCategory = (category: string | null | undefined) => categoryKey(cleanCategoryName(category ?? ''))

/** `null` where the file lacks a column for it. */
function identityOfRow({ fields: { category, name, street, plz } }: ReadRow): string | null {
  if (!category || !name || !street || !plz) return null
  return `${identityOf({ name, street, plz })}|${keyOfCategory(category)}`
}

function ofPublic(entry: Entry): KnownEntry {
  const { uuid, updatedAt, ...fields } = entry
  return { id: uuid, state: 'published', isTrashed: false, updatedAt, fields }
}

/** Entries among `ids` that the public does not see: pending ones and those in the trash. */
async function findHidden(payload: Payload, ids: readonly string[]): Promise<Map<string, KnownEntry>> {
  const { docs } = await payload.db.find<Record<string, unknown> & { id: string }>({
    collection: 'entries',
    where: { id: { in: [...ids] } },
    limit: 0,
    pagination: false,
  })
  if (docs.length === 0) return new Map()
  const categories = await payload.db.find<{ id: string; name: string }>({
    collection: 'categories',
    limit: 0,
    pagination: false,
  })
  const names = new Map(categories.docs.map(({ id, name }) => [id, name]))
  return new Map(docs.map((doc) => [doc.id, ofStored(doc, names)]))
}

function ofStored(
  doc: Record<string, unknown> & { id: string },
  names: ReadonlyMap<string, string>,
): KnownEntry {
  const fields = Object.fromEntries(columnFields.map((field) => [field, doc[field] ?? undefined]))
  return {
    id: doc.id,
    state: doc.state === 'pending' ? 'pending' : 'published',
    isTrashed: Boolean(doc.deletedAt),
    updatedAt: new Date(doc.updatedAt as string).toISOString(),
    fields: { ...fields, category: names.get(String(doc.category)) ?? '' },
  }
}
