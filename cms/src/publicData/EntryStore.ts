import type { Entry } from '#shared/entry'
import { currentPlaces } from '#shared/entryMarks'
import { type CallFilter, passesFilter } from '#shared/filters'
import { homeVisitsOf } from '#shared/homeVisits'
import { exactPositionOf, isInRegion, type Position, type Region } from '#shared/region'
import { EntryIndexes } from './EntryIndexes.ts'
import { nameKey, townKeyOfEntry } from './nameKey.ts'
import { middleOf, Places } from './Places.ts'
import type { EntryRow, StaffFields } from './rows.ts'
import { ServedTowns } from './ServedTowns.ts'
import { TownPositions } from './TownPositions.ts'
import { toPublicEntry } from './toPublicEntry.ts'
import { byName } from './words/byName.ts'

/** Typed positions in a postcode, for a middle. */
const minTyped = 3
const nothingForStaff: StaffFields = { submitterEmail: '', checkedBy: '', positionSource: '' }

interface CategoryBucket {
  entries: Entry[]
  sorted: boolean
}

export class EntryStore {
  region: Region | null = null
  changes = 0
  readonly towns = new Places(townKeyOfEntry)
  readonly postcodes = new Places(({ plz }) => plz)
  readonly townPositions = new TownPositions(this.towns, this.postcodes)
  readonly served = new ServedTowns()
  private categoryChanges = 0
  private byUuid = new Map<string, Entry>()
  private buckets = new Map<string, CategoryBucket>()
  private named = new Map<string, Set<Entry>>()
  private formerKeys = new Map<string, readonly string[]>()
  private formerlyNamed = new Map<string, Set<string>>()
  /** Rows with a statement about free places that is not too old. */
  private rowsWithPlaces = new Map<string, EntryRow>()
  private staffFields = new Map<string, StaffFields>()
  private indexes = new EntryIndexes(this.byUuid)

  get words() {
    return this.indexes.complete.words
  }

  get names() {
    return this.indexes.complete.names
  }

  get phones() {
    return this.indexes.complete.phones
  }

  warm(count: number) {
    return this.indexes.warm(count)
  }

  values(): Iterable<Entry> {
    return this.byUuid.values()
  }

  get(uuid: string): Entry | undefined {
    return this.byUuid.get(uuid)
  }

  /** The middle of a postcode's addresses: looked up, else typed, if enough that one may be wrong. */
  middleOfAddresses(plz: string, except?: string): Position | null {
    const others = [...this.postcodes.entriesOf(plz)].filter(({ uuid }) => uuid !== except)
    const isLookedUp = ({ uuid }: Entry) => this.staffFieldsOf(uuid).positionSource === 'geocoded'
    const typed = others.filter((entry) => exactPositionOf(entry) !== null)
    return middleOf(others.filter(isLookedUp)) ?? (typed.length < minTyped ? null : middleOf(typed))
  }

  /** No public answer may contain them. */
  staffFieldsOf(uuid: string) {
    return this.staffFields.get(uuid) ?? nothingForStaff
  }

  put(row: EntryRow) {
    const entry = toPublicEntry(row)
    this.remove(entry.uuid)
    this.changes++
    const key = nameKey(entry.category)
    this.byUuid.set(entry.uuid, entry)
    const present = this.buckets.get(key)
    const bucket: CategoryBucket = present ?? { entries: [], sorted: true }
    if (!present) this.categoryChanges++
    bucket.entries.push(entry)
    bucket.sorted = false
    this.buckets.set(key, bucket)
    addTo(this.named, namedKey(entry.category, entry.name), entry)
    const former = formerKeysOf(entry.category, row.formerNames)
    if (former.length > 0) this.formerKeys.set(entry.uuid, former)
    this.staffFields.set(entry.uuid, row.staff)
    if (entry.places !== '') this.rowsWithPlaces.set(entry.uuid, row)
    for (const formerKey of former) addTo(this.formerlyNamed, formerKey, entry.uuid)
    this.towns.add(entry)
    this.postcodes.add(entry)
    this.served.add(entry)
    this.indexes.put(entry)
    this.townPositions.noteChange(entry)
  }

  /** Removes statements that are too old on that day from answers, filters and words. */
  forgetOld(today: string) {
    for (const row of [...this.rowsWithPlaces.values()])
      if (!currentPlaces(row.places, today)) this.put({ ...row, places: '' })
  }

  remove(uuid: string) {
    const entry = this.byUuid.get(uuid)
    if (!entry) return
    const key = nameKey(entry.category)
    this.changes++
    this.byUuid.delete(uuid)
    const bucket = this.buckets.get(key)
    if (bucket) {
      bucket.entries.splice(bucket.entries.indexOf(entry), 1)
      if (bucket.entries.length === 0) {
        this.buckets.delete(key)
        this.categoryChanges++
      }
    }
    removeFrom(this.named, namedKey(entry.category, entry.name), entry)
    for (const key of this.formerKeys.get(uuid) ?? []) removeFrom(this.formerlyNamed, key, uuid)
    this.formerKeys.delete(uuid)
    this.staffFields.delete(uuid)
    this.rowsWithPlaces.delete(uuid)
    this.towns.remove(entry)
    this.postcodes.remove(entry)
    this.served.remove(entry)
    this.indexes.remove(uuid)
    this.townPositions.noteChange(entry)
  }

  /** In order, with the positions of their towns where they lack their own. */
  ofCategory(category: string, filters: readonly CallFilter[]): Entry[] {
    const bucket = this.buckets.get(nameKey(category))
    if (!bucket) return []
    return this.sortedEntries(bucket)
      .map((entry) => this.townPositions.place(entry))
      .filter((entry) =>
        filters.every((name) => passesFilter(name, entry, { makesHomeVisits: homeVisitsOf })),
      )
  }

  inCategory(category: string): readonly Entry[] {
    const bucket = this.buckets.get(nameKey(category))
    return bucket ? this.sortedEntries(bucket) : []
  }

  /** Every displayed number of entries comes from here, so that they agree. */
  numberOf(category: string, inRegionOnly = false) {
    const bucket = this.buckets.get(nameKey(category))
    if (!bucket) return 0
    return inRegionOnly ? this.numberInRegion(bucket) : bucket.entries.length
  }

  numberOutside(category: string) {
    return this.numberOf(category) - this.numberOf(category, true)
  }

  private sortedEntries(bucket: CategoryBucket): Entry[] {
    if (!bucket.sorted) bucket.entries.sort(byName)
    bucket.sorted = true
    return bucket.entries
  }

  /** Of categories, postcodes and towns (listed or served) added and removed. */
  get changesOfNames() {
    return this.categoryChanges + this.towns.changes + this.postcodes.changes + this.served.changes
  }

  /** The spelling to show by key; for all or those of the region. */
  categories(inRegionOnly: boolean) {
    const names = new Map<string, string>()
    for (const [key, bucket] of this.buckets) {
      if (key !== '' && (!inRegionOnly || this.numberInRegion(bucket) > 0))
        names.set(key, firstSpelling(bucket))
    }
    return names
  }

  entriesNamed(category: string, name: string): Entry[] {
    return [...(this.named.get(namedKey(category, name)) ?? [])].sort(byName)
  }

  formerly(category: string, name: string): Entry | undefined {
    const uuids = this.formerlyNamed.get(namedKey(category, name)) ?? []
    return [...uuids].flatMap((uuid) => this.byUuid.get(uuid) ?? []).sort(byName)[0]
  }

  private numberInRegion({ entries }: CategoryBucket) {
    const { region } = this
    return region ? entries.filter((entry) => isInRegion(entry, region)).length : entries.length
  }
}

/** The alphabetically first, independent of the order of changes. */
function firstSpelling({ entries }: CategoryBucket) {
  let first = entries[0]?.category ?? ''
  for (const { category } of entries) if (category < first) first = category
  return first
}

/** Of names in its own category, and `category/name` in another: names of categories hold no slash. */
const formerKeysOf = (category: string, formerNames: readonly string[]) =>
  formerNames.flatMap((name) => {
    const slash = name.indexOf('/')
    const own = namedKey(category, name)
    return slash > 0 ? [own, namedKey(name.slice(0, slash), name.slice(slash + 1))] : [own]
  })

const namedKey = (category: string, name: string) => `${nameKey(category)}\n${nameKey(name)}`

function addTo<T>(map: Map<string, Set<T>>, key: string, value: T) {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}

function removeFrom<T>(map: Map<string, Set<T>>, key: string, value: T) {
  const set = map.get(key)
  set?.delete(value)
  if (set?.size === 0) map.delete(key)
}
