import type { TextareaField } from 'payload'
import { validatePlaces } from '../../operations/collections/validate.ts'

/** All places where a visitor may live, with or without providers. */
export const placesField: TextareaField = {
  name: 'places',
  type: 'textarea',
  label: { de: 'Gemeinden und Ortsteile', en: 'Municipalities and villages' },
  maxLength: 200_000,
  validate: validatePlaces as never,
  admin: {
    rows: 12,
    description: {
      de: 'Jede Zeile ein Ort: Name; Gemeinde; PLZ; Breitengrad; Längengrad. Die Grade dürfen fehlen, dann zählt die Gemeinde. Die mitgelieferten Grade stammen von GeoNames (CC BY 4.0), einige von Hand.',
      en: 'One place a line: name; municipality; postcode; latitude; longitude. Degrees may be missing, then the municipality counts. Those supplied come from GeoNames (CC BY 4.0), some by hand.',
    },
  },
}
