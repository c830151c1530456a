import { maxRegionPlaces, readRegionPlaces } from '@directory/shared/regionPlaces'
import type { TextareaField } from 'payload'

/** Every place where a visitor may live, with or without providers. */
export const placesField: TextareaField = {
  name: 'places',
  type: 'textarea',
  label: { de: 'Gemeinden und Ortsteile', en: 'Municipalities and villages' },
  maxLength: 200_000,
  validate: (value: unknown) => {
    const { places, wrong } = readRegionPlaces(typeof value === 'string' ? value : '')
    if (places.length > maxRegionPlaces) return `≤ ${maxRegionPlaces}`
    return wrong.length === 0 || `${wrong.slice(0, 5).join(', ')}: Name; Gemeinde; PLZ; 50,09; 10,79`
  },
  admin: {
    rows: 12,
    description: {
      de: 'Jede Zeile ein Ort: Name; Gemeinde; PLZ; Breitengrad; Längengrad. Die Grade dürfen fehlen, dann zählt die Gemeinde. Die mitgelieferten Grade stammen von GeoNames (CC BY 4.0), einige von Hand.',
      en: 'One place a line: name; municipality; postcode; latitude; longitude. Degrees may be missing, then the municipality counts. Those supplied come from GeoNames (CC BY 4.0), some by hand.',
    },
  },
}
