import type { EntryFieldName, OpenKey } from './entryFields.ts'

/**
 * How staff know the fields of an entry, apart from the table itself, which every visitor's script carries. As a column
 * of the export and the template a field is headed so; further names are in the CMS (`columnWords.ts`).
 */
export const fieldHeadings: Readonly<Record<EntryFieldName, string>> = {
  category: 'Kategorie',
  name: 'Name',
  street: 'Straße',
  plz: 'PLZ',
  city: 'Ort',
  phone: 'Telefon',
  mobile: 'Mobil',
  email: 'E-Mail',
  website: 'Website',
  open1: 'Öffnung 1',
  open2: 'Öffnung 2',
  open3: 'Öffnung 3',
  open4: 'Öffnung 4',
  open5: 'Öffnung 5',
  services: 'Leistungen',
  barrierfree: 'Barrierefrei',
  additionalInfo: 'Zusatzinfo',
  lat: 'lat',
  lon: 'lon',
  closedDates: 'Geschlossen',
  homeVisits: 'Hausbesuche',
  serviceArea: 'Einsatzgebiet',
}

type Reviewed = Exclude<EntryFieldName, OpenKey | 'lon'> | 'opened'

/** In comparisons the opening lines are one thing, and so is the place on the map. */
function reviewed(name: EntryFieldName | 'opened'): Reviewed {
  if (name === 'lon') return 'lat'
  return name.startsWith('open') ? 'opened' : (name as Reviewed)
}

/** Its key in the catalogues. */
export const reviewLabel = (name: EntryFieldName | 'opened') => `review.field.${reviewed(name)}` as const
