import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { afterCommitOncePerKey } from '#database/afterCommit.ts'
import { isReverting } from '#hooks/journal/revertNotes.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { localeOf, translate } from '#lib/words/translate.ts'
import type { StoredEntry } from '#payload-types.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { type Position, positionOf, roundedDegrees } from '#shared/region'

/** Key in `req.context`: the entry or row of a file whose values are taken over; its position keeps its source. */
export const valuesTakenFrom = 'valuesTakenFrom'

type Placed = Pick<StoredEntry, 'lat' | 'lon' | 'positionSource'>
type Address = Pick<StoredEntry, 'street' | 'plz' | 'city'>
export type EntryPosition = Required<Placed> & { needsLocating: boolean }

export function placeOf({ lat, lon }: Partial<Placed>): Position | null {
  const place = positionOf({ lat: lat ?? null, lon: lon ?? null })
  return place && { lat: roundedDegrees(place.lat), lon: roundedDegrees(place.lon) }
}
export const isSamePlace = (one: Position | null, other: Position | null) =>
  one?.lat === other?.lat && one?.lon === other?.lon
const addressText = ({ street, plz, city }: Partial<Address>) =>
  [street, plz, city].map((part) => (part ?? '').trim().replace(/\s+/g, ' ').toLowerCase()).join('|')

/**
 * The rule of an entry's position, for every write. A position is given if it differs from the stored one; otherwise a
 * new address gets the middle of its postcode, and `locateEntries` looks for it.
 */
export function positionOfWrite(
  payload: Payload,
  before: Partial<StoredEntry> | null | undefined,
  data: Partial<Placed & Address>,
  taken?: Placed,
): EntryPosition {
  const [given, stored] = [placeOf(data), placeOf(before ?? {})]
  if (given && !isSamePlace(given, stored)) return withSource(given, givenSource(payload, given, data, taken))
  // Payload names an empty document where an entry is created.
  if (!before?.id) return { ...withSource(null, null), needsLocating: true }
  if (addressText(before) !== addressText(data)) {
    const middle = publicDataOf(payload).middleOfPostcode(data.plz ?? '', before.id)
    return { ...withSource(middle, middle && 'postcode'), needsLocating: true }
  }
  if (given)
    return { ...given, positionSource: before.positionSource ?? null, needsLocating: isWanted(before) }
  // A position that a person takes away is not looked up again.
  return { ...withSource(null, null), needsLocating: !stored && isWanted(before) }
}

const isWanted = ({ needsLocating }: Partial<StoredEntry>) => needsLocating === true

/** @param source `undefined` if not known yet */
const withSource = (place: Position | null, source: Placed['positionSource']): EntryPosition => ({
  lat: place?.lat ?? null,
  lon: place?.lon ?? null,
  positionSource: source ?? null,
  needsLocating: source === 'postcode' || (place !== null && source === undefined),
})

/** Forms look positions up before they send them: one found for the address was not typed. */
function givenSource(
  payload: Payload,
  given: Position,
  address: Partial<Address>,
  taken: Placed | undefined,
): Placed['positionSource'] {
  const isTaken = taken !== undefined && isSamePlace(given, placeOf(taken))
  if (isTaken && taken.positionSource) return taken.positionSource
  const { street, plz, city } = address
  // Lists that were exported carry it.
  if (isSamePlace(given, placeOf(publicDataOf(payload).middleOfPostcode(plz ?? '') ?? {}))) return 'postcode'
  const { known, hasUpstream } = runtimeOf(payload).geocoder
  const found = known({ street: street ?? '', plz: plz ?? '', city: city ?? '' })
  if (isSamePlace(given, placeOf(found ?? {}))) return 'geocoded'
  if (isTaken) return null
  // Another server may have looked it up for the form; `locateEntries` finds that out.
  return hasUpstream && found === undefined ? undefined : 'typed'
}

/**
 * An act that is reverted or an earlier version brings its own position back.
 * @throws ValidationError for half of a position
 */
export const placeEntry: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.context.isRestoringVersion || req.context[isReverting]) return
  const missing = (['lat', 'lon'] as const).filter((name) => (data[name] ?? -1) === -1)
  if (missing.length === 1) {
    const message = translate(localeOf(req), 'error.position_invalid')
    const errors = missing.map((path) => ({ path, message }))
    throw new ValidationError({ collection: 'entries', req, errors }, req.t)
  }
  const taken = req.context[valuesTakenFrom] as Placed | undefined
  return { ...data, ...positionOfWrite(req.payload, originalDoc, data, taken) }
}

export const locateAfterCommit: CollectionAfterChangeHook<StoredEntry> = async ({ doc, req }) => {
  if (doc.needsLocating) await wakeLocating(req)
}

export const wakeLocating = (req: PayloadRequest) =>
  afterCommitOncePerKey(req, 'locate', '', () => runtimeOf(req.payload).locating.wake())
