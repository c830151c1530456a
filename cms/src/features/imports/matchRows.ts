import { categoryKey } from '@directory/shared/categoryName'
import type { Entry } from '@directory/shared/entry'
import { identityOf } from '@directory/shared/entryIdentity'
import { columnFields } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { yieldToRequests } from '../../clock.ts'
import {
  type Compared,
  createAlikeIndex,
  type Likeness,
  type Traits,
  traitsOf,
} from '../../collections/Entries/alikeIndex.ts'
import { findAll } from '../../lib/find/find.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'
import { townKeyOf } from '../../publicData/nameKey.ts'
import { keyOfCategory } from './cells.ts'
import type { ExistingEntry } from './planRow.ts'
import type { ReadRow } from './readRow.ts'
import { listed, type RowRemark, remark, shorten } from './remarks.ts'

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

/** That a row may be a provider who is known, or who stands in an earlier row (`entry` is null then). */
export interface Doubt {
  remark: RowRemark
  entry: ExistingEntry | null
}

interface NewRow extends Compared {
  row: number
  hasUuid: boolean
}

export type RowMatcher = Awaited<ReturnType<typeof createRowMatcher>>

/** Finds the entries that rows speak of, and rows of one file that speak of the same. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export async function createRowMatcher(payload: Payload) {
  const model = publicDataOf(payload)
  const docs = await findAll(payload, 'categories')
  const categories = new Map(docs.map(({ id, name }) => [id, name]))
  const idsByPlace = new Map<string, string[]>()
  const idsByName = new Map<string, string[]>()
  const alikeEntries = createAlikeIndex<Entry>()
  // At once: an entry that changes its category meanwhile must not be met twice, or not at all.
  for (const entries of model.allCategories('').map((name) => model.entriesOfCategory(name))) {
    for (const entry of entries) {
      addTo(idsByPlace, identityOf(entry), entry.uuid)
      addTo(idsByName, nameKey(entry), entry.uuid)
      alikeEntries.add(traitsOf(entry))
    }
    await yieldToRequests()
  }
  const alikeRows = createAlikeIndex<NewRow>()
  /** Rows by the entry they change or create, and by the identity of those they create. */
  const rowsById = new Map<string, number>()
  const rowsByNewIdentity = new Map<string, { row: number; hasUuid: boolean }>()
  let hidden = new Map<string, ExistingEntry>()

  /** Call it with the UUIDs of some rows before they are matched: entries that are not public are looked up together. */
  async function prepare(uuids: readonly string[]): Promise<void> {
    const ids = uuids.filter((uuid) => !model.entry(uuid))
    hidden = ids.length > 0 ? await findHidden(payload, ids, categories) : new Map()
  }

  // Each row is compared with the entries and the rows before it, and is then one of those itself.
  const traits = new WeakMap<ReadRow, Traits<Compared>>()
  function traitsOfRow(read: ReadRow): Traits<Compared> {
    const known = traits.get(read) ?? traitsOf(comparedOf(read))
    traits.set(read, known)
    return known
  }

  const publicEntries = (ids: readonly string[] = []) => ids.flatMap((id) => model.entry(id) ?? [])
  function find(uuid: string): ExistingEntry | null {
    const entry = model.entry(uuid)
    return entry ? ofPublic(entry) : (hidden.get(uuid) ?? null)
  }

  function match(read: ReadRow): RowMatch {
    const { name, street, plz, category } = read.fields
    const place = name && street && plz ? identityOf({ name, street, plz }) : null
    const samePlace = publicEntries(idsByPlace.get(place ?? ''))
    const key = category ? keyOfCategory(category) : null
    const identity = place !== null && key !== null ? `${place}|${key}` : null
    const ids = samePlace.flatMap((entry) => (keyOfCategory(entry.category) === key ? entry.uuid : []))
    return { ...matchOf(read, ids), samePlace, identity }
  }

  /** @param ids those of the entries that the row's identity means */
  function matchOf({ uuid }: ReadRow, ids: readonly string[]): Omit<RowMatch, 'samePlace' | 'identity'> {
    const [first] = ids
    const known = uuid ? find(uuid) : null
    if (known) {
      const isOther = ids.length > 0 && !ids.includes(known.id)
      return { known, id: known.id, faults: isOther ? [remark('two_entries', 'uuid')] : [], warnings: [] }
    }
    if (uuid) {
      const faults = uuidPattern.test(uuid) ? [] : [remark('no_uuid', 'uuid')]
      return { known, id: uuid, faults, warnings: first ? [remark('same_uuidless')] : [] }
    }
    const faults = ids.length > 1 ? [remark('many_twins', null, { count: ids.length })] : []
    const meant = first === undefined ? null : find(first)
    return { known: meant, id: meant?.id ?? crypto.randomUUID(), faults, warnings: [] }
  }

  /** The number of a good row before this one that speaks of the same entry. */
  function earlierRow({ uuid }: ReadRow, { known, id, identity }: RowMatch): number | undefined {
    const earlier = rowsByNewIdentity.get(identity ?? '')
    // Two rows with UUIDs of their own are two entries, as the export of a directory with two alike has them.
    const isTwin = !known && earlier && !(uuid !== null && earlier.hasUuid)
    return rowsById.get(id) ?? (isTwin ? earlier.row : undefined)
  }

  /** Remembers a row. @param isTaken false for one that stays out: nothing is like it, but what it shares says as little */
  function remember(row: number, read: ReadRow, { known, id, identity }: RowMatch, isTaken = true): void {
    const hasUuid = read.uuid !== null
    if (isTaken) rowsById.set(id, row)
    if (known) return
    const own = traitsOfRow(read)
    alikeRows.add({ ...own, entry: { ...own.entry, row, hasUuid } }, isTaken)
    if (isTaken && identity !== null && !rowsByNewIdentity.has(identity))
      rowsByNewIdentity.set(identity, { row, hasUuid })
  }

  /** The row may duplicate an entry that has another category, address or spelling, or an earlier row. */
  function possibleDuplicates(read: ReadRow, { samePlace }: RowMatch): Doubt[] {
    const own = traitsOfRow(read)
    const inFile = fromRows(read, alikeRows.like(own))
    const doubt = (found: readonly Entry[], said: RowRemark): Doubt[] =>
      found[0] ? [{ remark: said, entry: ofPublic(found[0]) }] : []
    const asked = (id: 'similar' | 'moved' | 'alike' | 'shared', found: readonly Entry[]) => {
      const kind = id === 'alike' ? 'similar' : id
      return doubt(
        found,
        remark(id, null, { listed: listed(found, id === 'similar' ? 'category' : 'address') }, kind),
      )
    }
    if (samePlace.length > 0) {
      const said = remark('same_elsewhere', null, { listed: listed(samePlace, 'category') }, 'known')
      return [...doubt(samePlace, said), ...inFile]
    }
    const { name, city, category = '' } = read.fields
    if (!name || !city) return []
    const town = townKeyOf(city)
    const moved = publicEntries(idsByName.get(nameKey({ name, category }))).filter(
      (one) => townKeyOf(one.city) !== town,
    )
    const similar = model.similarEntries(name, (entry) => townKeyOf(entry.city) === town)
    const named = [...asked('similar', similar), ...asked('moved', moved)]
    if (named.length > 0) return [...named, ...inFile]
    const like = alikeEntries.like(own)
    const sameName = like.filter(isNamedAlike).map(({ entry }) => entry)
    if (sameName.length > 0) return [...asked('alike', sameName), ...inFile]
    return [
      ...asked(
        'shared',
        like.map(({ entry }) => entry),
      ),
      ...inFile,
    ]
  }

  return {
    ...{ prepare, match, earlierRow, remember, possibleDuplicates, find },
    isKnownCategory: knownCategories([...categories.values()]),
  }
}

const isNamedAlike = ({ reasons }: Likeness) => reasons.includes('name')

/** Rows of one name at different addresses are branches. */
function fromRows({ uuid }: ReadRow, found: ({ entry: NewRow } & Likeness)[]): Doubt[] {
  const all = found.filter(({ entry }) => !(entry.hasUuid && uuid !== null))
  const like = all.find((one) => isNamedAlike(one) && one.reasons.includes('address'))
  const other = all.find((one) => !isNamedAlike(one))
  const twin = like ?? other
  if (!twin) return []
  const { row, name } = twin.entry
  const values = { row, name: shorten(name) }
  const said = like
    ? remark('alike_row', null, values, 'similar')
    : remark('shared_row', null, values, 'shared')
  return [{ remark: said, entry: null }]
}

function knownCategories(names: readonly string[]): (name: string) => boolean {
  const keys = new Set(names.map((name) => categoryKey(name)))
  return (name) => keys.has(keyOfCategory(name))
}

function addTo(index: Map<string, string[]>, key: string, id: string): void {
  const ids = index.get(key)
  if (ids) ids.push(id)
  else index.set(key, [id])
}

const nameKey = ({ name, category }: Pick<Entry, 'name' | 'category'>) =>
  `${identityOf({ name, street: '', plz: '' })}|${keyOfCategory(category)}`

function comparedOf({ fields }: ReadRow): Compared {
  const { category = '', name = '', street = '', plz = '', city = '' } = fields
  const { email = '', phone = '', mobile = '' } = fields
  return { category, name, street, plz, city, email, phone, mobile }
}

function ofPublic(entry: Entry): ExistingEntry {
  const { uuid, updatedAt, ...fields } = entry
  return { id: uuid, state: 'published', isTrashed: false, updatedAt, checkedAt: entry.checkedAt, fields }
}

/** Entries among `ids` that the public does not see: pending ones and those in the trash. */
async function findHidden(
  payload: Payload,
  ids: readonly string[],
  categories: ReadonlyMap<string, string>,
): Promise<Map<string, ExistingEntry>> {
  const { docs } = await payload.db.find<Record<string, unknown> & { id: string }>({
    ...{ collection: 'entries', where: { id: { in: [...ids] } }, limit: 0, pagination: false },
  })
  return new Map(
    docs.map((doc) => {
      const fields = Object.fromEntries(columnFields.map((field) => [field, doc[field] ?? undefined]))
      const entry: ExistingEntry = {
        id: doc.id,
        state: doc.state === 'pending' ? 'pending' : 'published',
        isTrashed: Boolean(doc.deletedAt),
        updatedAt: new Date(doc.updatedAt as string).toISOString(),
        checkedAt: null,
        fields: { ...fields, category: categories.get(String(doc.category)) ?? '' },
      }
      return [doc.id, entry]
    }),
  )
}
