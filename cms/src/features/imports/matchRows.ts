import type { Payload, Where } from 'payload'
import { yieldToRequests } from '#clock.ts'
import {
  type Compared,
  createDuplicateIndex,
  type Likeness,
  type Traits,
  traitsOf,
} from '#collections/Entries/duplicateIndex.ts'
import { entryOf } from '#collections/Entries/entryOf.ts'
import { findAll } from '#lib/find/find.ts'
import { placeNameKey } from '#lib/places/postcodes.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { indexNames } from '#publicData/words/EntryNames.ts'
import { appendTo, listsBy } from '#shared/appendTo'
import { withoutBarrierfree } from '#shared/barrierfree'
import type { Entry } from '#shared/entry'
import { identityOf } from '#shared/entryIdentity'
import { phoneNames } from '#shared/fields/entryFields'
import { onceEach, recordOf } from '#shared/ownValue'
import { isUuid } from '#shared/token'
import { keyOfCategory } from './cells.ts'
import { listed, type RowRemark, remark, shorten } from './remarks.ts'
import type { Columns, ExistingEntry, ReadRow } from './rows.ts'

export interface RowMatch {
  known: ExistingEntry | null
  /** Of its entry; null for a new one without a UUID. */
  id: string | null
  /** Why the row's entry is unclear, or may not be changed: an earlier row is about it, too. */
  faults: RowRemark[]
  /** Public entries with the row's name, postcode and street. */
  samePlace: readonly Entry[]
  /** One of them has its category, too, but not its UUID. */
  hasTwin: boolean
  /** Key of the provider: name, address, category; null if one is missing. */
  identity: string | null
}

/** A possible duplicate of an entry, or of an earlier row (then `entry` is null). */
export interface Doubt {
  remark: RowRemark
  entry: ExistingEntry | null
}

interface NewRow extends Compared {
  row: number
  hasUuid: boolean
}
type Alike<T> = { entry: T } & Likeness

export type RowMatcher = Awaited<ReturnType<typeof createRowMatcher>>

export async function createRowMatcher(payload: Payload, columns: Columns, index: EntriesIndex) {
  const model = publicDataOf(payload)
  const hidden = columns.includes('uuid') ? await findHidden(payload) : null
  const keyOf = onceEach(keyOfCategory)
  /** Rows by the entry they change or create, and by the identity of those they create. */
  const [rowsById, newRows] = [new Map<string, number>(), new Map<string, NewRow>()]

  // Each row is compared with the entries and the earlier rows.
  let last: { read: ReadRow; traits: Traits<NewRow> } | null = null
  function traitsOfRow(row: number, read: ReadRow) {
    if (last?.read === read) return last.traits
    const fields = recordOf(compared, (field) => read.fields[field] ?? '')
    last = { read, traits: traitsOf(Object.assign(fields, { row, hasUuid: read.uuid !== null })) }
    return last.traits
  }

  /** @param chosen the entry that an answer has named */
  function match({ uuid, fields }: Pick<ReadRow, 'uuid' | 'fields'>, chosen: ExistingEntry | null): RowMatch {
    const { name, street, plz, category } = fields
    const place = name && street && plz ? identityOf({ name, street, plz }) : null
    const samePlace = (place !== null && index.placesIn(plz ?? '').get(place)) || []
    const key = category ? keyOf(category) : null
    const identity = place !== null && key !== null ? `${place}|${key}` : null
    const meant = samePlace.filter((entry) => keyOf(entry.category) === key)
    const [first] = meant
    const named = model.entry(uuid ?? '')
    const given = named ? ofPublic(named) : hidden?.get(uuid ?? '')
    const known = chosen ?? given ?? (first && !uuid ? ofPublic(first) : null)
    const id = known?.id ?? uuid
    const isUnknown = !given && uuid !== null
    const twin = newRows.get(identity ?? '')
    // Two rows with different UUIDs are two entries: exports contain entries that are alike.
    const isTwin = !known && !(uuid !== null && twin?.hasUuid)
    const earlier = rowsById.get(id ?? '') ?? (isTwin ? twin?.row : undefined)
    const faults = [
      ...(given && first && !meant.some((entry) => entry.uuid === given.id)
        ? [remark('two_entries', 'uuid')]
        : []),
      ...(!uuid && meant.length > 1 ? [remark('many_twins', null, { count: meant.length })] : []),
      ...(isUnknown && !isUuid(uuid) ? [remark('no_uuid', 'uuid')] : []),
      ...(earlier === undefined ? [] : [remark('twice', null, { row: earlier }, 'twice')]),
    ]
    return { known, id, samePlace, identity, faults, hasTwin: isUnknown && first !== undefined }
  }

  return {
    match,
    /** Remembers a row. @param isTaken false for a rejected one, of which only common contact data count */
    remember(row: number, read: ReadRow, { known, id, identity }: RowMatch, isTaken: boolean) {
      if (isTaken && id !== null) rowsById.set(id, row)
      if (known) return
      const traits = traitsOfRow(row, read)
      index.ofCategory(traits.entry.category).alike.add(traits, isTaken)
      if (isTaken && identity !== null && !newRows.has(identity)) newRows.set(identity, traits.entry)
    },
    possibleDuplicates(row: number, read: ReadRow, { samePlace, hasTwin }: RowMatch): Doubt[] {
      if (hasTwin) return [{ remark: remark('same_uuidless'), entry: null }]
      const own = traitsOfRow(row, read)
      const like = index.ofCategory(own.entry.category).alike.like(own)
      const rows = like.filter((one): one is Alike<NewRow> => 'row' in one.entry)
      const entries = like.filter((one): one is Alike<Entry> => !('row' in one.entry))
      const about =
        samePlace.length > 0 ? doubt('same_elsewhere', samePlace) : doubtsAbout(own, index, entries)
      return [...about, ...doubtsWithin(read, rows)]
    },
  }
}

export type EntriesIndex = Awaited<ReturnType<typeof indexEntries>>

/** Of public entries; rows come to those that are alike. What few files need is indexed when a row asks for it. */
export async function indexEntries(payload: Payload) {
  const model = publicDataOf(payload)
  // Read at once: an entry that changes its category meanwhile must be found exactly once.
  const all = model
    .allCategories('')
    .map((name) => [keyOfCategory(name), model.entriesOfCategory(name)] as const)
  const [byPostcode, byTown] = [new Map<string, Entry[]>(), new Map<string, Entry[]>()]
  for (const [, entries] of all) {
    for (const entry of entries) {
      appendTo(byPostcode, entry.plz, entry)
      appendTo(byTown, placeNameKey(entry.city), entry)
    }
    await yieldToRequests()
  }
  const byCategory = new Map(all)
  const ofKey = onceEach((category) => indexCategory(byCategory.get(category) ?? []))
  return {
    byTown,
    namesIn: onceEach((town) => indexNames(byTown.get(town) ?? [])),
    placesIn: onceEach((plz) => listsBy(byPostcode.get(plz) ?? [], identityOf)),
    /** However the category is spelled. */
    ofCategory: onceEach((category) => ofKey(keyOfCategory(category))),
  }
}

function indexCategory(entries: readonly Entry[]) {
  const alike = createDuplicateIndex<Entry | NewRow>()
  for (const entry of entries) alike.add(traitsOf(entry))
  const named = entries.map((entry) => ({ entry, town: placeNameKey(entry.city) }))
  return { alike, byName: listsBy(named, (one) => nameKey(one.entry)) }
}

/** With another address or spelling. */
function doubtsAbout(
  { entry, words }: Traits<Compared>,
  { ofCategory, namesIn }: EntriesIndex,
  like: readonly Alike<Entry>[],
): Doubt[] {
  const town = placeNameKey(entry.city)
  const called = ofCategory(entry.category).byName.get(nameKey(entry))
  const elsewhere = called?.flatMap((one) => (one.town === town ? [] : one.entry))
  const near = [...doubt('similar', namesIn(town)(words)), ...doubt('moved', elsewhere)]
  if (near.length > 0) return near
  const named = like.filter(isNamedAlike)
  const found = (named.length > 0 ? named : like).map((one) => one.entry)
  return doubt(named.length > 0 ? 'alike' : 'shared', found)
}

const kinds = {
  ...({ same_elsewhere: 'known', similar: 'similar', moved: 'moved', alike: 'similar' } as const),
  ...({ shared: 'shared', alike_row: 'similar', shared_row: 'shared' } as const),
}

function doubt(id: keyof typeof kinds, found: readonly Entry[] = []): Doubt[] {
  const by = id === 'same_elsewhere' || id === 'similar' ? 'category' : 'address'
  const said = remark(id, null, { listed: listed(found, by) }, kinds[id])
  return found[0] ? [{ remark: said, entry: ofPublic(found[0]) }] : []
}

const isNamedAlike = ({ reasons }: Likeness) => reasons.includes('name')

/** Earlier rows that may be the same provider; those of one name at different addresses are branches. */
function doubtsWithin({ uuid }: ReadRow, found: readonly Alike<NewRow>[]): Doubt[] {
  const all = found.filter(({ entry }) => !(entry.hasUuid && uuid !== null))
  const like = all.find((one) => isNamedAlike(one) && one.reasons.includes('address'))
  const twin = like ?? all.find((one) => !isNamedAlike(one))
  if (!twin) return []
  const [id, { row, name }] = [like ? 'alike_row' : 'shared_row', twin.entry] as const
  return [{ remark: remark(id, null, { row, name: shorten(name) }, kinds[id]), entry: null }]
}

const nameKey = ({ name }: Pick<Entry, 'name'>) => identityOf({ name, street: '', plz: '' })

const compared = ['category', 'name', 'street', 'plz', 'city', 'email', ...phoneNames] as const

/** Needs no cleaning, because stored entries are clean. */
export function ofPublic(entry: Entry): ExistingEntry {
  const { uuid, updatedAt, checkedAt } = entry
  const services = withoutBarrierfree(entry.services)
  const fields = services === entry.services ? entry : { ...entry, services }
  return { id: uuid, state: 'published', isTrashed: false, updatedAt, checkedAt, fields }
}

/** Pending requests and entries in the trash, by id. */
async function findHidden(payload: Payload) {
  const where: Where = { or: [{ state: { equals: 'pending' } }, { deletedAt: { exists: true } }] }
  const docs = await findAll(payload, 'entries', { where, depth: 1, trash: true })
  return new Map(
    docs.map((doc) => {
      const { id, state, deletedAt } = doc
      return [id, { ...ofPublic(entryOf(doc)), state, isTrashed: Boolean(deletedAt) }]
    }),
  )
}
