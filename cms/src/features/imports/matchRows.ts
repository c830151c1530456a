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
import { publicDataOf } from '#publicData/live/publicData.ts'
import { townKeyOf } from '#publicData/nameKey.ts'
import { mostSimilar } from '#publicData/words/EntryNames.ts'
import { minSlipLength } from '#publicData/words/nameSimilarity.ts'
import { nameWords } from '#publicData/words/nameWords.ts'
import { appendTo } from '#shared/appendTo'
import { withoutBarrierfree } from '#shared/barrierfree'
import type { Entry } from '#shared/entry'
import { identityOf } from '#shared/entryIdentity'
import type { QuestionKind } from '#shared/fields/importFields'
import { isUuid } from '#shared/token'
import { keyOfCategory } from './cells.ts'
import { listed, type RowRemark, remark, shorten } from './remarks.ts'
import type { Columns, ExistingEntry, ReadRow } from './rows.ts'

export interface RowMatch {
  known: ExistingEntry | null
  /** Id of the changed entry, or of the new one. */
  id: string
  /** Why the row's entry is unclear, or may not be changed. */
  faults: RowRemark[]
  warnings: RowRemark[]
  /** Public entries with the row's name, postcode and street. */
  samePlace: readonly Entry[]
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

export async function createRowMatcher(payload: Payload, columns: Columns) {
  const model = publicDataOf(payload)
  const hidden = columns.includes('uuid') ? await findHidden(payload) : null
  const index = await indexEntries(payload)
  /** Rows by the entry they change or create, and by the identity of those they create. */
  const [rowsById, newRows] = [new Map<string, number>(), new Map<string, NewRow>()]

  // Each row is compared with the entries and the earlier rows.
  let last: { read: ReadRow; traits: Traits<Compared> } | null = null
  function traitsOfRow(read: ReadRow) {
    if (last?.read !== read) last = { read, traits: traitsOf(comparedOf(read)) }
    return last.traits
  }

  function match({ uuid, fields }: Pick<ReadRow, 'uuid' | 'fields'>): RowMatch {
    const { name, street, plz, category } = fields
    const place = name && street && plz ? identityOf({ name, street, plz }) : null
    const samePlace = index.byPlace.get(place ?? '') ?? []
    const key = category ? keyOfCategory(category) : null
    const identity = place !== null && key !== null ? `${place}|${key}` : null
    const meant = samePlace.filter((entry) => keyOfCategory(entry.category) === key)
    const [first] = meant
    const named = model.entry(uuid ?? '')
    const given = named ? ofPublic(named) : hidden?.get(uuid ?? '')
    const known = given ?? (first && !uuid ? ofPublic(first) : null)
    const found = { known, id: known?.id ?? uuid ?? crypto.randomUUID(), samePlace, identity, warnings: [] }
    if (given && first && !meant.some((entry) => entry.uuid === given.id))
      return { ...found, faults: [remark('two_entries', 'uuid')] }
    if (!uuid && meant.length > 1)
      return { ...found, faults: [remark('many_twins', null, { count: meant.length })] }
    if (given || !uuid) return { ...found, faults: [] }
    const faults = isUuid(uuid) ? [] : [remark('no_uuid', 'uuid')]
    return { ...found, faults, warnings: first ? [remark('same_uuidless')] : [] }
  }

  return {
    match,
    /** Number of a valid row about the same entry. */
    earlierRow({ uuid }: ReadRow, { known, id, identity }: RowMatch) {
      const earlier = newRows.get(identity ?? '')
      // Two rows with different UUIDs are two entries: exports contain entries that are alike.
      const isRepeated = !known && !(uuid !== null && earlier?.hasUuid)
      return rowsById.get(id) ?? (isRepeated ? earlier?.row : undefined)
    },
    /** Remembers a row. @param isTaken false for a rejected one, of which only common contact data count */
    remember(row: number, read: ReadRow, { known, id, identity }: RowMatch, isTaken: boolean) {
      if (isTaken) rowsById.set(id, row)
      if (known) return
      const traits = traitsOfRow(read)
      const entry = { ...traits.entry, row, hasUuid: read.uuid !== null }
      index.alike.add({ ...traits, entry }, isTaken)
      if (isTaken && identity !== null && !newRows.has(identity)) newRows.set(identity, entry)
    },
    possibleDuplicates(read: ReadRow, { samePlace }: RowMatch): Doubt[] {
      const own = traitsOfRow(read)
      const like = index.alike.like(own)
      const rows = like.filter((one): one is Alike<NewRow> => 'row' in one.entry)
      const entries = like.filter((one): one is Alike<Entry> => !('row' in one.entry))
      return [...doubtsAbout(read, own, samePlace, index, entries), ...doubtsWithin(read, rows)]
    },
  }
}

/** Indexes the public entries; new rows are added to `alike` only. */
async function indexEntries(payload: Payload) {
  const model = publicDataOf(payload)
  const byPlace = new Map<string, Entry[]>()
  const byNameKey = new Map<string, Entry[]>()
  const byTown = new Map<string, Entry[]>()
  const alike = createDuplicateIndex<Entry | NewRow>()
  // Read at once: an entry that changes its category meanwhile must be found exactly once.
  for (const entries of model.allCategories('').map((name) => model.entriesOfCategory(name))) {
    for (const entry of entries) {
      appendTo(byPlace, identityOf(entry), entry)
      appendTo(byNameKey, nameKey(entry), entry)
      appendTo(byTown, townKeyOf(entry.city), entry)
      alike.add(traitsOf(entry))
    }
    await yieldToRequests()
  }
  const indexed = new Map<string, ReturnType<typeof indexNames>>()
  const namesIn = (town: string) => {
    const names = indexed.get(town) ?? indexNames(byTown.get(town) ?? [])
    indexed.set(town, names)
    return names
  }
  return { byPlace, byNameKey, namesIn, alike }
}

/** A word, and it without each one of its letters, so that it is found despite a typing error. */
const slips = (word: string) =>
  word.length < minSlipLength
    ? [word]
    : [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))]

/** Finds similar names, best first. Every word of the shorter name stands in the longer one, so its rarest does. */
function indexNames(entries: readonly Entry[]) {
  const all = entries.map((entry) => ({ entry, words: nameWords(entry.name) }))
  const [byWord, byRarest] = [new Map<string, typeof all>(), new Map<string, typeof all>()]
  for (const one of all) for (const key of new Set(one.words.flatMap(slips))) appendTo(byWord, key, one)
  const countOf = (keys: string[]) => keys.reduce((sum, key) => sum + (byWord.get(key)?.length ?? 0), 0)
  const rarest = (words: readonly string[][]) =>
    words.reduce((rare, keys) => (countOf(keys) < countOf(rare) ? keys : rare), words[0] ?? [])
  for (const one of all)
    for (const key of [...rarest(one.words.map(slips)), one.words.join('')]) appendTo(byRarest, key, one)
  return (wanted: readonly string[]): Entry[] => {
    const keys = wanted.map(slips)
    const shorter = [...keys.flat(), wanted.join('')].flatMap((key) => byRarest.get(key) ?? [])
    const longer = rarest(keys).flatMap((key) => byWord.get(key) ?? [])
    return mostSimilar(wanted, new Set([...longer, ...shorter]))
  }
}

/** Entries that may be the same provider under another category, address or spelling. */
function doubtsAbout(
  { fields }: ReadRow,
  own: Traits<Compared>,
  samePlace: readonly Entry[],
  { byNameKey, namesIn }: Awaited<ReturnType<typeof indexEntries>>,
  like: readonly Alike<Entry>[],
): Doubt[] {
  const { name, city, category = '' } = fields
  if (samePlace.length > 0) return doubt('same_elsewhere', 'known', samePlace)
  if (!name || !city) return []
  const town = townKeyOf(city)
  const elsewhere = byNameKey.get(nameKey({ name, category }))?.filter((one) => townKeyOf(one.city) !== town)
  const near = [
    ...doubt('similar', 'similar', namesIn(town)(own.words)),
    ...doubt('moved', 'moved', elsewhere ?? []),
  ]
  if (near.length > 0) return near
  const named = like.filter(isNamedAlike)
  const entriesOf = (all: typeof like) => all.map(({ entry }) => entry)
  return named.length > 0
    ? doubt('alike', 'similar', entriesOf(named))
    : doubt('shared', 'shared', entriesOf(like))
}

function doubt(
  id: 'same_elsewhere' | 'similar' | 'moved' | 'alike' | 'shared',
  kind: QuestionKind,
  found: readonly Entry[],
): Doubt[] {
  const by = id === 'same_elsewhere' || id === 'similar' ? 'category' : 'address'
  const said = remark(id, null, { listed: listed(found, by) }, kind)
  return found[0] ? [{ remark: said, entry: ofPublic(found[0]) }] : []
}

const isNamedAlike = ({ reasons }: Likeness) => reasons.includes('name')

/** Earlier rows that may be the same provider; those of one name at different addresses are branches. */
function doubtsWithin({ uuid }: ReadRow, found: readonly Alike<NewRow>[]): Doubt[] {
  const all = found.filter(({ entry }) => !(entry.hasUuid && uuid !== null))
  const like = all.find((one) => isNamedAlike(one) && one.reasons.includes('address'))
  const likeRow = like ?? all.find((one) => !isNamedAlike(one))
  if (!likeRow) return []
  const [id, kind] = like ? (['alike_row', 'similar'] as const) : (['shared_row', 'shared'] as const)
  const { row, name } = likeRow.entry
  return [{ remark: remark(id, null, { row, name: shorten(name) }, kind), entry: null }]
}

const nameKey = ({ name, category }: Pick<Entry, 'name' | 'category'>) =>
  `${identityOf({ name, street: '', plz: '' })}|${keyOfCategory(category)}`

function comparedOf({ fields }: ReadRow): Compared {
  const { category = '', name = '', street = '', plz = '', city = '' } = fields
  const { email = '', phone = '', mobile = '' } = fields
  return { category, name, street, plz, city, email, phone, mobile }
}

/** Needs no cleaning, because stored entries are clean. */
export function ofPublic(entry: Entry): ExistingEntry {
  const { uuid, updatedAt, checkedAt } = entry
  const fields = { ...entry, services: withoutBarrierfree(entry.services) }
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
