import { placeNameKey } from '#lib/places/postcodes.ts'
import type { RegionPlace } from '#shared/regionPlaces'
import { isSameTown } from '#shared/visitorLocation'

/** A place's own or its municipality's position, or null; `postcodes` tell places of one name apart. */
export function storedPosition(places: readonly RegionPlace[], name: string, postcodes: ReadonlySet<string>) {
  const called = places.filter((one) => placeNameKey(one.name) === placeNameKey(name))
  const named = called.length > 0 ? called : places.filter((one) => isSameTown(one.name, name))
  const place =
    named.find(({ postcode }) => postcodes.has(postcode)) ?? (named.length > 1 ? undefined : named[0])
  if (place?.position) return { position: place.position, measuredFrom: '' }
  const municipality = places.find((one) => one.name === place?.municipality && one.name === one.municipality)
  return municipality?.position ? { position: municipality.position, measuredFrom: municipality.name } : null
}
