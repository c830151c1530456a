import { placeNameKey } from '#lib/places/postcodes.ts'
import { listsBy } from '#shared/appendTo'
import { differsByOne } from '#shared/differsByOne'
import { compareGerman, foldedWords } from '#shared/fold'
import { type Position, parsePoint } from '#shared/region'
import type { RegionPlace } from '#shared/regionPlaces'
import type { Location, Town } from '#shared/town'
import { isSameTown, visitorLocationAt } from '#shared/visitorLocation'
import type { EntryStore } from './EntryStore.ts'
import { townsOf } from './townsOf.ts'
import { editDistance } from './words/Spelling.ts'
import { soundOf } from './words/soundOf.ts'

/** Longer than any label: a name and its municipality have 80 letters each. Nothing longer is looked at. */
const maxPlaceLength = 200
const minGuessed = 3
const maxGuesses = 3
/** Characters, to compare by sound: shorter names sound like too many others. */
const minHeard = 5
const isNearly = (typed: string, name: string) =>
  Math.min(typed.length, name.length) > 7 &&
  Math.abs(typed.length - name.length) < 3 &&
  editDistance(typed, name) < 3

const isHeardAs = (typed: string, name: string) =>
  typed.length >= minHeard && soundOf(typed) === soundOf(name) && Math.abs(typed.length - name.length) < 3

/** With its municipality if several have its name. */
export function labelPlaces(places: readonly RegionPlace[]) {
  const keyOf = ({ name }: RegionPlace) => foldedWords(name)[0]
  const alike = listsBy(places, keyOf)
  const isTwice = (place: RegionPlace) =>
    (alike.get(keyOf(place)) ?? []).some((other) => other !== place && isSameTown(other.name, place.name))
  return new Map(
    places.map((place) => [
      place,
      place.municipality !== place.name && isTwice(place)
        ? `${place.name} (${place.municipality})`
        : place.name,
    ]),
  )
}

export function municipalitiesFirst(places: readonly RegionPlace[]) {
  const isVillage = ({ name, municipality }: RegionPlace) => Number(name !== municipality)
  return [...places].sort((a, b) => isVillage(a) - isVillage(b))
}

/** Those that an Admin keeps, and all other towns with listed providers. */
export class RegionPlaces {
  private labels: Map<RegionPlace, string>
  private byKey = new Map<string, RegionPlace>()

  constructor(
    private places: readonly RegionPlace[],
    private towns: readonly Town[],
    private middleOfPostcode: (postcode: string) => Position | null,
  ) {
    this.labels = labelPlaces(places)
    const put = (name: string, place: RegionPlace) => {
      if (!this.byKey.has(placeNameKey(name))) this.byKey.set(placeNameKey(name), place)
    }
    for (const [place, label] of this.labels) put(label, place)
    for (const place of municipalitiesFirst(places)) put(place.name, place)
    for (const place of places) put(`${place.name} (${place.municipality})`, place)
  }

  /** Own position or the municipality's is known; in German order. */
  all() {
    const labelled = [...this.labels].flatMap(([place, label]) =>
      this.locationOf(place) ? [{ label, postcode: place.postcode }] : [],
    )
    const isKept = (city: string) => this.places.some(({ name }) => isSameTown(name, city))
    const others = this.towns.flatMap(({ city }) => (isKept(city) ? [] : [{ label: city, postcode: '' }]))
    return [...labelled, ...others].sort((a, b) => compareGerman(a.label, b.label))
  }

  /** By a label, a name, a postcode, a postcode and a name, or `lat,lon`; else null. */
  find(from: string) {
    if (from.length > maxPlaceLength) return null
    const point = parsePoint(from.replace(/\s/g, ''))
    if (point) return this.at(point)
    const key = placeNameKey(from)
    // Of several postcodes the last one before the name counts.
    const [, postcode = '', name = ''] = /^(?:\d{5} )*(\d{5}) (.+)$/.exec(key) ?? []
    if (name === '') return this.ofText(from, key)
    return this.ofPostcodeAndName(postcode, name) ?? this.ofText(name, name)
  }

  guesses(from: string) {
    const typed = foldedWords(from.slice(0, 100)).join(' ')
    if (typed.length < minGuessed || /\d/.test(typed)) return []
    const ranked = this.all().flatMap(({ label }) => {
      const name = foldedWords(label.replace(/\(.*\)$/, '')).join(' ')
      const [first = ''] = name.split(' ')
      const isSlip = [name, first].some((one) => differsByOne(typed, one))
      const isAlike = isNearly(typed, name) || isHeardAs(typed, name)
      const rank = isSlip ? 0 : name.startsWith(typed) ? 1 : isAlike ? 2 : null
      return rank === null ? [] : { label, rank }
    })
    return ranked
      .sort((a, b) => a.rank - b.rank)
      .slice(0, maxGuesses)
      .map(({ label }) => label)
  }

  private ofText(text: string, key: string) {
    if (/^\d{5}$/.test(key)) return this.ofPostcode(key)
    return key === '' ? null : this.named(text, key)
  }

  private named(from: string, key: string) {
    const place = this.byKey.get(key) ?? null
    const town = this.towns.find(({ city }) => placeNameKey(city) === key)
    if (place) return this.locationOf(place, key)
    if (town) return fromTown(town)
    const loose = this.places.find(({ name }) => isSameTown(name, from))
    if (loose) return this.locationOf(loose, placeNameKey(loose.name))
    const looseTown = this.towns.find(({ city }) => isSameTown(city, from))
    return looseTown ? fromTown(looseTown) : null
  }

  private ofPostcodeAndName(postcode: string, name: string) {
    const place = this.places.find((one) => one.postcode === postcode && isSameTown(one.name, name))
    return place ? this.locationOf(place) : null
  }

  /** @param key the name asked for, which other places may have, too */
  private locationOf(place: RegionPlace, key = '') {
    const { name, municipality } = place
    const within = name === municipality ? [] : [municipality]
    const position = place.position ?? this.townNamed(name, municipality)
    const from = position ?? this.positionOfMunicipality(municipality, place.postcode)
    if (!from) return null
    const { lat, lon } = from
    const measuredFrom = position || within.length === 0 ? '' : municipality
    const label = this.labels.get(place) ?? name
    return { label, names: [name], within, lat, lon, measuredFrom, others: this.othersOf(place, key) }
  }

  /** Labels of the other places that its name may also mean. */
  othersThan(label: string, place: RegionPlace | undefined) {
    const ownPlace = place ?? this.byKey.get(placeNameKey(label))
    return ownPlace ? this.othersOf(ownPlace, placeNameKey(ownPlace.name)) : []
  }

  private othersOf(place: RegionPlace, key: string) {
    if (key === '' || key === placeNameKey(this.labels.get(place) ?? '')) return []
    const isMore = ({ name }: RegionPlace) => foldedWords(name).length >= foldedWords(key).length
    const others = this.places.filter(
      (other) => other !== place && isMore(other) && isSameTown(other.name, key),
    )
    return others.map((other) => this.labels.get(other) ?? other.name)
  }

  private townNamed(name: string, municipality: string) {
    return this.towns.find(
      ({ city, within }) =>
        placeNameKey(city) === placeNameKey(name) &&
        (name === municipality || (within ?? []).includes(municipality)),
    )
  }

  private positionOfMunicipality(name: string, postcode: string) {
    const kept = this.places.find((place) => place.name === name && place.municipality === name)
    return kept?.position ?? this.townNamed(name, name) ?? this.middleOfPostcode(postcode)
  }

  private ofPostcode(postcode: string) {
    const places = this.places.filter((place) => place.postcode === postcode)
    const place = places.find(({ name, municipality }) => name === municipality) ?? places[0]
    if (place) return this.locationOf(place)
    const middle = this.middleOfPostcode(postcode)
    return middle && { ...this.at(middle), label: postcode }
  }

  /** As the nearest place, if one is near. */
  private at(position: Position): Location {
    const kept = this.places.flatMap(({ name, municipality, position }) =>
      position ? [{ city: name, within: name === municipality ? [] : [municipality], ...position }] : [],
    )
    const { names, within = [] } = visitorLocationAt(position, [...kept, ...this.towns])
    return { label: '', names: [...names], within: [...within], ...position, measuredFrom: '', others: [] }
  }
}

const fromTown = ({ city, within = [], lat, lon }: Town): Location => ({
  label: city,
  names: [city],
  within,
  lat,
  lon,
  measuredFrom: '',
  others: [],
})

const cache = new WeakMap<EntryStore, { changes: number; kept: readonly RegionPlace[]; all: RegionPlaces }>()

export function regionPlacesOf(entries: EntryStore) {
  const { towns, postcodes, changes } = entries
  const kept = entries.townPositions.places
  const before = cache.get(entries)
  if (before?.changes === changes && before.kept === kept) return before.all
  const all = new RegionPlaces(kept, townsOf(towns), (plz) => postcodes.middle(plz))
  cache.set(entries, { changes, kept, all })
  return all
}
